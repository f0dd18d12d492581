import { conditions } from '#games/switch/moment-conditions';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { rulesOnlyMachine } from '#games/switch/rules-only-machine';
import { momentsInText } from '#widgets/moments/moments-in-saved-game.ts';
import { reader } from './read-pasted-games-in-worker.ts';

/** The moments in the text of a kept game. */
export const momentsIn = momentsInText(reader, rulesOnlyMachine, {
  conditions,
  event: voice.words.event,
  isMain: voice.isMain,
});
