import type { Seat } from '#games/switch/rules/cards';
import type { View } from '#games/switch/rules/view';
import type { PictureWords as AnyPictureWords } from '#words/text-types/picture';

export interface PictureWords extends AnyPictureWords<Seat, View> {
  /** Above the rank and the suit that have to be matched, and what stands between them. */
  readonly match: string;
  readonly or: string;
}
