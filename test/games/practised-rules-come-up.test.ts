import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import { practiceDeal } from '#kit/rule-practice-deals-and-moves';
import { pick, seededRandom } from '#kit/random';
import {
  practisedChronicle,
  practisedJekyllVsHyde,
  practisedSwitch,
  type PractisedGame,
} from './games-with-rule-practice.ts';

/** Rules that can be practised come up clearly more often where they are: a reader who plays on as ever meets them. */

const MOVES = 16;
const GAMES = 4;

/** Whether the rule comes up within the first moves of a game, in which one seat plays as ever. */
function comesUp<T extends GameTypes>(
  played: PractisedGame<T>,
  rule: string,
  isPractised: boolean,
  seed: number,
) {
  const { game, players, move } = played;
  const chance = seededRandom(seed);
  const reader = pick(game.seats.slice(0, players), chance);
  let state = game.start();
  for (let made = 0; made < MOVES; made += 1) {
    const [seat] = game.toAct(state);
    if (seat === undefined) return false;
    const action =
      seat !== 'dealer'
        ? move(state, seat, isPractised && seat !== reader ? rule : null, chance)
        : isPractised && made === 0
          ? practiceDeal(game, state, players, rule, chance)
          : game.deal(state, chance, players);
    expect(game.judge(state, action)).toEqual([]);
    const next = game.apply(state, action);
    if (next.events.some((event) => event.rule === rule)) return true;
    state = next.state;
  }
  return false;
}

function comesUpMoreOften<T extends GameTypes>(played: PractisedGame<T>): void {
  let often = 0;
  let seldom = 0;
  for (const rule of played.rules)
    for (let seed = 1; seed <= GAMES; seed += 1) {
      often += Number(comesUp(played, rule, true, seed));
      seldom += Number(comesUp(played, rule, false, seed));
    }
  const all = played.rules.length * GAMES;
  expect(often / all).toBeGreaterThan(seldom / all + 0.2);
}

describe('A rule that is practised comes up clearly more often', { timeout: 120_000 }, () => {
  test('in Switch', () => {
    comesUpMoreOften(practisedSwitch);
  });

  test('in Chronicle', () => {
    comesUpMoreOften(practisedChronicle);
  });

  test('in Jekyll vs Hyde', () => {
    comesUpMoreOften(practisedJekyllVsHyde);
  });
});
