import { STRENGTHS, type Strength } from '#games/chronicle/opponents/opponent-strength-ids';
import { SEATS } from '#games/chronicle/rules/cards';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { SWITCHES, type SwitchId } from '#games/chronicle/rules/ruling-switches';
import type { Task, Told } from '#games/chronicle/widgets/thinking/background-tasks';
import type { Players } from '#games/chronicle/words/text-types/play-against-computer';
import { words } from '#said/chronicle/play-against-computer';
import { rulings as texts } from '#said/chronicle/rulings';
import type { PlaySetup, Reading } from '#widgets/play/play-adapter.ts';

export interface Playing {
  readonly strength: Strength;
  readonly length: Players;
  readonly task: Task;
  readonly told: Told;
}

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];

function readingsOf(id: SwitchId): Reading<Chronicle> {
  const sayings: Readonly<Record<string, string>> = texts[id].readings;
  return {
    id,
    question: texts[id].question,
    readings: SWITCHES[id].map((reading) => ({ id: reading, saying: sayings[reading] ?? '' })),
  };
}

/** What there is to decide before a game of Chronicle: how many sit down, rather than how long it takes. */
export const setup: PlaySetup<Chronicle, Playing> = {
  game: GAME_ID,
  seats: (players) => SEATS.slice(0, Number(players)),
  strengths: STRENGTHS,
  lengths: ['3', '4', '5', '6'],
  first: { role: 'p1', strength: 'thumb', length: '3' },
  readings: IDS.map(readingsOf),
  words: words.setup,
};
