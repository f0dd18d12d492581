import { oneRight } from '#kit/exercise';
import { shuffle, type Random } from '#kit/random';
import { CARDS, SEATS, sorted, type BySeat, type Card } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import type { Action, State, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** Nothing is left to draw, and everybody passes: who wins? */

/** A table whose cards are all in hands but the one on top; half the time two have equally few. */
function stuck(chance: Random): Turn {
  const players = 2 + Math.floor(chance() * 3);
  const seats = SEATS.slice(0, players);
  const [top, ...cards] = shuffle(CARDS, chance);
  if (top === undefined) throw new Error('There are 52 cards');
  const fewest = Math.floor(cards.length / players) - 2 - Math.floor(chance() * 3);
  const isTie = chance() < 0.4 && players > 2;
  const sizes = seats.map((_, index) => (index === 0 || (index === 1 && isTie) ? fewest : 0));
  const others = sizes.filter((size) => size === 0).length;
  let left = cards.length - sizes.reduce((sum, size) => sum + size, 0);
  let open = others;
  const order = shuffle(
    sizes.map((size) => {
      if (size > 0) return size;
      const share = Math.ceil(left / open);
      left -= share;
      open -= 1;
      return share;
    }),
    chance,
  );
  let at = 0;
  const hands: BySeat<readonly Card[]> = Object.fromEntries(
    seats.map((seat, index) => {
      const size = order[index] ?? 0;
      at += size;
      return [seat, sorted(cards.slice(at - size, at))];
    }),
  );
  const bare = turnWith({ stack: [top], players }, chance);
  return { ...bare, hands, deck: [], played: [top], direction: 1 };
}

export const deadlock: SwitchKind = {
  id: 'deadlock',
  rules: ['fewest-cards'],
  make(rule, chance) {
    only(this, rule);
    const before = stuck(chance);
    const proof: Action[] = [];
    let state: State = before;
    while (state.phase === 'turn') {
      const pass: Action = { type: 'draw', by: state.turn };
      proof.push(pass);
      state = apply(state, pass).state;
    }
    if (state.phase !== 'over') throw new Error('The game ends when everybody has passed');
    const { winner } = state;
    const seats = Object.keys(before.hands).length;
    const choices = [...SEATS.slice(0, seats), 'draw' as const].map(
      (seat) => ({ type: 'seat', seat }) as const,
    );
    const count = Math.min(...SEATS.slice(0, seats).map((seat) => handOf(before, seat).length));
    const reason: Reason = { type: 'fewest', rule: 'fewest-cards', winner, count };
    return {
      ...{ kind: 'deadlock', rule, viewer: before.turn, before, proposed: proof, proof },
      ...oneRight(choices, { type: 'seat', seat: winner }),
      reasons: choices.map(({ seat }) => (seat === winner ? null : reason)),
    };
  },
};
