import { STRENGTHS, type Strength } from '#games/switch/opponents/opponent-strength-ids';
import { SEATS } from '#games/switch/rules/cards';
import { GAME_ID } from '#games/switch/rules/game-id';
import type { Switch } from '#games/switch/rules/game-types';
import type { Task, Told } from '#games/switch/widgets/thinking/background-tasks';
import type { Table } from '#games/switch/words/text-types/play-against-computer';
import { words } from '#said/switch/play-against-computer';
import type { PlaySetup } from '#widgets/play/play-adapter.ts';

export interface Playing {
  readonly strength: Strength;
  readonly length: Table;
  readonly task: Task;
  readonly told: Told;
}

/** What there is to decide before a game of Switch: how many sit down, rather than how long it takes. */
export const setup: PlaySetup<Switch, Playing> = {
  game: GAME_ID,
  seats: (table) => SEATS.slice(0, Number(table)),
  strengths: STRENGTHS,
  lengths: ['2', '3', '4', '5', '6'],
  first: { role: 'p1', strength: 'hand', length: '3' },
  words: words.setup,
};
