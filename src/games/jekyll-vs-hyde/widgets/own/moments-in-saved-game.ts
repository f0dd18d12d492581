import { conditions } from '#games/jekyll-vs-hyde/moment-conditions';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { rulesOnlyMachine } from '#games/jekyll-vs-hyde/rules-only-machine';
import { momentsInText } from '#widgets/moments/moments-in-saved-game.ts';
import { reader } from './read-pasted-games-in-worker.ts';

/** The moments in the text of a kept game. */
export const momentsIn = momentsInText(reader, rulesOnlyMachine, {
  conditions,
  event: voice.words.event,
  isMain: voice.isMain,
});
