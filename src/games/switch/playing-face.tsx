import { face } from '#games/switch/face.tsx';
import { statechartMachine } from '#games/switch/machine-with-statechart';
import type { Switch } from '#games/switch/rules/game-types';
import { HandToPlayFrom } from '#games/switch/table/HandToPlayFrom.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import type { PlayingFace } from '#widgets/face.ts';

/** The face with hands to play from: its words for what may not be done are fetched only where somebody can try. */
export const playingFace: PlayingFace<Switch> = {
  ...face,
  machine: statechartMachine,
  Hand: HandToPlayFrom,
  Refusals,
};
