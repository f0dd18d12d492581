import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { cardJourneys, type Places } from '#widgets/motion/card-journeys.ts';
import { moments } from '#widgets/motion/moments.ts';
import type { Watch } from '#widgets/motion/use-motion.ts';
import { stepOf } from './moments.ts';
import { trickOnTable } from './Trick.tsx';

const watchCards = cardJourneys<View>(placesIn, pileOf);
const watchMoments = moments<View>(stepOf);

/** What moves on the table: the cards that are played, and what comes of them. */
export const watchTable: Watch<View> = (view) => {
  const both = [watchCards(view), watchMoments(view)];
  return {
    leave: (table, next) => {
      for (const { leave } of both) leave(table, next);
    },
    arrive: (table, now) => {
      for (const { arrive } of both) arrive(table, now);
    },
    end: () => {
      for (const { end } of both) end();
    },
  };
};

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
