import { shuffle } from '#kit/random';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { SUITS, other, suitOf, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Following } from '#games/jekyll-vs-hyde/rules/state';
import { oneRight } from '#kit/exercise';
import { asPlanned, cites, eventOf, findTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

/** Every order the board can show: empty, one token, or all three. */
const BOARDS: readonly (readonly Suit[])[] = [
  [],
  ...SUITS.map((suit) => [suit]),
  ...SUITS.flatMap((low) =>
    SUITS.flatMap((middle) =>
      SUITS.flatMap((high) =>
        low === middle || middle === high || low === high ? [] : [[low, middle, high]],
      ),
    ),
  ),
];
const CHOICES = 4;
/** What mostly happens in the first trick. */
const EARLY: readonly RuleId[] = ['rank-lowest', 'rank-leader-first', 'wrath-own-token'];

/** Which tokens lie on the board after the trick? */
export const ranking: AskingKind = {
  id: 'ranking',
  rules: [
    'rank-lowest',
    'rank-middle',
    'rank-highest',
    'rank-leader-first',
    'rank-no-potion',
    'wrath-clears',
    'wrath-own-token',
  ],
  make(rule, chance) {
    const trick = findTrick(chance, (trick) => cites(trick, rule), {
      startBy: EARLY.includes(rule) ? 1 : 2,
      passes: (led) => rule !== 'rank-leader-first' || mayPlaceTwo(led),
    });
    const after = eventOf(trick, 'won')?.ranking ?? [];
    const before = trick.before.ranking;
    const same = (a: readonly Suit[], b: readonly Suit[]) => a.join() === b.join();
    // Nothing changed is the mistake made most, so it is always there to be made.
    const wrong = [
      ...(same(before, after) ? [] : [before]),
      ...shuffle(BOARDS, chance).filter((board) => !same(board, before) && !same(board, after)),
    ].slice(0, CHOICES - 1);
    return {
      kind: 'ranking',
      rule,
      ...asPlanned(trick),
      ...oneRight<Choice>(
        shuffle([after, ...wrong], chance).map((ranking) => ({ type: 'ranking', ranking })),
        { type: 'ranking', ranking: after },
      ),
    };
  },
};

/** Whether a second suit can be new in the same trick: the first of all has just been led, and cannot be followed. */
function mayPlaceTwo({ hands, leader, ledToken, ranking: [first, second] }: Following): boolean {
  const follows = hands[other(leader)].some((card) => suitOf(card) === first);
  return ledToken && second === undefined && !follows;
}
