import { pick } from '#kit/random';
import { SEATS, type BySeat } from '#games/jekyll-vs-hyde/rules/cards';
import { tricksOwned } from '#games/jekyll-vs-hyde/rules/trick';
import { oneRight } from '#kit/exercise';
import { asAnswered, cites, eventOf, findTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

/** How many tricks does each own after this one? */
export const tricks: AskingKind = {
  id: 'tricks',
  rules: ['take-trick', 'pride-takes', 'pride-nothing'],
  make(rule, chance) {
    const seat = pick(SEATS, chance);
    const trick = findTrick(
      chance,
      (trick) => {
        const simple = rule !== 'take-trick' || eventOf(trick, 'took-trick') === undefined;
        return simple && cites(trick, rule) && eventOf(trick, 'won')?.by === seat;
      },
      { startAt: 2, startBy: rule === 'pride-nothing' ? 3 : 5 },
    );
    const { jekyll, hyde } = tricksOwned(trick.before.tricks);
    // Either wins, and takes nothing or one trick more.
    const outcomes: readonly BySeat<number>[] = [
      { jekyll: jekyll - 1, hyde: hyde + 2 },
      { jekyll, hyde: hyde + 1 },
      { jekyll: jekyll + 1, hyde },
      { jekyll: jekyll + 2, hyde: hyde - 1 },
    ];
    const after = eventOf(trick, 'awarded')?.tricks;
    if (after === undefined) throw new Error('Every trick is taken');
    return {
      kind: 'tricks',
      rule,
      ...asAnswered(trick),
      ...oneRight<Choice>(
        outcomes
          .filter(({ jekyll, hyde }) => jekyll >= 0 && hyde >= 0)
          .map((tricks) => ({ type: 'tricks', tricks })),
        { type: 'tricks', tricks: after },
      ),
    };
  },
};
