import type { Game, GameTypes } from '#kit/game';
import type { Random } from '#kit/random';
import { chronicleGame } from '#games/chronicle/rules/game';
import { carriedOut } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { chooseMove as chooseInChronicle } from '#games/chronicle/opponents/choose-move';
import { seatView as seatInChronicle } from '#games/chronicle/opponents/sample-hidden-cards';
import { PRACTISABLE_RULES as OF_CHRONICLE } from '#games/chronicle/opponents/practisable-rules';
import { chooseMoveInvokingRule as practiseChronicle } from '#games/chronicle/opponents/choose-move-invoking-rule';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { chooseMove as chooseInJekyllVsHyde } from '#games/jekyll-vs-hyde/opponents/choose-move';
import { PRACTISABLE_RULES as OF_JEKYLL_VS_HYDE } from '#games/jekyll-vs-hyde/opponents/practisable-rules';
import { chooseMoveInvokingRule as practiseJekyllVsHyde } from '#games/jekyll-vs-hyde/opponents/choose-move-invoking-rule';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { switchGame } from '#games/switch/rules/game';
import type { Switch } from '#games/switch/rules/game-types';
import { chooseMove as chooseInSwitch } from '#games/switch/opponents/choose-move';
import { seatView as seatInSwitch } from '#games/switch/opponents/sample-hidden-cards';
import { PRACTISABLE_RULES as OF_SWITCH } from '#games/switch/opponents/practisable-rules';
import { chooseMoveInvokingRule as practiseSwitch } from '#games/switch/opponents/choose-move-invoking-rule';
import { ended } from '../kit/run-iterator-to-end.ts';

/** The games with opponents who let a rule come up, each of whom is given what its seat sees. */

export interface PractisedGame<T extends GameTypes> {
  readonly game: Game<T>;
  /** By how many it is played. */
  readonly players: number;
  /** The rules that can be practised. */
  readonly rules: readonly string[];
  /** What a seat does; `rule` is the one that it lets come up, null for none. */
  readonly move: (state: T['state'], seat: T['seat'], rule: string | null, chance: Random) => T['action'];
}

const solver = createSolver();

export const practisedSwitch: PractisedGame<Switch> = {
  game: switchGame,
  players: 3,
  rules: OF_SWITCH,
  move: (state, seat, rule, chance) => {
    const seen = seatInSwitch(switchGame.view(state, seat));
    return ended(
      rule === null ? chooseInSwitch('hand', seen, chance) : practiseSwitch('hand', seen, rule, chance),
    );
  },
};

export const practisedChronicle: PractisedGame<Chronicle> = {
  game: chronicleGame,
  players: 3,
  rules: OF_CHRONICLE,
  move: (state, seat, rule, chance) => {
    if (state.phase !== 'meeting' && state.phase !== 'effect') throw new Error('A seat is to act');
    const seen = seatInChronicle(chronicleGame.view(state, seat));
    const meant = ended(
      rule === null
        ? chooseInChronicle('thumb', seen, chance)
        : practiseChronicle('thumb', seen, rule, chance),
    );
    return carriedOut(state, meant, chance);
  },
};

export const practisedJekyllVsHyde: PractisedGame<JekyllVsHyde> = {
  game: jekyllVsHyde,
  players: 2,
  rules: OF_JEKYLL_VS_HYDE,
  move: (state, seat, rule, chance) =>
    ended(
      rule === null
        ? chooseInJekyllVsHyde('count', view(state, seat), chance, solver)
        : practiseJekyllVsHyde('count', view(state, seat), rule, chance, solver),
    ),
};
