import { describe, expect, test } from 'vitest';
import { adviceOf, reasonsPlayedOut } from '#games/chronicle/opponents/advice';
import type { Outcome, Thought } from '#games/chronicle/opponents/round-outcomes';
import type { Card } from '#games/chronicle/rules/cards';
import { intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { say } from '#words/sentence-per-type';
import { words } from '../../../../src/games/chronicle/words/en/play-against-computer.ts';
import { after, lay } from '../rules/table.ts';

const DEALS = 40;

/** A void hand that may throw anything on a Meeting; the worse cards bring somebody else all four Evil cards in half of the deals. */
function thought(allies: readonly string[], worse: readonly Card[], first: Card = 'L6', anyway = 0) {
  const { state } = after(
    lay({ hands: ['W5 P2', 'W7 P3', 'L1 P1 L6 P5'], allies, conditions: [{ most: 'power' }] }),
    'p1: W5',
    'p2: W7',
  );
  if (state.phase !== 'meeting') throw new Error('Somebody is to play');
  const cardOf = (move: Intent) => (move.type === 'play' ? move.card : 'Fool');
  const moves = intents(state).toSorted(
    (one, other) => Number(cardOf(other) === first) - Number(cardOf(one) === first),
  );
  const is = (move: Intent, deal: number) =>
    deal < anyway || (worse.includes(cardOf(move)) && (anyway === 0 ? deal % 2 === 0 : deal < anyway + 2));
  const outcomes = Array.from({ length: DEALS }, (_, deal) =>
    moves.map((move): Outcome => ({ takes: false, end: is(move, deal) ? 'others-all-evil' : 'outdone' })),
  );
  const trials = outcomes.map((deal) => deal.map(({ end }) => (end === 'outdone' ? 0.5 : 0.2)));
  return { state, thought: { moves, trials, outcomes } satisfies Thought };
}

const said = (reasons: ReturnType<typeof reasonsPlayedOut>) =>
  reasons.map((reason) => say(words.hint.reasons, reason));
/** The first of the moves, and the second. */
const at = (place: number) => (tried: Thought) => {
  const move = tried.moves[place];
  if (move === undefined) throw new Error('There are four');
  return move;
};
const [best, other] = [at(0), at(1)];
const BEWARE =
  'Beware of Love 1 or Power 1: Player 2 owns Wisdom 1 and the Demon. All four Evil cards would bring that player 2 Fame and nobody else any. With them that comes in up to 50% of the deals tried instead of none.';

describe('That Evil given away brings somebody near to all four', () => {
  test('is said of all such cards, and first where one of them is advised against', () => {
    const { state, thought: tried } = thought(['', 'W1 Demon', ''], ['L1', 'P1']);
    const { reasons, rival } = adviceOf(tried, state);
    expect(['L1', 'P1']).toContain(rival?.move.type === 'play' && rival.move.card);
    expect(said(reasons)[0]).toBe(BEWARE);
    expect(reasons.filter(({ type }) => type === 'rival-fourth' || type === 'ends')).toEqual([]);
  });

  test('names no other card beside Evil, and no more than one by its name', () => {
    const beside = thought(['', 'W1 Demon', ''], ['L1', 'P1', 'P5']);
    expect(said(adviceOf(beside.thought, beside.state).reasons)).toContain(BEWARE);
    const all = thought(['', 'W1 Demon', ''], ['L6', 'P5'], 'L1');
    const danger = adviceOf(all.thought, all.state).reasons.find(({ type }) => type === 'danger-four');
    expect(danger).toMatchObject({ cards: ['L6', 'P5'], isAnyOther: false });
  });

  test('is not said where it happens in most of the deals anyway, and hardly more often so', () => {
    const { state, thought: tried } = thought(['', 'W1 Demon', ''], ['L1', 'P1'], 'L6', 30);
    expect(reasonsPlayedOut(tried, state, best(tried), other(tried)).map(({ type }) => type)).not.toContain(
      'danger-four',
    );
  });

  test('is said in a look back on it', () => {
    const { state, thought: tried } = thought(['', 'W1 Demon', ''], ['L1', 'P1']);
    expect(said(reasonsPlayedOut(tried, state, best(tried), other(tried)))).toContain(BEWARE);
  });

  test.each([
    ['nobody has Evil', ['', '', '']],
    ['the Angel would discard it', ['', 'W1 Demon Angel', '']],
    ['two players have some', ['Demon', 'W1', '']],
    ['whoever has it cannot win the Meeting', ['W1 Demon', '', '']],
  ])('is not said where %s', (_, allies) => {
    const { state, thought: tried } = thought(allies, ['L1', 'P1']);
    expect(adviceOf(tried, state).reasons.map(({ type }) => type)).not.toContain('danger-four');
  });

  test('is not said where the advised card brings it as often', () => {
    const { state, thought: tried } = thought(['', 'W1 Demon', ''], ['L1', 'P1', 'L6', 'P5']);
    expect(adviceOf(tried, state).reasons.map(({ type }) => type)).not.toContain('danger-four');
  });
});

describe('The fourth Evil card', () => {
  /** To follow a lead of Wisdom, void, before or after Player 3, who owns the three other Evil cards; so much comes of Love 1, and half of the game of all others. */
  function advised(share: number, { isBefore }: { readonly isBefore: boolean }) {
    const own = 'L1 L6 P5';
    const hands = isBefore ? ['W5 P2', own, 'W7 P3'] : ['W5 P2', 'W7 P3', own];
    const allies = isBefore ? ['', '', 'W1 Demon P1'] : ['W1 Demon P1', '', ''];
    const moves = isBefore ? ['p1: W5'] : ['p1: W5', 'p2: W7'];
    const { state } = after(lay({ hands, allies, conditions: [{ most: 'power' }] }), ...moves);
    if (state.phase !== 'meeting') throw new Error('Somebody is to play');
    const plays = intents(state);
    const isLove = plays.map((move) => move.type === 'play' && move.card === 'L1');
    const trials = Array.from({ length: DEALS }, () => isLove.map((is) => (is ? share : 0.5)));
    const outcomes = trials.map((deal) => deal.map((): Outcome => ({ takes: false, end: 'outdone' })));
    const { moves: order, reasons } = adviceOf({ moves: plays, trials, outcomes }, state);
    const [best] = order;
    return { card: best?.move.type === 'play' ? best.move.card : null, told: said(reasons) };
  }
  const KEEP =
    'Keep Love 1: Player 3 owns the three other Evil cards, and whoever owns all four gets 2 Fame, and nobody else any.';

  test('is not advised to be given away where another card does about as well', () => {
    const { card, told } = advised(0.51, { isBefore: true });
    expect(card).not.toBe('L1');
    expect(told[0]).toBe(KEEP);
    expect(told.join(' ')).not.toMatch(/shuts that player out|little difference/);
  });

  test('is where nothing does nearly as well, or where its owner cannot win the Meeting any more', () => {
    expect(advised(0.9, { isBefore: true }).card).toBe('L1');
    const { card, told } = advised(0.51, { isBefore: false });
    expect(card).toBe('L1');
    expect(told).not.toContain(KEEP);
  });
});

test('What is the same every turn comes last', () => {
  const { state, thought: tried } = thought(['', 'Demon', 'W1'], ['P5']);
  const types = adviceOf(tried, state).reasons.map(({ type }) => type);
  expect(types.length).toBeGreaterThan(1);
  expect(types.indexOf('shut-out')).toBe(types.length - 1);
});
