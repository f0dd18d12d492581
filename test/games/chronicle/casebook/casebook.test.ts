import { describe, expect, test } from 'vitest';
import { translatedCase } from '#casebook/translated-case';
import { claims } from '#games/chronicle/casebook/casebook-adapter';
import {
  citedIn,
  faultsOf,
  readCase,
  runs,
  type Case,
  type Claim,
} from '#games/chronicle/casebook/read-and-run-cases';
import { CARDS } from '#games/chronicle/rules/cards';
import { SOURCED_ABILITIES } from '#games/chronicle/rules/ability-definitions';
import { RULEBOOK, RULE_IDS, type Rule } from '#games/chronicle/rules/rule-index';
import { RULINGS, type RulingId } from '#games/chronicle/rules/ruling-readings';
import { SECTIONS, type Section } from '#games/chronicle/rules/source-sections';
import type { InGame } from '#games/chronicle/rules/state';
import { everyCard } from '../rules/table.ts';
import { casebook } from './casebook.ts';

/** What no card is known to do: it happens only where a table fills slots in. */
const FILLED_IN = RULE_IDS.filter(
  (rule) =>
    (RULEBOOK[rule].chapter === 'effects' && rule !== 'take-unseen') ||
    rule === 'ability-end-of-meeting' ||
    rule === 'ability-end-of-round',
);

/** A card that does nothing brings nothing about; `a-5-that-does-nothing` shows it. */
const SILENT = 'nothing';

/** A reason of a case in words alone. */
function said(pieces: Case['why'][number]): string {
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('');
}

/** Every case is played by the machine, and answers what it says. */

function statesOf(one: Case): readonly InGame[] {
  return runs(one)[0].positions.flatMap(({ context: { state } }) => (state.phase === 'deal' ? [] : [state]));
}

describe.each(casebook)('$data.question', ({ id, data, json, translation }) => {
  test(`${id}: the machine says the same`, () => {
    expect(faultsOf(data)).toEqual([]);
  });

  test(`${id}: every card lies somewhere, and what is played by is sourced, or said to be filled in`, () => {
    for (const state of statesOf(data)) {
      expect(everyCard(state).toSorted()).toEqual(CARDS.toSorted());
      const isFilledIn =
        data.rules.some((rule) => FILLED_IN.includes(rule)) || id === 'a-5-that-does-nothing';
      if (!isFilledIn) expect(state.rulings.abilities).toEqual(SOURCED_ABILITIES);
      else
        expect([data.question, ...data.why.map(said)].join(' ')).toMatch(
          /filled in.*(no source|The manual)/i,
        );
    }
  });

  test(`${id}: something is claimed besides the rules that are cited`, () => {
    const made = runs(data).map(({ findings }) => findings.filter(({ claim }) => claim.type !== 'cites'));
    expect(Math.min(...made.map((findings) => findings.length))).toBeGreaterThan(0);
  });

  test(`${id}: it says which section says so, or that none does`, () => {
    const readings = data.ruling === null ? [] : RULINGS[data.ruling].readings;
    const about: readonly Section[] = [
      ...data.rules.flatMap((rule): readonly Section[] => RULEBOOK[rule].sources),
      ...readings.flatMap(({ sources }): readonly Section[] => sources),
    ];
    expect(data.sources.filter((section) => !about.includes(section))).toEqual([]);
    const { sources }: Rule = RULEBOOK[data.rules[0]];
    if (data.sources.length === 0) expect(sources).toEqual([]);
  });

  test(`${id}: it is a question with an answer, and whole in Japanese with the same cards`, () => {
    expect(data.question).toMatch(/^[A-Z].*\?$/);
    expect(data.answer).toMatch(/^[A-Z].*\.$/);
    const said = translatedCase(json, translation);
    const read = said.ok ? readCase(said.value) : said;
    if (!read.ok) throw new Error(`The translation of ${id} cannot be read`);
    expect(read.value.question).toMatch(/^[^A-Za-z]*？$|か？$/);
    expect(read.value.answer).toMatch(/。$/);
    expect(read.value.why).toHaveLength(data.why.length);
    expect(wordsIn(translation)).toEqual(wordsIn(json));
  });
});

/** What stands in braces in the reasons of a case. */
function wordsIn(json: unknown): readonly string[] {
  const words = [...JSON.stringify(json).matchAll(/\{(\w+)\}/g)].map(([, word = '']) => word);
  return [...new Set(words)].toSorted();
}

/** The answers of the manual’s own FAQ, and the case that shows each. */
const FAQ: Readonly<Record<string, string>> = {
  'Can a player play a Wild Card even if they can follow suit?': 'wild-though-i-can-follow',
  'What happens if a player has no cards due to a steal effect?': 'my-last-card-was-taken',
  'Can a face-down card win a Meeting?': 'can-a-face-down-card-win',
  'Is the Lead Card required to be played first?': 'must-i-lead-the-lead-card',
  'What if the Lead Card is discarded in a 5-player game?': 'lead-card-laid-aside',
  'Do Wild Cards count toward victory conditions?': 'does-a-wild-count',
  'Can the Angel protect itself from disqualification?': 'can-the-angel-save-me',
};

describe('The book is whole', () => {
  test('it has 35 cases and more, and no question twice', () => {
    expect(casebook.length).toBeGreaterThanOrEqual(35);
    expect(new Set(casebook.map(({ data }) => data.question)).size).toBe(casebook.length);
  });

  test.each(Object.entries(FAQ))('the question of the manual “%s” has its case', (_, id) => {
    const entry = casebook.find((one) => one.id === id);
    expect(entry?.data.sources).toContain('FAQ');
  });

  test.each(RULE_IDS.filter((rule) => rule !== SILENT))('%s has a case that shows it', (rule) => {
    const about = casebook.filter(({ data }) => data.rules.includes(rule));
    expect(about.filter(({ data }) => citedIn(data).has(rule))).not.toEqual([]);
  });

  test.each(Object.keys(RULINGS) as RulingId[])('the ruling %s has a case', (ruling) => {
    const about = casebook.filter(({ data }) => data.ruling === ruling);
    expect(about).not.toEqual([]);
    for (const { data } of about) {
      expect(data.readings.map(({ reading }) => reading)).toEqual(claims.rulings[ruling]);
      const said = data.readings.map(({ claims: own }) => JSON.stringify(own));
      expect(new Set(said).size).toBe(said.length);
    }
  });

  test.each(SECTIONS.filter((section) => !/Reveal History|Core: Fame/.test(section)))(
    'the section “%s” is cited',
    (section) => {
      expect(casebook.filter(({ data }) => data.sources.includes(section))).not.toEqual([]);
    },
  );

  test('an open slot is said to be open', () => {
    const [entry] = casebook.filter(({ data }) => data.rules.includes('open-slot'));
    expect(entry?.data.answer).toContain('no source we have says what a 6 does');
    expect(entry?.data.sources).toEqual([]);
  });
});

test('Whatever a case of the book claims, the opposite is refused', () => {
  let tried = 0;
  for (const { id, data } of casebook) {
    for (const [index, claim] of data.claims.entries()) {
      const otherwise = data.claims.with(index, opposite(claim));
      expect(faultsOf({ ...data, claims: otherwise }), `${id}, claim ${index + 1}`).not.toEqual([]);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(2 * casebook.length);
});

/** A claim of the same kind that says something else. */
function opposite(claim: Claim): Claim {
  switch (claim.type) {
    case 'playable':
      return { ...claim, up: [...claim.down, 'L1'], down: claim.up };
    case 'hand':
    case 'allies':
      return { ...claim, cards: CARDS.filter((card) => !claim.cards.includes(card)) };
    case 'owns':
      // Of all cards nobody owns each.
      return { ...claim, cards: CARDS };
    case 'refused':
    case 'cites':
      return { ...claim, rules: RULE_IDS.filter((rule) => !claim.rules.includes(rule)) };
    case 'lead':
      return { ...claim, suit: claim.suit === 'love' ? 'power' : 'love' };
    case 'fame':
      return { ...claim, fame: claim.fame.map((fame) => fame + 1) };
    case 'turn':
      return { ...claim, phase: claim.phase === 'over' ? 'meeting' : 'over' };
    case 'winner':
      return { ...claim, winner: claim.winner === null ? 'p2' : null };
  }
}

test('A setup with a key or a card that is none is refused', () => {
  for (const setup of [{ hand: {} }, { hands: { p1: ['L11'] } }, { history: { lead: 'W1' } }, { rest: 'p7' }])
    expect(readCase({ ...casebook[0]?.json, setup })).toMatchObject({
      ok: false,
      problem: { where: 'setup' },
    });
});
