import { describe, expect, test } from 'vitest';
import { shuffle, seededRandom } from '#kit/random';
import { chooseMove } from '#games/switch/opponents/choose-move';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import { chosen } from '#games/switch/opponents/self-play';
import { STRENGTHS, type Strength } from '#games/switch/opponents/opponent-strength-ids';
import { apply } from '#games/switch/rules/apply';
import { SEATS, type Seat } from '#games/switch/rules/cards';
import { switchGame } from '#games/switch/rules/game';
import { judge } from '#games/switch/rules/judge';
import type { State, Turn } from '#games/switch/rules/state';
import { handOf, seatsAt } from '#games/switch/rules/turn-order';
import { view } from '#games/switch/rules/view';

/** All that it takes to come to a move, and the move. */
function moveOf(strength: Strength, state: Turn, seed: number) {
  return chosen(chooseMove(strength, seatView(view(state, state.turn)), seededRandom(seed)));
}

/** Plays a game between opponents, calling `look` before each move; gives who has won. */
function played(
  strengths: readonly Strength[],
  seed: number,
  look: (state: Turn, at: number) => void = () => undefined,
): Seat | 'draw' | null {
  const chance = seededRandom(seed);
  let state: State = switchGame.start();
  for (let at = 0; at < 1000 && state.phase !== 'over'; at++) {
    if (state.phase !== 'turn') {
      const action = switchGame.deal(state, chance, strengths.length);
      state = apply(state, action).state;
      continue;
    }
    look(state, at);
    const strength = strengths[SEATS.indexOf(state.turn)] ?? 'whatever';
    state = apply(state, moveOf(strength, state, seed + at)).state;
  }
  return state.phase === 'over' ? state.winner : null;
}

/** How many games are looked at, fewer of who takes time to think. */
const GAMES: Readonly<Record<Strength, number>> = { whatever: 20, hand: 20, ahead: 1 };

describe('An opponent of Switch', () => {
  test.each(STRENGTHS)('that plays %s makes legal moves only, and comes to an end', (strength) => {
    for (const players of [2, 4, 6]) {
      const strengths = Array.from({ length: players }, (_, at) =>
        at === 0 || strength !== 'ahead' ? strength : 'hand',
      );
      for (let seed = 0; seed < GAMES[strength]; seed++) {
        const winner = played(strengths, seed, (state, at) => {
          if (strengths[SEATS.indexOf(state.turn)] === strength)
            expect(judge(state, moveOf(strength, state, seed + at))).toEqual([]);
        });
        expect(winner).not.toBe(null);
      }
    }
  });

  test.each(STRENGTHS)('that plays %s is told nothing of other hands and of the deck', (strength) => {
    for (let seed = 0; seed < GAMES[strength]; seed++) {
      played(['hand', 'hand', 'hand'], seed, (state, at) => {
        // The same for the one to act, and all that is hidden dealt again.
        const others = seatsAt(state).filter((seat) => seat !== state.turn);
        const hidden = shuffle(
          [...others.flatMap((seat) => handOf(state, seat)), ...state.deck],
          seededRandom(at),
        );
        const hands = { ...state.hands };
        for (const seat of others) hands[seat] = hidden.splice(0, handOf(state, seat).length);
        const other: Turn = { ...state, hands, deck: hidden };
        expect(moveOf(strength, other, at)).toEqual(moveOf(strength, state, at));
      });
    }
  });
});
