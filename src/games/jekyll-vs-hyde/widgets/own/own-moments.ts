import { conditions } from '#games/jekyll-vs-hyde/moment-conditions';
import { voice } from '#games/jekyll-vs-hyde/face-without-pictures.tsx';
import { machineWithoutStatechart } from '#games/jekyll-vs-hyde/machine-without-statechart';
import { momentsInText } from '#widgets/moments/own-moments.ts';
import { reader } from './game-reader.ts';

/** The moments in the text of a kept game. */
export const momentsIn = momentsInText(reader, machineWithoutStatechart, {
  conditions,
  event: voice.words.event,
  isMain: voice.isMain,
});
