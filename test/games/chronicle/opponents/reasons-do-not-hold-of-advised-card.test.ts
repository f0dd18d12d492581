import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { adviceOf, type Advice } from '#games/chronicle/opponents/advice';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import { shareOfDeals, type Thought } from '#games/chronicle/opponents/round-outcomes';
import { bestChoice, bestPlay } from '#games/chronicle/opponents/rule-of-thumb-opponent';
import { reasonAgainst } from '#games/chronicle/opponents/reason-against-alternative';
import { sampleHiddenCards, seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { apply } from '#games/chronicle/rules/apply';
import { isEvil, isWild, strengthOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import { carriedOut } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { after, lay } from '../rules/table.ts';

/** What is said against a card would be no reason if it were as true of the card that is advised. */

const DEALS = 24;
const ROUNDS = 4;
/** By so much chances to take a Meeting tell. */
const TELLING = 0.1;

interface Advised {
  readonly advice: Advice;
  readonly thought: Thought;
}

/** Advice throughout rounds, to whoever is to act. */
function* advised(): Generator<Advised> {
  for (let round = 0; round < ROUNDS; round++) {
    const luck = seededRandom(round);
    let { state }: { readonly state: State } = apply(start(), shuffledDeal(luck, 4));
    while (state.phase === 'meeting' || state.phase === 'effect') {
      if (state.phase === 'meeting') {
        const seen = seatView(view(state, state.turn));
        let thought: Thought = { moves: [], trials: [] };
        for (thought of thinkAhead(seen, DEALS, luck));
        yield { advice: adviceOf(thought, sampleHiddenCards(seen, luck)), thought };
      }
      const move = state.phase === 'meeting' ? bestPlay(state, luck) : bestChoice(state, luck);
      ({ state } = apply(state, carriedOut(state, move, luck)));
    }
  }
}

const isStronger = (one: Card, other: Card) =>
  !isWild(one) && !isWild(other) && suitOf(one) === suitOf(other) && strengthOf(one) > strengthOf(other);

/** What is said against the other card and would be as true of one that is named as just as good. */
function trueOfEven({ advice, thought }: Advised): readonly string[] {
  const [best] = advice.moves;
  const [even] = advice.even;
  if (advice.rival === null || best?.move.type !== 'play' || even?.type !== 'play') return [];
  const { card } = best.move;
  return advice.reasons.flatMap((reason): readonly string[] => {
    switch (reason.type) {
      case 'rival-spends':
        return (reason.isOfNoSuit ? isWild(even.card) && !isWild(card) : isStronger(even.card, card))
          ? [reason.type]
          : [];
      case 'tidy-keeps-wild':
        return isWild(even.card) ? [reason.type] : [];
      case 'rival-fourth':
        return isEvil(even.card) ? [reason.type] : [];
      case 'may-hurt':
        return (shareOfDeals(thought, even, ({ takes }) => takes) ?? 0) - reason.best.takes >= TELLING
          ? [reason.type]
          : [];
      default:
        return [];
    }
  });
}

describe('What is said against a card', () => {
  test('is not as true of a card that is named as just as good', () => {
    const all = [...advised()];
    const told = all.filter(({ advice }) => advice.rival !== null && advice.even.length > 0);
    expect(told.length).toBeGreaterThan(20);
    for (const one of told) expect(trueOfEven(one), JSON.stringify(one.advice)).toEqual([]);
    for (const { advice } of all) if (advice.moves.length > 1) expect(advice.reasons).not.toEqual([]);
  });

  test('is not that a Wild is better kept, where another Wild does as well as what is advised', () => {
    const { state }: { state: State } = after(
      lay({ hands: ['W5 P2', 'W7 P3', 'L10 Dragon King'], conditions: [{ most: 'power' }] }),
      'p1: W5',
      'p2: W7',
    );
    if (state.phase !== 'meeting') throw new Error('Somebody is to play');
    const play = (card: Card) => ({ type: 'play', by: 'p3', card }) as const;
    expect(reasonAgainst(state, play('King'), play('L10'))?.type).toBe('rival-spends');
    expect(reasonAgainst(state, play('King'), play('L10'), play('Dragon'))).toBeNull();
  });
});
