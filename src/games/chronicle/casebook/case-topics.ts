import { isWild, kindOf, type Card } from '#games/chronicle/rules/cards';
import { RULEBOOK, type Chapter } from '#games/chronicle/rules/rule-index';
import { SOURCED_ABILITIES } from '#games/chronicle/rules/ability-definitions';
import { runs, type Case } from './read-and-run-cases.ts';

/** What a case can be found by. */

/** The chapter of the rulebook that a case belongs to. */
export function chapterOf({ rules: [first] }: Case): Chapter {
  return RULEBOOK[first].chapter;
}

/** What players ask about: kinds of cards, how one lies, and what a table has filled in. */
export const TOPICS = ['wilds', 'eights', 'evil', 'down', 'filled-in'] as const;
export type Topic = (typeof TOPICS)[number];

export function topicsOf(one: Case): readonly Topic[] {
  const tried = one.claims.flatMap((claim) => (claim.type === 'refused' ? [claim.move] : []));
  const plays = [...one.moves, ...tried].flatMap((move) => (move.type === 'play' ? [move] : []));
  const open = plays.flatMap((play): readonly Card[] => (play.down === true ? [] : [play.card]));
  const chapters = one.rules.map((rule) => RULEBOOK[rule].chapter);
  const [{ positions }] = runs(one);
  const abilities = positions[0]?.context.state.rulings.abilities;
  const is: Readonly<Record<Topic, boolean>> = {
    wilds: plays.some(({ card }) => isWild(card)),
    eights: open.some((card) => kindOf(card) === '8'),
    evil: chapters.includes('evil') || one.rules.includes('evil-wanted'),
    down: plays.some(({ down }) => down === true),
    'filled-in': abilities !== SOURCED_ABILITIES,
  };
  return TOPICS.filter((topic) => is[topic]);
}
