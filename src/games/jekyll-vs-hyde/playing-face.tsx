import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { statechartMachine } from '#games/jekyll-vs-hyde/machine-with-statechart';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { HandToPlayFrom } from '#games/jekyll-vs-hyde/table/HandToPlayFrom.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import type { PlayingFace } from '#widgets/face.ts';

/** The face with hands to play from: the statechart, and the words for what may not be done, are fetched only where somebody can try. */
export const playingFace: PlayingFace<JekyllVsHyde> = {
  ...face,
  machine: statechartMachine,
  Hand: HandToPlayFrom,
  Refusals,
};
