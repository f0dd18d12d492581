import { h } from 'preact';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/text-types/picture';
import { printableTexts, type PictureTexts } from '#widgets/picture/picture-texts.ts';
import { xml } from '#widgets/render-xml.ts';
import { TablePicture } from './TablePicture.tsx';

interface PictureOptions extends PictureTexts<Seat> {
  /** Whether Jekyll sits at the top instead. */
  readonly flipped?: boolean | undefined;
}

/**
 * A position as its viewer sees it, drawn as one SVG file of 1200 by 630 that needs no font, no style and no address from
 * outside. It is made of the view alone, so it cannot give a hidden card away; names and titles may hold anything. Runs in
 * Node and in a browser.
 */
export function pictureOf(
  view: View,
  words: PictureWords,
  { flipped = false, ...texts }: PictureOptions = {},
): string {
  return xml(h(TablePicture, { view, words, flipped, ...printableTexts(texts, words.game) }));
}
