import type { Card } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { View } from '#games/chronicle/rules/view';
import { playMotion } from '#widgets/motion/play-motion.ts';
import type { CardPlaces } from '#widgets/motion/table-motion-adapter.ts';
import { momentOf } from './event-motions.ts';

const MIDDLE = 'meeting';

/** A card travels to the Meeting, and from there to the allies of whoever has won it. */
const cards: CardPlaces<View> = {
  middle: MIDDLE,
  placesIn: ({ seats, hands, ended, ...view }) => {
    const places = new Map<string, string>();
    for (const seat of seats) for (const card of hands[seat] ?? []) if (card !== '??') places.set(card, seat);
    for (const { card } of (ended ?? view).laid) if (card !== '??') places.set(card, MIDDLE);
    return places;
  },
  pileOf: ({ seats, allies }, card) =>
    seats.find((seat) => allies[seat]?.some((ally: Card) => ally === card)) ?? null,
};

/** What moves on the table: the cards that are played and won, and every move by what came of it. */
export const watchTable = playMotion<Chronicle>({ cards, momentOf });
