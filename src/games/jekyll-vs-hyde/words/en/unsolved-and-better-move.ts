import type { Cost } from '#games/jekyll-vs-hyde/analysis/cost-of-line-move';
import type { UnsolvedAndBetterMoveWords } from '../text-types/unsolved-and-better-move.ts';
import { gapInWords } from './gap-in-words.ts';

/** Whose word it is, and by what: the comment stands in the game beside those that people write, and goes along with it. */
const openly = 'Worked out by the computer, with both hands open: ';

export const solving: UnsolvedAndBetterMoveWords = {
  unsolved: {
    deal: 'A deal is due, and what a position is worth is asked once its cards lie there: go on to a lead or an answer.',
    preparation:
      'The preparation is not over: what a position is worth can be asked from the first lead of the round on.',
    greed:
      'A Greed exchange is due, in which both choose at the same time: ask again at the lead that follows it.',
    over: 'The game is over: there is nothing left to play.',
  },
  miscounted:
    'The hands do not have as many cards as there are tricks to come, so the round has no end that could be valued.',
  failed:
    'Positions are worked out beside the page, and this browser does not allow that here or has broken it off: allow the site to use workers, or reload the page.',
  better: ({ by, could, can, changes }) =>
    by === 'jekyll'
      ? `${openly}with this Jekyll could have held the gap to ${gapInWords(could)}. ${seized('Hyde', `can make it ${gapInWords(can)}`, changes)}`
      : `${openly}with this Hyde could have made the gap ${gapInWords(could)}. ${seized('Jekyll', `can hold it to ${gapInWords(can)}`, changes)}`,
};

/** What the other side can do after the move that was played. */
function seized(other: string, can: string, changes: Cost['changes']): string {
  const played = `After the move that was played ${other} ${can}`;
  return changes === 'game' ? `${played}, and that decides the game.` : `${played}.`;
}
