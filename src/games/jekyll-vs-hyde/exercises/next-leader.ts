import { pick, type Random } from '#kit/random';
import { SEATS, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { sideOf } from '#games/jekyll-vs-hyde/rules/track';
import { oneRight } from '#kit/exercise';
import { MARKERS, asAnswered, dealt, exchanged, findTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

/** Who leads next? */
export const leader: AskingKind = {
  id: 'leader',
  rules: ['first-leader', 'winner-leads'],
  make(rule, chance) {
    const seat = pick(SEATS, chance);
    return {
      kind: 'leader',
      rule,
      ...(rule === 'first-leader' ? beforeTheFirst(seat, chance) : beforeTheNext(seat, chance)),
      ...oneRight<Choice>(
        SEATS.map((seat) => ({ type: 'seat', seat })),
        { type: 'seat', seat },
      ),
    };
  },
};

/** The preparation of a round that the seat will lead, as the marker stands. */
function beforeTheFirst(seat: Seat, chance: Random) {
  const marker = pick(
    MARKERS.filter((marker) => sideOf(marker) === seat),
    chance,
  );
  const round = pick(marker === 0 ? ([1, 2, 3] as const) : ([2, 3] as const), chance);
  const before = dealt({ round, marker }, chance);
  return { viewer: 'all', before, proposed: [], proof: exchanged(before, chance).moves } as const;
}

/** A trick after which the seat leads; half of them are won by the one who led already. */
function beforeTheNext(seat: Seat, chance: Random) {
  const led = pick(SEATS, chance);
  return asAnswered(
    findTrick(
      chance,
      ({ before, after }) => before.leader === led && after.phase === 'lead' && after.leader === seat,
    ),
  );
}
