import type { Reason } from '#games/chronicle/opponents/reasons-for-move';
import type { Against } from '#games/chronicle/opponents/reason-against-alternative';

/** What to look at in a position in which a move was missed, by what speaks for that move or against the other; it does not name the move. */
export type MistakeQuestionHintsWords = Readonly<Record<(Reason | Against)['type'], string>>;
