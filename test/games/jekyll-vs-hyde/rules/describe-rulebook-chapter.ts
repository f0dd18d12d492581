import { describe, expect, test } from 'vitest';
import {
  CHAPTERS,
  RULE_IDS,
  RULEBOOK,
  type Chapter,
  type RuleId,
} from '#games/jekyll-vs-hyde/rules/rule-index';
import { rules } from '#said/jekyll-vs-hyde/rule-sentences';

/** The rules of one chapter. */
type RuleOf<C extends Chapter> = {
  [Id in RuleId]: (typeof RULEBOOK)[Id]['chapter'] extends C ? Id : never;
}[RuleId];

/** Tests of a chapter, rule by rule under the rule's own sentence. One that is forgotten does not compile. */
export function chapter<C extends Chapter>(name: C, tests: Readonly<Record<RuleOf<C>, () => void>>): void {
  describe(`Chapter ${CHAPTERS.indexOf(name) + 1}, ${name}`, () => {
    for (const id of RULE_IDS.filter((id): id is RuleOf<C> => RULEBOOK[id].chapter === name)) {
      describe(`${id}: ${rules[id]}`, tests[id]);
    }
    test('the rules are tested in the order of the rulebook', () => {
      expect(Object.keys(tests)).toEqual(RULE_IDS.filter((id) => RULEBOOK[id].chapter === name));
    });
  });
}
