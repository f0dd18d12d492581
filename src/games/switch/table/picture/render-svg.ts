import { h } from 'preact';
import type { Seat } from '#games/switch/rules/cards';
import type { View } from '#games/switch/rules/view';
import type { PictureWords } from '#games/switch/words/text-types/picture';
import { printableTexts, type PictureTexts } from '#widgets/picture/picture-texts.ts';
import { xml } from '#widgets/render-xml.ts';
import { TablePicture } from './TablePicture.tsx';

interface PictureOptions extends PictureTexts<Seat> {
  /** Who sits at the bottom; the first seat where nothing is said. */
  readonly below?: Seat | undefined;
}

/**
 * A position as its viewer sees it, drawn as one SVG file of 1200 by 630 that needs no font, no style and no address from
 * outside. It is made of the view alone, so it cannot give a hidden card away; names and titles may hold anything. Runs in
 * Node and in a browser.
 */
export function pictureOf(view: View, words: PictureWords, { below, ...texts }: PictureOptions = {}): string {
  return xml(h(TablePicture, { view, words, below, ...printableTexts(texts, words.game) }));
}
