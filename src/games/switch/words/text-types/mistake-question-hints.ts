import type { Reason } from '#games/switch/opponents/reasons-for-move';
import type { Against } from '#games/switch/opponents/reason-against-alternative';

/** What to look at in a position in which a move was missed, by what speaks for that move or against the other; it does not name the move. */
export type MistakeQuestionHintsWords = Readonly<
  Record<Exclude<(Reason | Against)['type'], 'rival-tried'>, string>
>;
