import type { DangerOfFour } from './danger-of-four.ts';
import type { EvenSheds } from './even-evil.ts';
import type { Cost, EvilLies } from './evil-to-be-won.ts';
import type { Against } from './reason-against-alternative.ts';
import type { Reason } from './reasons-for-move.ts';
import type { EndedWorse, Ends } from './round-outcomes.ts';
import type { Stands, Tidy } from './tidy-choice.ts';
import type { Hangs } from './what-hangs-on-play.ts';
import type { Alike } from './why-no-move-is-clearly-better.ts';

/** All that advice has to say for and against moves. */
export type Why =
  | Reason
  | Against
  | Hangs
  | Tidy
  | Stands
  | Ends
  | EndedWorse
  | Alike
  | Cost
  | EvilLies
  | EvenSheds
  | DangerOfFour;
