import type { NotationSlip } from '#games/jekyll-vs-hyde/notation';
import type { LinkProblem } from '#replays/link';
import type { TextFault } from '#replays/text/problem';
import type { Sentences } from './sentences.ts';

/** What a language says of replays that come as text or in a link. */
export interface NotationWords {
  readonly text: Sentences<TextFault>;
  readonly jekyllVsHyde: Sentences<NotationSlip>;
  readonly link: Sentences<LinkProblem>;
  /** Where in a text something is wrong, to stand before the sentence that says what. */
  readonly place: (line: number, column: number) => string;
}
