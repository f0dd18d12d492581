import { describe, expect, test } from 'vitest';
import type { Game, GameTypes } from '#kit/game';
import { practiceDeal } from '#kit/practice';
import { pick, seededRandom, type Random } from '#kit/random';
import { chronicleGame } from '#games/chronicle/rules/game';
import { carriedOut } from '#games/chronicle/rules/intended-move';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { chooseMove as chooseInChronicle } from '#games/chronicle/opponents/choose-move';
import { seatView as seatInChronicle } from '#games/chronicle/opponents/imagine-deal';
import { PRACTISED as OF_CHRONICLE } from '#games/chronicle/opponents/practised-rules';
import { choosePractising as practiseChronicle } from '#games/chronicle/opponents/practising-opponent';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { chooseMove as chooseInJekyllVsHyde } from '#games/jekyll-vs-hyde/opponents/choose-move';
import { PRACTISED as OF_JEKYLL_VS_HYDE } from '#games/jekyll-vs-hyde/opponents/practised-rules';
import { choosePractising as practiseJekyllVsHyde } from '#games/jekyll-vs-hyde/opponents/practising-opponent';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { switchGame } from '#games/switch/rules/game';
import type { Switch } from '#games/switch/rules/game-types';
import { chooseMove as chooseInSwitch } from '#games/switch/opponents/choose-move';
import { seatView as seatInSwitch } from '#games/switch/opponents/imagine-deal';
import { PRACTISED as OF_SWITCH } from '#games/switch/opponents/practised-rules';
import { choosePractising as practiseSwitch } from '#games/switch/opponents/practising-opponent';
import { ended } from '../kit/ended.ts';

/** Rules that can be practised come up clearly more often where they are: a reader who plays on as ever meets them. */

const MOVES = 16;
const GAMES = 4;
const solver = createSolver();

interface Played<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: number;
  readonly rules: readonly string[];
  /** What a seat does; `rule` is the one that it lets come up, if any. */
  readonly move: (state: T['state'], seat: T['seat'], rule: string | null, chance: Random) => T['action'];
}

/** Whether the rule comes up within the first moves of a game, in which one seat plays as ever. */
function comesUp<T extends GameTypes>(played: Played<T>, rule: string, isPractised: boolean, seed: number) {
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

function comesUpMoreOften<T extends GameTypes>(played: Played<T>): void {
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

describe('A rule that is practised comes up clearly more often', () => {
  test('in Switch', { timeout: 120_000 }, () => {
    comesUpMoreOften<Switch>({
      game: switchGame,
      players: 3,
      rules: OF_SWITCH,
      move: (state, seat, rule, chance) => {
        const seen = seatInSwitch(switchGame.view(state, seat));
        return ended(
          rule === null ? chooseInSwitch('hand', seen, chance) : practiseSwitch('hand', seen, rule, chance),
        );
      },
    });
  });

  test('in Chronicle', { timeout: 120_000 }, () => {
    comesUpMoreOften<Chronicle>({
      game: chronicleGame,
      players: 3,
      rules: OF_CHRONICLE,
      move: (state, seat, rule, chance) => {
        const seen = seatInChronicle(chronicleGame.view(state, seat));
        if (state.phase !== 'meeting' && state.phase !== 'effect') throw new Error('A seat is to act');
        const meant = ended(
          rule === null
            ? chooseInChronicle('thumb', seen, chance)
            : practiseChronicle('thumb', seen, rule, chance),
        );
        return carriedOut(state, meant, chance);
      },
    });
  });

  test('in Jekyll vs Hyde', { timeout: 120_000 }, () => {
    comesUpMoreOften<JekyllVsHyde>({
      game: jekyllVsHyde,
      players: 2,
      rules: OF_JEKYLL_VS_HYDE,
      move: (state, seat, rule, chance) =>
        ended(
          rule === null
            ? chooseInJekyllVsHyde('count', view(state, seat), chance, solver)
            : practiseJekyllVsHyde('count', view(state, seat), rule, chance, solver),
        ),
    });
  });
});
