import { switchGame, type Switch } from '#games/switch/rules/game';
import { SWITCHES, type Rulings } from '#games/switch/rules/ruling-switches';
import type { Action, State } from '#games/switch/rules/state';
import { pick, type Random } from '#kit/random';
import type { Lots } from '../../random-game-generator.ts';

/** Games by lot that come to an end in good time, at all tables in turn. */

/** A table by its number: each switch with each reading in turn, 64 in all. */
export function tableAt(number: number): Rulings {
  const bit = (at: number) => ((number >> at) % 2 === 1 ? 1 : 0);
  return {
    'finish-on-trick': SWITCHES['finish-on-trick'][bit(0)],
    'even-eights': SWITCHES['even-eights'][bit(1)],
    'seven-on-penalty': SWITCHES['seven-on-penalty'][bit(2)],
    'five-hearts-on-twos': SWITCHES['five-hearts-on-twos'][bit(3)],
    'run-ace': SWITCHES['run-ace'][bit(4)],
    mistakes: SWITCHES.mistakes[bit(5)],
  };
}

/** What the dealer does, or a play by lot; a card is drawn where there is none, and now and then where there is. */
export function choice(state: State, luck: Random, players: number): Action {
  if (switchGame.toAct(state).includes('dealer')) return switchGame.deal(state, luck, players);
  const actions = switchGame.legal(state);
  const plays = actions.filter(({ type }) => type === 'play');
  return pick(plays.length > 0 && luck() < 0.9 ? plays : actions, luck);
}

/** A move as it is written: `8S 8H`, `AS>hearts`, `draw`. */
export function textOf(action: Exclude<Action, { type: 'deal' | 'shuffle' }>): string {
  if (action.type === 'draw') return 'draw';
  return `${action.cards.join(' ')}${action.suit === undefined ? '' : `>${action.suit}`}`;
}

export const lots: Lots<Switch> = { game: switchGame, tableAt, choice };
