import { onlyThese } from './best-move-claims.ts';
import { atMove, bound, is, japanese, says, spoken, type Claims } from './claim.ts';
import { gapAfterTricks, gapOfAll } from './claims-of-gap-after-move.ts';
import { mayHold } from './claims-of-what-seat-can-know.ts';
import { against, betterMean, hands, mostOften } from './worth-over-possible-hands.ts';
import { ahead, held, holds, score, won } from './card-kinds-on-table.ts';
import { gapToWin, jekyllNeeds } from './claims-of-round-end.ts';
import {
  beatenOnlyBy,
  losing,
  more,
  noneLosesTo,
  surelyLoses,
  winning,
} from './claims-of-what-beats-what.ts';

/** Claims of “The art of losing”. */
export const claims: Claims = {
  '61.v0.7': [...japanese('telling', '必ず負ける')],
  '26': [...japanese('telling', '必ず勝つ', '必ず負ける')],
  '0': [...spoken('rule', 'no more than five'), ...spoken('telling', 'Three rounds')],
  '3': spoken('intent', 'all of them'),
  '11': [...spoken('rule', 'Count to five'), ...spoken('telling', 'every height')],
  '13': [
    says('The only Potion left to Hyde is that 4+', mayHold('jekyll', 'potion', ['4+'])),
    says('only the Pride 7 can beat this 5', beatenOnlyBy(null, ['P7'])),
    ...spoken('telling', 'only have won later'),
  ],
  '14': [says('Jekyll has six', won('jekyll'))],
  '15': [
    says('four cards left', held('jekyll', null, 'before')),
    ...spoken('rule', 'two tricks at once'),
    says(
      'Over the 126 hands Hyde may hold, the Wrath 6 does slightly better on average; against this one, only the 2+ keeps the gap to 2',
      hands,
      betterMean('W6', '2+:pride'),
      onlyThese(['2+:pride'], { atMost: 2 }),
      bound(2),
    ),
  ],
  '15.v0.1': [says('Seven', won('jekyll', 'after'))],
  '15.v0.7': spoken('telling', 'one trick late'),
  '15.v1.1': [says('Hyde has no Wrath, so any card will do', is(0, held('hyde', 'wrath', 'before')))],
  '15.v1.2': spoken('rule', 'two cards'),
  '15.v1.3': spoken('rule', 'receives two'),
  '18': [
    says(
      'he has none: all three of his cards lose',
      is(0, held('jekyll', 'pride', 'before')),
      held('jekyll', null, 'before'),
      losing(['W6', 'G2', 'G5']),
    ),
  ],
  '18.v0.4': [says('Greed cannot stop a Wrath', losing(['G3']))],
  '20': [says('No card that is still unseen loses to a Greed 2', noneLosesTo('G2', 'jekyll'))],
  '24': [
    says('No Potion at all this time', is(0, held('jekyll', 'potion'))),
    says('two sevens', held('jekyll', 7)),
  ],
  '28': spoken('advice', 'loses to anything'),
  '30': [says('Two up', ahead('jekyll')), ...spoken('telling', 'at any rate')],
  '37.v0.8': [says('instead of seven to three', atMove('44', score('jekyll')))],
  '66.v0.0': spoken('telling', 'One trick too early'),
  '32': [
    says(
      'This one cannot win. Every Wrath that Hyde may still hold is higher, so is every Potion, and any other suit',
      surelyLoses(null),
    ),
  ],
  '35': [
    says(
      'only the Pride 7 is bigger in its suit, and no Potion is',
      mayHold('jekyll', ['P7'], ['P7']),
      more('P6', '5+'),
    ),
  ],
  '37.v0.4': [
    says('The only Pride he has', is(1, held('jekyll', 'pride', 'before'))),
    says('two cards left that win', held('jekyll')),
  ],
  '39': [...spoken('intent', 'five tricks'), says('two sevens', held('jekyll', 7, 'before'))],
  '39.v0.6': [says('makes eight', won('jekyll'))],
  '41': [says('Jekyll’s only Pride', is(1, held('jekyll', 'pride', 'before')))],
  '44': [
    says('Seven', won('jekyll', 'end')),
    ...spoken('telling', 'one winner'),
    says(
      'a gap of 4 was the least to be had: after the third trick, with open hands, no play of his makes it smaller',
      gapAfterTricks(3),
    ),
  ],
  '47': [
    says(
      'a gap of 4 ends the game: four, five or six tricks',
      gapToWin,
      jekyllNeeds('fewest'),
      bound(5),
      jekyllNeeds('most'),
    ),
    ...spoken('rule', 'One Potion must'),
  ],
  '51': spoken('intent', 'One each'),
  '54': spoken('telling', 'while he has one'),
  '55': [
    says('of the Wraths only the 7 could beat this', mayHold('jekyll', ['W5', 'W6', 'W7'], ['W7'])),
    ...spoken('rule', 'Counting to five'),
  ],
  '57': [
    says(
      'every lead now loses the game',
      is(6, gapOfAll('W2', 'W6', 'G1', 'G5', 'P6', '4+:wrath', '4+:greed', '4+:pride')),
      is(4, gapToWin),
    ),
    ...spoken('telling', 'At least the 6'),
  ],
  '58': [...spoken('telling', 'best card')],
  '59': [
    says('Five', won('jekyll')),
    ...spoken('rule', 'one more at the most', 'the one card'),
    says(
      'It copes with 31 of the 35 hands she may hold, more than any other lead',
      against(null, { atMost: 2 }),
      hands,
      mostOften(null, { atMost: 2 }),
      is(4, gapToWin),
    ),
  ],
  '59.v0.1': [
    says(
      'the only card she has that would have beaten the 4+',
      holds('hyde', ['P5', 'P6', 'P7', 'W5', 'W6', 'W7', 'G5', 'G6', 'G7', '5+'], ['P5'], 'before'),
    ),
  ],
  '61': [
    says('Six, and every trick', won('jekyll')),
    says('Nothing that Hyde can possibly hold loses to a Greed 1', surelyLoses(null)),
  ],
  '61.v0.1': [says('Seven', won('jekyll'))],
  '64': [
    says('Only the 4+ would win this', winning(['4+'])),
    says('two losers', bound(2), losing(['W2', 'W6'])),
  ],
  '68': [...spoken('telling', 'Six was', 'all that')],
};
