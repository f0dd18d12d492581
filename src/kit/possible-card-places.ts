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

/** The places where a card can lie: for each there is a way to lay all other unseen cards so that every place is filled. */
export function possiblePlaces<Card, Place>(
  { cards, rooms, fits }: UnseenCards<Card, Place>,
  card: Card,
): readonly Place[] {
  const others = cards.filter((other) => other !== card);
  // Whether a card fits a place may take a look at the whole game: it is asked once.
  const fitting = new Map(others.map((one) => [one, [...rooms.keys()].filter((place) => fits(one, place))]));
  return [...rooms].flatMap(([place, room]) => {
    if (room === 0 || !fits(card, place)) return [];
    return canBeFilled(fitting, new Map(rooms).set(place, room - 1)) ? [place] : [];
  });
}

/** Whether each card finds a place: one that finds its places full moves a card from there to another, if that leads on. */
function canBeFilled<Card, Place>(
  fitting: ReadonlyMap<Card, readonly Place[]>,
  rooms: ReadonlyMap<Place, number>,
): boolean {
  const lying = new Map<Place, Card[]>([...rooms.keys()].map((place) => [place, []]));
  const settle = (card: Card, tried: Set<Place>): boolean => {
    for (const place of fitting.get(card) ?? []) {
      if (tried.has(place)) continue;
      tried.add(place);
      const there = lying.get(place) ?? [];
      if (there.length < (rooms.get(place) ?? 0)) {
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
  return [...fitting.keys()].every((card) => settle(card, new Set()));
}
