import type { Pairing } from '#games/chronicle/opponents/tournament';
import type { OpponentsWords } from '#words/text-types/play-against-computer';

/** What the page to play on tells of the opponents: it is built into the page, and no widget carries it. */
export type AboutOpponentsWords = OpponentsWords<Pairing>;
