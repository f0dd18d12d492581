import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { adviceOf } from '#games/chronicle/opponents/advice';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import { outcomeOf, type Outcome, type Thought } from '#games/chronicle/opponents/round-outcomes';
import { bestChoice, bestPlay } from '#games/chronicle/opponents/rule-of-thumb-opponent';
import { sampleHiddenCards, seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import type { Card } from '#games/chronicle/rules/cards';
import { apply } from '#games/chronicle/rules/apply';
import { carriedOut } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { say } from '#words/sentence-per-type';
import { words } from '../../../../src/games/chronicle/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/chronicle/words/ja/play-against-computer.ts';
import { toAct } from '#games/chronicle/rules/to-act';
import { lay } from '../rules/table.ts';

const HANDS = { hands: ['L7 L2 W2', 'L4 P3 P4', 'L9 P6 P7'], conditions: [{ fewest: 'wisdom' }] } as const;
const DEALS = 40;

/** A thought in which two cards do equally well, or the first better; with what came of each in each deal. */
function thoughtOf(
  [first, second]: readonly [Card, Card],
  outcomes: (deal: number) => readonly [Outcome, Outcome],
  shares: readonly [number, number] = [0.5, 0.5],
): Thought {
  const deals = Array.from({ length: DEALS }, (_, deal) => deal);
  return {
    moves: [first, second].map((card) => ({ type: 'play', by: 'p1', card })),
    trials: deals.map(() => shares),
    outcomes: deals.map(outcomes),
  };
}

/** What is said of what the cards have in common, before why one of them is the tidy choice. */
function said(thought: Thought): readonly string[] {
  return adviceOf(thought, lay(HANDS))
    .reasons.filter(({ type }) => !type.startsWith('tidy'))
    .map((reason) => say(words.hint.reasons, reason));
}

const loses = { takes: false, end: 'outdone' } as const;

describe('Where cards are about as good, it is said why', () => {
  const halves = (deal: number, takes: boolean): Outcome => ({
    takes,
    end: deal % 2 === 0 ? 'scored' : 'shut-out',
  });

  test('the round nearly always ends alike', () => {
    expect(
      said(
        thoughtOf(['L7', 'L2'], (deal) =>
          deal === 0 ? [{ ...loses, end: 'scored' }, loses] : [loses, loses],
        ),
      ),
    ).toEqual([
      'Your choice hardly matters now: whatever you do, others fulfil the condition better in 98% or more of the deals tried.',
    ]);
  });

  test('but not where one’s own Evil, which says it already, brings that', () => {
    const out = { takes: false, end: 'shut-out' } as const;
    const thought = thoughtOf(['L7', 'L2'], () => [out, out]);
    const types = (allies: readonly string[]) =>
      adviceOf(thought, lay({ ...HANDS, allies })).reasons.map(({ type }) => type);
    expect(types(['', '', ''])).toContain('alike-settled');
    expect(types(['W1', '', ''])).toContain('shut-out');
    expect(types(['W1', '', ''])).not.toContain('alike-settled');
  });

  test('a share short of all is not said to be over and above a figure at once', () => {
    const { moves, trials } = thoughtOf(['L7', 'L2'], () => [loses, loses]);
    const outcomes = Array.from({ length: 120 }, (_, deal) => [
      deal === 0 ? ({ ...loses, end: 'scored' } as const) : loses,
      loses,
    ]);
    const reasons = adviceOf({ moves, trials, outcomes }, lay(HANDS)).reasons;
    const told = (language: typeof words) => reasons.map((one) => say(language.hint.reasons, one)).join();
    expect(told(words)).toContain('in 99% or more of the deals tried');
    expect(told(japanese)).toContain('配りの99%以上で');
  });

  test('somebody else takes the Meeting with any of them, and whether what they get counts', () => {
    const never = (deal: number): readonly [Outcome, Outcome] => [halves(deal, false), halves(deal, false)];
    expect(said(thoughtOf(['L7', 'L2'], never))).toEqual([
      'Whatever you play, somebody else takes this Meeting, and none of your cards here counts for or against you.',
    ]);
    const wisdom = said(thoughtOf(['L2', 'W2'], never)).at(-1);
    expect(wisdom).toContain('it made little difference which card they get from you');
  });

  test('the seat takes it with any of them', () => {
    expect(said(thoughtOf(['L7', 'L2'], (deal) => [halves(deal, true), halves(deal, true)]))).toEqual([
      'Whatever you play, you take this Meeting, and the other cards in it stay the same.',
    ]);
  });

  test('one takes it more often, and the round does not hang on it', () => {
    expect(said(thoughtOf(['L7', 'L2'], (deal) => [halves(deal, true), halves(deal, deal % 4 < 2)]))).toEqual(
      [
        'Love 7 takes this Meeting in all of the deals tried, Love 2 in 50%; by the end of the round that makes little difference.',
      ],
    );
  });

  test('the advised card is one of those that are compared', () => {
    const two = thoughtOf(['L7', 'L2'], (deal) => [halves(deal, deal % 4 < 2), halves(deal, false)]);
    const three: Thought = {
      moves: [...two.moves, { type: 'play', by: 'p1', card: 'W2' }],
      trials: two.trials.map(() => [0.5, 0.5, 0.5]),
      outcomes: (two.outcomes ?? []).map((of, deal) => [...of, halves(deal, deal % 4 < 3)]),
    };
    expect(said(three)[0]).toMatch(/^Love 7 takes this Meeting in 50% of the deals tried, Love 2 in none;/);
  });

  test('all are as likely to take it', () => {
    expect(
      said(thoughtOf(['L7', 'L2'], (deal) => [halves(deal, deal % 4 < 2), halves(deal, deal % 4 < 2)])),
    ).toEqual([
      'They are about as likely to take this Meeting (in some 50% of the deals tried), and by the end of the round they do about as well.',
    ]);
  });
});

test('Where rules of thumb do not tell a card from a worse one, what the round came to does', () => {
  const better = thoughtOf(
    ['P4', 'P3'],
    (deal) => [
      { takes: false, end: deal % 4 === 0 ? 'shut-out' : 'scored' },
      { takes: false, end: deal % 2 === 0 ? 'shut-out' : 'scored' },
    ],
    [0.6, 0.4],
  );
  const state = lay({ ...HANDS, hands: ['P3 P4 W2', 'L4 L2 L3', 'L9 P6 P7'] });
  expect(adviceOf(better, state).reasons.map((reason) => say(words.hint.reasons, reason))).toContain(
    'With Power 3, you get Fame in 50% of the deals tried instead of 75%.',
  );
});

test('What a round came to is told by its events, for each seat', () => {
  const by = 'p2';
  const of = (...events: Parameters<typeof outcomeOf>[0]) => outcomeOf(events, by);
  const took = { type: 'collected', rule: 'winner-collects', by, cards: [] } as const;
  expect(of(took, { ...took, by: 'p1' }).takes).toBe(true);
  expect(of({ ...took, by: 'p1' }, took).takes).toBe(false);
  expect(of({ type: 'evil-victory', rule: 'evil-victory', by: 'p1' }).end).toBe('others-all-evil');
  expect(of({ type: 'evil-victory', rule: 'evil-victory', by }).end).toBe('all-evil');
  expect(of({ type: 'shut-out', rule: 'evil-excludes', by, cards: ['L1'] }).end).toBe('shut-out');
  expect(
    of({ type: 'scored', rule: 'condition-fame', condition: { fewest: 'wisdom' }, seats: [by] }).end,
  ).toBe('scored');
  expect(of().end).toBe('outdone');
});

test('Throughout rounds no advice that has something to choose from goes without a reason', () => {
  for (const players of [3, 4]) {
    const luck = seededRandom(players);
    let { state }: { readonly state: State } = apply(start(), shuffledDeal(luck, players));
    while (state.phase === 'meeting' || state.phase === 'effect') {
      const [seat] = toAct(state);
      if (seat === 'p1') {
        const seen = seatView(view(state, seat));
        let thought: Thought = { moves: [], trials: [] };
        for (thought of thinkAhead(seen, 12, luck));
        const advice = adviceOf(thought, sampleHiddenCards(seen, luck));
        if (advice.moves.length > 1) expect(advice.reasons).not.toEqual([]);
      }
      const move = state.phase === 'meeting' ? bestPlay(state, luck) : bestChoice(state, luck);
      ({ state } = apply(state, carriedOut(state, move, luck)));
    }
  }
});
