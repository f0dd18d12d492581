/**
 * Where a card may lie whose place nobody sees: in one of some places of which it is known how many unseen cards each holds, and which card
 * each does not hold. All unseen cards lie somewhere, and fill all of it.
 */
export interface UnseenCards<Card, Place> {
  readonly cards: readonly Card[];
  /** How many of the cards lie in each place. */
  readonly rooms: ReadonlyMap<Place, number>;
  /** Whether nothing that was seen keeps a card from a place. */
  readonly fits: (card: Card, place: Place) => boolean;
}

/** The places in which a card lies in some distribution of all the cards that fits. */
export function possiblePlaces<Card, Place>(unseen: UnseenCards<Card, Place>, card: Card): readonly Place[] {
  const { cards, rooms, fits } = unseen;
  const others = cards.filter((other) => other !== card);
  return [...rooms].flatMap(([place, room]) => {
    if (room === 0 || !fits(card, place)) return [];
    const left = new Map(rooms).set(place, room - 1);
    return canBeFilled({ cards: others, rooms: left, fits }) ? [place] : [];
  });
}

/** Whether each card finds a place: one that finds its places full moves a card from there to another, if that leads on. */
function canBeFilled<Card, Place>({ cards, rooms, fits }: UnseenCards<Card, Place>): boolean {
  const lying = new Map<Place, Card[]>([...rooms.keys()].map((place) => [place, []]));
  const settle = (card: Card, tried: Set<Place>): boolean => {
    for (const [place, room] of rooms) {
      if (tried.has(place) || !fits(card, place)) continue;
      tried.add(place);
      const there = lying.get(place) ?? [];
      if (there.length < room) {
        there.push(card);
        return true;
      }
      const moved = there.findIndex((other) => settle(other, tried));
      if (moved >= 0) {
        there[moved] = card;
        return true;
      }
    }
    return false;
  };
  return cards.every((card) => settle(card, new Set()));
}
