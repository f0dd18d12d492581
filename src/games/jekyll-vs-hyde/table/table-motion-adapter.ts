import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { playMotion } from '#widgets/motion/play-motion.ts';
import type { Places } from '#widgets/motion/table-motion-adapter.ts';
import { momentOf } from './event-motions.ts';
import { trickOnTable } from './Trick.tsx';

/** What moves on the table: the cards that are played, and what comes of them. */
export const watchTable = playMotion<JekyllVsHyde>({
  cards: { placesIn, middle: 'trick', pileOf },
  momentOf,
});

/** Where every card lies that this viewer sees. */
function placesIn(view: View): Places {
  const trick = trickOnTable(view);
  const places = new Map<string, string>();
  for (const seat of SEATS) for (const card of view.hands[seat]) places.set(card, seat);
  places.delete('??');
  for (const card of [trick?.card, trick?.followed]) if (card != null) places.set(card, 'trick');
  return places;
}

/** Whose pile a card lies in that has been taken; null while it has not, and where nobody has said which cards do. */
function pileOf({ tricks }: View, card: string): string | null {
  const trick = tricks.findLast(
    ({ led, followed, madeUp }) => !madeUp && (led.card === card || followed === card),
  );
  return trick?.owner ?? null;
}
