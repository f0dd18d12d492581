import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { seededRandom } from '#kit/random';
import { runs as runsOfChronicle } from '#games/chronicle/casebook/read-and-run-cases';
import { runs as runsOfJekyllVsHyde } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { runs as runsOfSwitch } from '#games/switch/casebook/read-and-run-cases';
import { casebook as chronicle } from './chronicle/casebook/casebook.ts';
import { casebook as jekyllVsHyde } from './jekyll-vs-hyde/casebook/casebook.ts';
import {
  practisedChronicle,
  practisedJekyllVsHyde,
  practisedSwitch,
  type PractisedGame,
} from './games-with-rule-practice.ts';
import { casebook as switchs } from './switch/casebook/casebook.ts';

/** Positions of the casebook, which no deal may lead to, are played on from by the opponents of a game, each by what its seat sees. */

/** So many moves are made from each. */
const MOVES = 6;

function playOn<T extends GameTypes>(
  { game, rules, move }: PractisedGame<T>,
  positions: readonly Standing<T>[],
  cited: readonly string[],
): void {
  const rule = cited.find((one) => rules.includes(one)) ?? null;
  const chance = seededRandom(1);
  for (const { context } of positions) {
    let state: T['state'] = context.state;
    for (let made = 0; made < MOVES; made += 1) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const action =
        seat === 'dealer'
          ? game.deal(state, chance, game.seatsIn(state).length)
          : move(state, seat, rule, chance);
      expect(game.judge(state, action)).toEqual([]);
      state = game.apply(state, action).state;
    }
  }
}

describe('Opponents play on from every case', () => {
  test.for(switchs)('of Switch: $id', ({ data }) => {
    playOn(practisedSwitch, runsOfSwitch(data)[0].positions.slice(data.asked), data.rules);
  });

  test.for(chronicle)('of Chronicle: $id', ({ data }) => {
    playOn(practisedChronicle, runsOfChronicle(data)[0].positions.slice(data.asked), data.rules);
  });

  test.for(jekyllVsHyde)('of Jekyll vs Hyde: $id', ({ data }) => {
    playOn(practisedJekyllVsHyde, runsOfJekyllVsHyde(data)[0].positions.slice(data.asked), data.rules);
  });
});
