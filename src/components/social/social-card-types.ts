/** What a page shows of itself where somebody links to it: a position that is its own, under its title. */
export interface SocialCard {
  /** Its name in addresses, `toy/lessons/the-cards`; pages without a card of their own have that of the site. */
  readonly name: string;
  readonly svg: string;
}

/** The cards that a game draws. */
export interface GameCards {
  /** That of the site, if the game draws one: the first that does is shown. */
  readonly site?: SocialCard;
  readonly pages: readonly SocialCard[];
}
