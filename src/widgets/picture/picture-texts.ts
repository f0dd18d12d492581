import { printable } from './text-layout.ts';

/** What a picture says beside the position that it shows. */
export interface PictureTexts<Seat extends string> {
  /** What the picture is called; the game's own name where nothing is given. */
  readonly title?: string | undefined;
  /** What it is a picture of, in a few words, below the title. */
  readonly kind?: string;
  readonly players?: Readonly<Partial<Record<Seat, string>>> | undefined;
}

/** The texts as a drawing can hold them, with the name of the game in place of a title that is missing. */
export function printableTexts<Seat extends string>(
  { title = '', kind = '', players }: PictureTexts<Seat>,
  game: string,
) {
  const named: Partial<Record<Seat, string>> = {};
  for (const seat of Object.keys(players ?? {}) as Seat[]) {
    const name = printable(players?.[seat] ?? '');
    if (name !== '') named[seat] = name;
  }
  return { title: printable(title) || game, kind: printable(kind), players: named };
}
