import { STRENGTHS, type Strength } from '#games/jekyll-vs-hyde/opponents/opponent-strength-ids';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import type { Length } from '#games/jekyll-vs-hyde/words/text-types/play-against-computer';
import { words } from '#said/jekyll-vs-hyde/play-against-computer';
import type { PlaySetup } from '#widgets/play/play-adapter.ts';

export interface Playing {
  readonly strength: Strength;
  readonly length: Length;
  readonly task: Task;
  readonly told: Told;
}

/** What there is to decide before a match of Jekyll vs Hyde. */
export const setup: PlaySetup<JekyllVsHyde, Playing> = {
  game: GAME_ID,
  seats: () => SEATS,
  strengths: STRENGTHS,
  lengths: ['round', 'game'],
  first: { role: 'jekyll', strength: 'glance', length: 'round' },
  words: words.setup,
};
