import { pick, type Random } from '#kit/random';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import { oneRight } from '#kit/exercise';
import {
  LAST,
  NINTH,
  anySetting,
  asAnswered,
  cites,
  dealt,
  eventOf,
  exchanged,
  findTrick,
} from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

const COUNTS = [0, 1, 2, 3] as const;

/** How many cards does each give away now? */
export const count: AskingKind = {
  id: 'count',
  rules: ['give-count', 'greed-exchanges', 'greed-nothing'],
  make(rule, chance) {
    if (rule === 'give-count') {
      const before = dealt(anySetting(chance), chance);
      const { moves } = exchanged(before, chance);
      return {
        kind: 'count',
        rule,
        viewer: 'all',
        before,
        proposed: [],
        proof: moves,
        ...answers(countDue(before)),
      };
    }
    const due = rule === 'greed-nothing' ? 0 : pick([1, 2], chance);
    const trick = findGreed(due, chance);
    return { kind: 'count', rule, ...asAnswered(trick), ...answers(due) };
  },
};

/** A Greed effect that asks for so many cards: two until the ninth trick, where one is left, and none in the tenth. */
function findGreed(due: number, chance: Random) {
  return findTrick(
    chance,
    (trick) => (due === 0 ? cites(trick, 'greed-nothing') : eventOf(trick, 'greed-due')?.count === due),
    due === 2 ? {} : due === 1 ? NINTH : LAST,
  );
}

function answers(due: number) {
  return oneRight<Choice>(
    COUNTS.map((count) => ({ type: 'count', count })),
    { type: 'count', count: due },
  );
}
