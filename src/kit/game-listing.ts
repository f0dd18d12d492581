/** How a game stands among the others: what pages of the whole site say of it, and where they lead in it. */
export interface Listing {
  /** Its folder, its addresses, and the name of what is kept of it. */
  readonly id: string;
  readonly title: string;
  /** The title is a word besides: a question with it need not be about the game. */
  readonly titleIsWord?: true;
  /** A sentence on whose game it is, for the foot of pages. */
  readonly makers: string;
  /** What a reader can do with it here, for who finds the site by a search. */
  readonly description: string;
  /** Its pages, those of a place together, the most wanted first. */
  readonly sections: readonly Section[];
}

/** What a reader comes for: to learn a game, to play it, to watch it played, or to ask what holds. Each page is found in one of these places. */
export const PLACES = ['learn', 'play', 'watch', 'ask'] as const;
export type Place = (typeof PLACES)[number];

export interface Section {
  readonly title: string;
  /** Its address within the game: `lessons`. */
  readonly path: string;
  readonly place: Place;
}
