import { describe, expect, test } from 'vitest';
import { SEATS, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { judge, playable, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { verdicts } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { words } from '#said/jekyll-vs-hyde/legality';
import { say } from '#words/sentence-per-type';
import { randomGame } from './random-game.ts';
import { cards, firstTrick, game, span, type Cards, type Play } from './table.ts';

/** What a seat's cards come to, as lines of cards and the rule that allows or bars them. */
function ruled({ state }: Play, seat: Seat): Readonly<Record<string, readonly string[]>> {
  const rules: Record<string, string[]> = {};
  for (const verdict of verdicts(state, seat)) {
    const rule =
      verdict.type === 'barred'
        ? `barred by ${verdict.refusals.map(({ rule }) => rule).join()}`
        : verdict.rule;
    (rules[rule] ??= []).push(verdict.card);
  }
  return rules;
}

/** Hyde, holding this hand, is to answer. */
const asked = (hyde: Cards, jekyll: Cards, leads: Parameters<Play['leads']>[0]) =>
  firstTrick(jekyll, hyde).leads(leads);

describe('Each card of the hand that is to act has its verdict', () => {
  const dealt = game().deals('W1-7 G1 2+ 3+', 'P1-7 G5-6 4+');
  const lead = firstTrick('W1-7 G1-2 2+', 'P1-7 G5-6 3+');
  const rows: readonly (readonly [string, Play, Seat, Readonly<Record<string, Cards>>])[] = [
    ['one Potion forces nobody', dealt, 'hyde', { 'give-count': 'G5-6 P1-7 4+' }],
    [
      'of two Potions one has to go, so in round 1 nothing else may',
      dealt,
      'jekyll',
      { 'barred by forced-potion': 'W1-7 G1', 'forced-potion': '2+ 3+' },
    ],
    ['anything may be led', lead, 'jekyll', { 'lead-any': 'W1-7 G1-2', 'name-suit': '2+' }],
    ['nobody else may', lead, 'hyde', {}],
    [
      'the suit is followed, or a Potion played instead',
      asked('W6-7 P1-6 G5 3+', 'W1-5 G1-4 2+', 'W1'),
      'hyde',
      { 'follow-suit': 'W6-7', 'barred by follow-suit': 'G5 P1-6', 'potion-instead': '3+' },
    ],
    [
      'who is void may play anything',
      asked('P1-7 G5-6 3+', 'W1-7 G1-2 2+', 'W1'),
      'hyde',
      { 'void-plays-any': 'G5-6 P1-7', 'potion-instead': '3+' },
    ],
    [
      'against a Potion the named suit is followed, and no Potion will do',
      asked('W6-7 P1-6 G5 3+', 'W1-5 G1-4 2+', '2+ wrath'),
      'hyde',
      { 'follow-named': 'W6-7', 'barred by follow-named': 'G5 P1-6', 'barred by potion-barred': '3+' },
    ],
    [
      'in a Greed exchange any card will do',
      firstTrick('W1-7 G1-2 2+', 'P1-7 G5-6 3+').trick('2+ greed', 'G5'),
      'hyde',
      { 'greed-any-card': 'P1-7 G6 3+' },
    ],
  ];
  test.each(rows)('%s', (_, play, seat, expected) => {
    const found = ruled(play, seat);
    const sorted = (named: readonly string[]) => named.toSorted();
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [rule, hand] of Object.entries(expected)) {
      expect(sorted(found[rule] ?? []), rule).toEqual(sorted(cards(hand)));
    }
  });

  test('and it is the judge’s, anywhere in any game', () => {
    const counts = { barred: 0, allowed: 0 };
    for (const { state } of span(1, 150).flatMap((seed) => randomGame(seed))) {
      for (const seat of SEATS) {
        const found = verdicts(state, seat);
        const barred = found.flatMap((verdict) => (verdict.type === 'barred' ? [verdict] : []));
        const allowed = found.filter(({ type }) => type !== 'barred');
        expect(allowed.map(({ card }) => card)).toEqual(playable(state, seat));
        const active = 'hands' in state && toAct(state).includes(seat);
        expect(found.map(({ card }) => card)).toEqual(active ? state.hands[seat] : []);
        for (const { card, refusals } of barred) {
          expect(refusals).not.toEqual([]);
          if (state.phase === 'follow') {
            expect(refusals).toEqual(judge(state, { type: 'follow', by: seat, card }));
          }
          for (const refusal of refusals) expect(say(words.refusals, refusal)).toMatch(/^[A-Z].*\.$/);
        }
        counts.barred += barred.length;
        counts.allowed += allowed.length;
      }
    }
    expect(Math.min(counts.barred, counts.allowed)).toBeGreaterThan(1000);
  });
});
