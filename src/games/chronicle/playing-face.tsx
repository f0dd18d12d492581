import { face } from '#games/chronicle/face.tsx';
import { statechartMachine } from '#games/chronicle/machine-with-statechart';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { HandToPlayFrom } from '#games/chronicle/table/HandToPlayFrom.tsx';
import { Refusals } from '#games/chronicle/table/Refusals.tsx';
import type { PlayingFace } from '#widgets/face.ts';

/** The face with hands to play from: its words for what may not be done are fetched only where somebody can try. */
export const playingFace: PlayingFace<Chronicle> = {
  ...face,
  machine: statechartMachine,
  Hand: HandToPlayFrom,
  Refusals,
};
