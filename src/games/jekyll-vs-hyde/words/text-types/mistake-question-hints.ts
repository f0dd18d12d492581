import type { Reason } from '#games/jekyll-vs-hyde/opponents/move-reasons';

/** What to look at in a position in which a move was missed, by what speaks for that move or against the other, or `none` does; it does not name the move. */
export type MistakeQuestionHintsWords = Readonly<
  Record<Exclude<Reason['type'], 'open' | 'tried' | 'alike' | 'wanted' | 'costs-trick'> | 'none', string>
>;
