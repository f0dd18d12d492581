import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { seededRandom, type Random } from '#kit/random';
import { runs as runsOfChronicle } from '#games/chronicle/casebook/cases';
import { seatView as seatInChronicle } from '#games/chronicle/opponents/imagine-deal';
import { PRACTISED as OF_CHRONICLE } from '#games/chronicle/opponents/practised-rules';
import { chooseMove as chooseInChronicle } from '#games/chronicle/opponents/choose-move';
import { choosePractising as practiseChronicle } from '#games/chronicle/opponents/practising-opponent';
import { chronicleGame } from '#games/chronicle/rules/game';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { carriedOut } from '#games/chronicle/rules/intended-move';
import { runs as runsOfJekyllVsHyde } from '#games/jekyll-vs-hyde/casebook/cases';
import { chooseMove as chooseInJekyllVsHyde } from '#games/jekyll-vs-hyde/opponents/choose-move';
import { PRACTISED as OF_JEKYLL_VS_HYDE } from '#games/jekyll-vs-hyde/opponents/practised-rules';
import { choosePractising as practiseJekyllVsHyde } from '#games/jekyll-vs-hyde/opponents/practising-opponent';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { runs as runsOfSwitch } from '#games/switch/casebook/cases';
import { chooseMove as chooseInSwitch } from '#games/switch/opponents/choose-move';
import { seatView as seatInSwitch } from '#games/switch/opponents/imagine-deal';
import { PRACTISED as OF_SWITCH } from '#games/switch/opponents/practised-rules';
import { choosePractising as practiseSwitch } from '#games/switch/opponents/practising-opponent';
import { switchGame } from '#games/switch/rules/game';
import type { Switch } from '#games/switch/rules/game-types';
import { ended } from '../kit/ended.ts';
import { casebook as chronicle } from './chronicle/casebook/casebook.ts';
import { casebook as jekyllVsHydes } from './jekyll-vs-hyde/casebook/casebook.ts';
import { casebook as switchs } from './switch/casebook/casebook.ts';

/** Positions of the casebook, which no deal may lead to, are played on from by the opponents of a game, each by what its seat sees. */

/** So many moves are made from each. */
const MOVES = 6;
const solver = createSolver();

interface PlayedOn<T extends GameTypes> {
  readonly game: Pick<Game<T>, 'apply' | 'deal' | 'judge' | 'seatsIn' | 'toAct'>;
  readonly practised: readonly string[];
  /** What a seat does; `rule` is the one that it lets come up, if any. */
  readonly move: (
    state: T['state'],
    seat: T['seat'],
    rule: string | undefined,
    chance: Random,
  ) => T['action'];
}

function playOn<T extends GameTypes>(
  { game, practised, move }: PlayedOn<T>,
  positions: readonly Standing<T>[],
  rules: readonly string[],
): void {
  const rule = rules.find((one) => practised.includes(one));
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
    playOn<Switch>(
      {
        game: switchGame,
        practised: OF_SWITCH,
        move: (state, seat, rule, chance) => {
          const seen = seatInSwitch(switchGame.view(state, seat));
          return ended(
            rule === undefined
              ? chooseInSwitch('hand', seen, chance)
              : practiseSwitch('hand', seen, rule, chance),
          );
        },
      },
      runsOfSwitch(data)[0].positions.slice(data.asked),
      data.rules,
    );
  });

  test.for(chronicle)('of Chronicle: $id', ({ data }) => {
    playOn<Chronicle>(
      {
        game: chronicleGame,
        practised: OF_CHRONICLE,
        move: (state, seat, rule, chance) => {
          if (state.phase !== 'meeting' && state.phase !== 'effect') throw new Error('A seat is to act');
          const seen = seatInChronicle(chronicleGame.view(state, seat));
          const meant = ended(
            rule === undefined
              ? chooseInChronicle('thumb', seen, chance)
              : practiseChronicle('thumb', seen, rule, chance),
          );
          return carriedOut(state, meant, chance);
        },
      },
      runsOfChronicle(data)[0].positions.slice(data.asked),
      data.rules,
    );
  });

  test.for(jekyllVsHydes)('of Jekyll vs Hyde: $id', ({ data }) => {
    playOn<JekyllVsHyde>(
      {
        game: jekyllVsHyde,
        practised: OF_JEKYLL_VS_HYDE,
        move: (state, seat, rule, chance) =>
          ended(
            rule === undefined
              ? chooseInJekyllVsHyde('count', view(state, seat), chance, solver)
              : practiseJekyllVsHyde('count', view(state, seat), rule, chance, solver),
          ),
      },
      runsOfJekyllVsHyde(data)[0].positions.slice(data.asked),
      data.rules,
    );
  });
});
