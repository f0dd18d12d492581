import { h } from 'preact';
import { SEATS, type Seat } from '#games/switch/rules/cards';
import type { View } from '#games/switch/rules/view';
import type { PictureWords } from '#games/switch/words/picture';
import { printable } from '#widgets/picture/text-layout.ts';
import { xml } from '#widgets/render-xml.ts';
import { Picture } from './Picture.tsx';

interface PictureOptions {
  /** What the picture is called; the game's own name where nothing is given. */
  readonly title?: string | undefined;
  /** What it is a picture of, in a few words, below the title. */
  readonly kind?: string;
  readonly players?: Readonly<Partial<Record<Seat, string>>> | undefined;
  /** Who sits at the bottom; the first seat where nothing is said. */
  readonly below?: Seat | undefined;
}

/**
 * A position as its viewer sees it, drawn as one SVG file of 1200 by 630 that needs no font, no style and no address from
 * outside. It is made of the view alone, so it cannot give a hidden card away; names and titles may hold anything. Runs in
 * Node and in a browser.
 */
export function pictureOf(view: View, words: PictureWords, options: PictureOptions = {}): string {
  const { title = '', kind = '', players = {}, below } = options;
  const named = SEATS.flatMap((seat): [Seat, string][] => {
    const name = printable(players[seat] ?? '');
    return name === '' ? [] : [[seat, name]];
  });
  return xml(
    h(Picture, {
      view,
      words,
      title: printable(title) || words.game,
      kind: printable(kind),
      players: Object.fromEntries(named),
      below,
    }),
  );
}
