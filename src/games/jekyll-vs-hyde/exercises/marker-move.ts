import { pick } from '#kit/random';
import { END } from '#games/jekyll-vs-hyde/rules/track';
import { oneRight } from '#kit/exercise';
import { LAST, MARKERS, asAnswered, eventOf, findTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

const PLACES = [...MARKERS, END] as const;

/** Where does the marker go when this last trick is taken? */
export const marker: AskingKind = {
  id: 'marker',
  rules: ['gap-moves'],
  make(rule, chance) {
    const place = pick(PLACES, chance);
    const trick = findTrick(chance, (trick) => eventOf(trick, 'gap')?.to === place, LAST);
    return {
      kind: 'marker',
      rule,
      ...asAnswered(trick),
      ...oneRight<Choice>(
        PLACES.map((marker) => ({ type: 'marker', marker })),
        { type: 'marker', marker: place },
      ),
    };
  },
};
