import type { Seat } from '#games/chronicle/rules/cards';
import type { View } from '#games/chronicle/rules/view';
import type { PictureWords as AnyPictureWords } from '#words/text-types/picture';

export interface PictureWords extends AnyPictureWords<Seat, View> {
  /** What earns Fame in this round. */
  readonly conditions: (view: View) => string;
}
