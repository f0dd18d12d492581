import { oneRight } from '#kit/exercise';
import { shuffle, type Random } from '#kit/random';
import { CARDS, SUITS, cardOf, without, worthOf, type Card } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { rankAfter } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Action, State, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { ofRank, plainCard, runRank, runStack, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** How many cards does the one to act draw? */

interface Posed {
  readonly before: Turn;
  readonly tempting: readonly number[];
  readonly reason: Reason;
}

const POSED: Readonly<Partial<Record<RuleId, (chance: Random) => Posed>>> = {
  'draw-one': (chance) => ({
    before: turnWith({ stack: [plainCard(chance)] }, chance),
    tempting: [2, 3, 5],
    reason: { type: 'one', rule: 'draw-one' },
  }),
  'twos-penalty': (chance) => {
    const stack = ofRank('2', 1 + Math.floor(chance() * 4), chance);
    const penalty = 2 * stack.length;
    return {
      before: turnWith({ stack, penalty }, chance),
      tempting: [1, 2, 4, 6, 8, stack.length],
      reason: { type: 'twos', rule: 'twos-penalty', twos: stack.length, penalty },
    };
  },
  'five-hearts-penalty': fiveHearts,
  'penalty-served': (chance) => {
    const { before } = fiveHearts(chance);
    return {
      before,
      tempting: [1, 2, 5, before.penalty - 1],
      reason: { type: 'penalty', rule: 'penalty-served', penalty: before.penalty },
    };
  },
  'run-fails': (chance) => {
    const run = runRank(chance);
    const price = worthOf(run);
    const next = worthOf(rankAfter(run));
    return {
      before: turnWith({ stack: runStack(run, chance), run }, chance),
      tempting: [1, next, price + 2, next + 2, 10],
      reason: { type: 'price', rule: 'run-fails', run, price },
    };
  },
  'draw-what-there-is': (chance) => short(chance, false),
  reshuffle: (chance) => short(chance, true),
};

/** The 5♥ alone, or in a chain with 2s. */
function fiveHearts(chance: Random): Posed {
  const before2 = shuffle(['2S', '2C', '2D'] as const, chance).slice(0, Math.floor(chance() * 3));
  const chains: readonly (readonly Card[])[] = [['5H'], [...before2, '2H', '5H'], ['5H', '2H', ...before2]];
  const stack = chains[Math.floor(chance() * chains.length)] ?? ['5H'];
  const twos = stack.length - 1;
  const penalty = 5 + 2 * twos;
  return {
    before: turnWith({ stack, penalty }, chance),
    tempting: [1, 5, 2 * twos, 5 + twos, penalty + 2].filter((count) => count > 0),
    reason: { type: 'five-hearts', rule: 'five-hearts-penalty', twos, penalty },
  };
}

/** A penalty with a deck that is short of it, and played cards that are enough to go on with or not. */
function short(chance: Random, isEnough: boolean): Posed {
  const [under, ...twos] = shuffle(SUITS, chance).map((suit) => cardOf('2', suit));
  const stack = isEnough ? twos : twos.slice(0, 2);
  const penalty = 2 * stack.length;
  const whole = turnWith(
    { stack, penalty, players: 6, turn: 'p2', holds: under === undefined ? [] : [under] },
    chance,
  );
  const inDeck = Number(isEnough) + Math.floor(chance() * 2);
  // With under the top card too few to make up for the deck, or just enough.
  const beneath = isEnough ? whole.played : stack;
  const there = inDeck + beneath.length - 1;
  const deck = whole.deck.slice(0, inDeck);
  const rest = without(CARDS, [...Object.values(whole.hands).flat(), ...deck, ...beneath]);
  // All else is with somebody else.
  const hands = { ...whole.hands, p3: [...handOf(whole, 'p3'), ...rest] };
  const reason: Reason = isEnough
    ? { type: 'reshuffled', rule: 'reshuffle', owed: penalty }
    : { type: 'short', rule: 'draw-what-there-is', owed: penalty, there };
  return {
    before: { ...whole, deck, played: beneath, hands },
    tempting: [inDeck, penalty, there, 0, 1, penalty - 1],
    reason,
  };
}

/** The drawing, and the dealer's shuffle that it may need. */
function drawingFrom(before: Turn): { readonly proof: readonly Action[]; readonly drawn: number } {
  const draw: Action = { type: 'draw', by: before.turn };
  const proof: Action[] = [draw];
  let after: State = apply(before, draw).state;
  if (after.phase === 'shuffle') {
    const shuffled: Action = { type: 'shuffle', deck: after.played.slice(0, -1) };
    proof.push(shuffled);
    after = apply(after, shuffled).state;
  }
  if (after.phase === 'deal') throw new Error('No new deal follows a drawing');
  return { proof, drawn: handOf(after, before.turn).length - handOf(before, before.turn).length };
}

export const draws: SwitchKind = {
  id: 'draws',
  rules: Object.keys(POSED) as readonly RuleId[],
  make(rule, chance) {
    only(this, rule);
    const posed = POSED[rule]?.(chance);
    if (posed === undefined) throw new RangeError(rule);
    const { before, tempting, reason } = posed;
    const { proof, drawn } = drawingFrom(before);
    const wrong = [...new Set(tempting)].filter((count) => count !== drawn && count >= 0);
    const counts = [drawn, ...wrong.slice(0, 3)].toSorted((a, b) => a - b);
    const choices = counts.map((count) => ({ type: 'count', count }) as const);
    return {
      ...{ kind: 'draws', rule, viewer: before.turn, before, proposed: proof.slice(0, 1), proof },
      ...oneRight(choices, { type: 'count', count: drawn }),
      reasons: choices.map(({ count }) => (count === drawn ? null : reason)),
    };
  },
};
