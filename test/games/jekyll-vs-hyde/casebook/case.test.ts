import { describe, expect, test } from 'vitest';
import { parseInlineCardMarkup } from '#casebook/inline-card-markup';
import { faultsOf, readCase, type Claim } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { claims as ofGame } from '#games/jekyll-vs-hyde/casebook/casebook-adapter';
import { CARDS, SUITS } from '#games/jekyll-vs-hyde/rules/cards';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { caseReader } from '../../../../src/collections/make-content-readers.ts';
import { casebook, files } from './casebook.ts';

/** A case that is wrong, in its text or about the game, is found out. */

const playable = { type: 'playable', at: 1, seat: 'hyde', cards: ['3+', 'W2'] };
const cites = { type: 'cites', rules: ['follow-suit', 'same-suit', 'take-trick', 'winner-leads'] };
const trick = { type: 'trick', winner: 'jekyll' };
const good = {
  question: 'May I?',
  answer: 'Yes.',
  why: ['{W2} follows {W4}.'],
  setup: { leader: 'jekyll', hands: { jekyll: ['W4', 'P1'], hyde: ['W2', '3+'] }, ranking: ['wrath'] },
  moves: [
    { type: 'lead', by: 'jekyll', card: 'W4' },
    { type: 'follow', by: 'hyde', card: 'W2' },
  ],
  asked: 1,
  claims: [playable, cites, trick],
  rules: ['follow-suit'],
  sources: ['L 8'],
};

const readChecked = caseReader(ofGame, legality);

/** What is said of a case with some of its keys replaced. */
function said(change: object): readonly string[] {
  const read = readChecked({ ...good, ...change });
  return read.ok ? [] : read.problem;
}

test('A good case has nothing wrong with it', () => {
  expect(said({})).toEqual([]);
});

describe('A slip is told where it is', () => {
  test.each([
    ['an unknown key', { asnwer: 'No.' }, /^The key “asnwer” is unknown/],
    ['a missing key', { answer: undefined }, /“answer”/],
    ['an unknown card', { moves: [{ type: 'lead', by: 'jekyll', card: 'W8' }] }, /^In moves 1: .*W8/],
    ['an unknown move', { moves: [{ type: 'pass', by: 'jekyll' }] }, /^In moves 1: .*pass/],
    ['a setup that is none', { setup: { hands: { jekyll: [] } } }, /^In setup: /],
    ['an unknown rule', { rules: ['follow-soot'] }, /“rules” is "follow-soot"/],
    ['no rule', { rules: [] }, /“rules”/],
    ['a source that nobody knows', { sources: ['X 1'] }, /“sources”/],
    ['a point that its source does not have', { sources: ['L 27'] }, /“sources” is "L 27"/],
    ['a section that is no point', { sources: ['M 7'] }, /“sources” is "M 7"/],
    ['a house answer that there is none of', { house: 'finders-keepers' }, /“house” is "finders-keepers"/],
    ['a question after the last move', { asked: 3 }, /“asked” is 3; expected is 0, 1 or 2/],
    ['what is neither a card nor a suit', { why: ['{W8} wins.'] }, /^In why 1: {W8} is neither/],
    ['an unknown claim', { claims: [{ type: 'wins' }] }, /^In claims 1: “type” is "wins"/],
    ['a claim of another kind', { claims: [{ type: 'trick', winner: 'nobody' }] }, /^In claims 1: “winner”/],
    [
      'a claim after the last move',
      { claims: [{ type: 'marker', at: 3, marker: 0 }] },
      /^In claims 1: “at” is 3/,
    ],
    ['a refused move that is none', { claims: [{ type: 'refused', move: {}, rules: [] }] }, /^In claims 1: /],
    ['a ruling under one reading', { ruling: 'led-potion', readings: { number: [] } }, /“readings”/],
    ['readings without a ruling', { readings: { number: [] } }, /“readings”/],
    ['readings of what changes nothing', { ruling: 'won-piles', readings: { hidden: [] } }, /“readings”/],
  ] satisfies readonly (readonly [string, object, RegExp])[])('%s', (_, change, sentence) => {
    const [first, ...others] = said(change);
    expect(first).toMatch(sentence);
    expect(others).toEqual([]);
  });

  test.each([null, [], 'case', 7].map((json) => [json]))('%j is no case', (json) => {
    expect(readCase(json).ok).toBe(false);
  });
});

describe('What is not so is found out', () => {
  test.each([
    ['a move that is not allowed', { moves: [good.moves[0], { ...good.moves[1], card: 'W7' }] }, /^Move 2 is refused: /],
    ['another winner', { claims: [playable, cites, { ...trick, winner: 'hyde' }] }, /claims .*"hyde".* but it is .*"jekyll"/],
    ['a card too few', { claims: [{ ...playable, cards: ['W2'] }, cites] }, /but it is .*"3\+"/],
    ['a rule too many', { claims: [playable, { ...cites, rules: [...cites.rules, 'turns'] }] }, /^After move 2 /],
    ['the rules in another order', { claims: [{ ...cites, rules: cites.rules.toReversed() }] }, /^After move 2 /],
    ['a move that nothing is said of', { claims: [playable] }, /^Of move 2 /],
    ['a rule that nothing follows', { rules: ['follow-suit', 'pride-takes'] }, /“pride-takes”/],
    ['a refusal of what is allowed', { claims: [cites, { type: 'refused', at: 1, move: good.moves[1], rules: ['turns'] }] }, /^After move 1 /],
    ['a trick where none is won', { claims: [cites, { type: 'trick', at: 1, winner: 'jekyll' }] }, /^After move 1 /],
  ] satisfies readonly (readonly [string, object, RegExp])[])('%s', (_, change, sentence) => {
    expect(said(change).join('\n')).toMatch(sentence);
  }); // prettier-ignore

  test('whatever a case of the book claims, the opposite is refused', () => {
    let tried = 0;
    for (const { id, data } of casebook) {
      for (const [index, claim] of data.claims.entries()) {
        const claims = data.claims.with(index, opposite(claim));
        expect(faultsOf({ ...data, claims }), `${id}, claim ${index + 1}`).not.toEqual([]);
        tried += 1;
      }
    }
    expect(tried).toBeGreaterThan(casebook.length);
  });
});

/** A claim of the same kind that says something else. */
function opposite(claim: Claim): Claim {
  switch (claim.type) {
    case 'playable':
    case 'hand':
    case 'unseen':
    case 'knows':
      return { ...claim, cards: CARDS.filter((card) => !claim.cards.includes(card)) };
    case 'refused':
    case 'cites':
      return { ...claim, rules: RULE_IDS.filter((rule) => !claim.rules.includes(rule)) };
    case 'trick':
      return { ...claim, winner: claim.winner === 'jekyll' ? 'hyde' : 'jekyll' };
    case 'tricks':
      return { ...claim, jekyll: claim.hyde, hyde: claim.jekyll + 1 };
    case 'ranking':
      return { ...claim, suits: claim.suits.length === 0 ? SUITS : [] };
    case 'turn':
      return { ...claim, phase: claim.phase === 'over' ? 'lead' : 'over' };
    case 'marker':
      return { ...claim, marker: 10 - claim.marker + Number(claim.marker === 5) };
    case 'winner':
      return { ...claim, winner: claim.winner === null ? 'hyde' : null };
  }
}

test('Every kind of claim stands in the book', () => {
  const kinds = new Set(
    casebook
      .flatMap(({ data }) => [data.claims, ...data.readings.map(({ claims }) => claims)].flat())
      .map(({ type }) => type),
  );
  expect([...kinds].toSorted()).toEqual([
    'cites', 'hand', 'knows', 'marker', 'playable', 'ranking', 'refused', 'trick', 'tricks', 'turn', 'unseen', 'winner',
  ]); // prettier-ignore
});

test('No file says anything twice over', () => {
  // What is left out has a default; a file that spells it out is longer than it need be.
  for (const { id, json } of files)
    expect(JSON.stringify(json), id).not.toMatch(/"won":{"jekyll":0,"hyde":0}|"round":1/);
});

describe('Text with cards in it', () => {
  test('is read piece by piece', () => {
    expect(parseInlineCardMarkup('{W4} beats {wrath}.', ofGame.readWord)).toEqual({
      ok: true,
      value: [
        { type: 'card', card: 'W4' },
        { type: 'text', text: ' beats ' },
        { type: 'suit', suit: 'wrath' },
        { type: 'text', text: '.' },
      ],
    });
    expect(parseInlineCardMarkup('no card', ofGame.readWord)).toEqual({
      ok: true,
      value: [{ type: 'text', text: 'no card' }],
    });
    expect(parseInlineCardMarkup('{}', ofGame.readWord)).toEqual({ ok: false, problem: '' });
  });
});
