import { h } from 'preact';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/picture';
import { Picture } from './Picture.tsx';
import { printable } from '#widgets/picture/text-layout.ts';
import { xml } from '#widgets/render-xml.ts';

interface PictureOptions {
  /** What the picture is called; the game's own name where nothing is given. */
  readonly title?: string | undefined;
  /** What it is a picture of, in a few words, below the title. */
  readonly kind?: string;
  readonly players?: Readonly<Partial<Record<Seat, string>>> | undefined;
  /** Whether Jekyll sits at the top instead. */
  readonly flipped?: boolean | undefined;
}

/**
 * A position as its viewer sees it, drawn as one SVG file of 1200 by 630 that needs no font, no style and no address from
 * outside. It is made of the view alone, so it cannot give a hidden card away; names and titles may hold anything. Runs in
 * Node and in a browser.
 */
export function pictureOf(view: View, words: PictureWords, options: PictureOptions = {}): string {
  const { title = '', kind = '', players = {}, flipped = false } = options;
  const named = (seat: Seat) => {
    const name = printable(players[seat] ?? '');
    return name === '' ? {} : { [seat]: name };
  };
  return xml(
    h(Picture, {
      view,
      words,
      title: printable(title) || words.game,
      kind: printable(kind),
      players: { ...named('jekyll'), ...named('hyde') },
      flipped,
    }),
  );
}
