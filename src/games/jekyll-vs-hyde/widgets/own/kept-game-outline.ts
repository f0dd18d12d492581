import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { writing } from '#games/jekyll-vs-hyde/game-text-adapter';
import { outlineKeptGame, type Outline } from '#widgets/own/kept-game-outline.ts';

/** What the list of kept games tells of one, by its text. */
export const outline = (text: string): Outline | null => outlineKeptGame(writing, voice.words.event, text);
