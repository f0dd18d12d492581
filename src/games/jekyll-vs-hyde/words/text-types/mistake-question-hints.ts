import type { PotionTold } from '#games/jekyll-vs-hyde/opponents/potions-in-advice';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';

/** What to look at in a position in which a move was missed, by what speaks for that move or against the other, or `none` does; it does not name the move. */
export interface MistakeQuestionHintsWords extends Readonly<
  Record<
    Exclude<Reason['type'], 'open' | 'tried' | 'alike' | 'wanted' | 'costs-trick' | PotionTold['type']>,
    string
  >
> {
  /** By what the tricks of both already tell: none is wanted any more, all that can be won, or neither. */
  readonly none: Readonly<Record<'few' | 'many' | 'open', string>>;
}
