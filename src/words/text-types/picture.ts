/** What a picture of a position says, and what is said of it to those who do not see it. */
export interface PictureWords<Seat extends string, View> {
  readonly game: string;
  /** What sort of page a picture stands for. */
  readonly kinds: Readonly<Record<'replay' | 'case', string>>;
  readonly seats: Readonly<Record<Seat, string>>;
  /** What a picture is called: its title, where the game is, and who is to act. */
  readonly caption: (parts: readonly string[]) => string;
  /** Who plays, and how far the game is. */
  readonly where: (view: View) => string;
  /** Who is to do what, or how it ended. */
  readonly turn: (view: View) => string;
  readonly seenBy: (seat: Seat) => string;
  readonly noCards: (seat: Seat) => string;
  /** The whole table in sentences: what is seen, and no more. */
  readonly description: (view: View) => string;
  readonly unofficial: string;
}

/** The cards of a hand that are seen, and how many are not. */
export function openAndHidden<Card extends string>(cards: readonly Card[]) {
  const open = cards.filter((card): card is Exclude<Card, '??'> => card !== '??');
  return { open, hidden: cards.length - open.length };
}
