import { best, onlyThese } from './best-move-claims.ts';
import { atMove, bound, is, says, spoken, type Claims } from './claim.ts';
import { gap, gapHere, gapOfAll } from './claims-of-gap-after-move.ts';
import { knows, mayHold, unseen } from './claims-of-what-seat-can-know.ts';
import { against, bestMean, hands, othersAgainst } from './worth-over-possible-hands.ts';
import { below, given, held, holds, score, won } from './card-kinds-on-table.ts';
import { gapToWin, gapsOfRounds, jekyllNeeds, marker, spacesLeft } from './claims-of-round-end.ts';
import { beatenOnlyBy, more, winning } from './claims-of-what-beats-what.ts';

/** Claims of “The even hand”. */
export const claims: Claims = {
  '0': spoken('rule', 'five tricks, three times over'),
  '1': spoken('telling', 'At least he'),
  '3': [says('Of the Prides only the 6 could beat the 5+', mayHold('jekyll', ['P6', 'P7'], ['P6']))],
  '5': [says('Jekyll still holds three', held('jekyll', 'pride'))],
  '7': [
    says('he has only two', held('jekyll', 'wrath', 'before')),
    says(
      'every other lead ends in a gap of 6 or 8',
      best('W4'),
      is(6, gapOfAll('W5', 'G1', 'G3', 'G5', 'P1', 'P2')),
      bound(6),
      gap('P7'),
    ),
  ],
  '7.v0.0': [says('loses to any Wrath or Greed', below('pride', 'wrath', 'greed'))],
  '7.v0.7': [
    says('six to nothing', bound(6), is(6, won('hyde'))),
    says('with best play Jekyll will win a single trick', is(8, gapHere())),
  ],
  '12': [
    says(
      'the 5 will beat whatever is still out there: the 2 and the 4',
      mayHold('jekyll', 'greed', ['G2', 'G4']),
    ),
  ],
  '15': [says('four cards left', held('jekyll', null, 'before')), ...spoken('rule', 'no Potion steals')],
  '16': [says('On the odds that is right', bestMean('W2', 'W3'))],
  '17': spoken('intent', 'win everything'),
  '19': [
    says('Every Greed but the 2 has been seen', unseen('hyde', 'greed', ['G2'])),
    ...spoken('telling', 'any card at all'),
  ],
  '20.v0.2': [says('a gap of 4 instead of 2', gap(), bound(2))],
  '22': [says('Two spaces out of ten', marker(), bound(10)), ...spoken('rule', 'two more rounds')],
  '25': [says('loses only to a 6 or a 7', more('W6', '5+'), more('5+', 'W5'))],
  '36': [
    says(
      'Counted over all the hands Hyde may hold, a small Pride is the right lead',
      bestMean('P1', 'P3', 'P4'),
    ),
  ],
  '36.v0.0': [
    says(
      'The one lead that would have kept this round to a gap of 2',
      onlyThese(['P7'], { atMost: 2 }),
      bound(1),
      gap(),
    ),
    says('no Potion beats it', beatenOnlyBy(null, [], 'potion')),
  ],
  '36.v0.1': [says('his only Pride', is(1, held('hyde', 'pride', 'before')))],
  '36.v0.1.v0.2': [says('With best play a gap of 2 again', gapHere())],
  '36.v0.3': spoken('telling', 'all the same'),
  '36.v0.7': [
    says('Jekyll’s last two have won. Only his 2+ is left', bound(2), holds('jekyll', null, ['2+'])),
    says('Hyde wins six to four', bound(6, 4), is(2, gapHere())),
  ],
  '37': [
    says('Two tricks for one card, and 5–1', bound(2, 1), score('hyde', 'after')),
    says('With open hands the Pride 6 would have been stronger still', best('P6')),
  ],
  '39': [
    says('with the 6 gone it cannot lose', mayHold('jekyll', 'pride', ['P2'])),
    says('On the odds the 3 is right', bestMean('P3', 'P4')),
  ],
  '39.v0.6': [says('instead of seven to three', atMove('42', score('hyde')))],
  '42': [
    says('The only Pride still unseen is the 2', unseen('jekyll', 'pride', ['P2'])),
    ...spoken('intent', 'best hope'),
  ],
  '44': spoken('telling', 'Two moves ago this was the best card'),
  '46': [
    says('a gap of 4 is enough', gapToWin),
    says('four, five or six tricks', jekyllNeeds('fewest'), bound(5), jekyllNeeds('most')),
    ...spoken('telling', 'above all'),
  ],
  '48': [says('The two sevens', given(7))],
  '57': [
    says('wins for certain', beatenOnlyBy(null, [])),
    says('makes four tricks', bound(4), is(3, won('jekyll', 'before'))),
  ],
  '59': spoken('telling', 'one trick fewer'),
  '59.v0.1': [says('Hyde’s only trick', is(1, won('hyde', 'before')))],
  '59.v0.1.v0.2': [
    says('his only Pride', is(1, held('jekyll', 'pride', 'before'))),
    says('he ends with eight', bound(8), is(6, gapHere())),
  ],
  '59.v0.7': [says('Nine tricks', won('jekyll')), says('will make it ten', bound(10), is(10, gapHere()))],
  '60': [
    ...spoken('telling', 'after all'),
    says('He knows three of Jekyll’s four cards', knows('hyde'), held('jekyll')),
  ],
  '62': [says('every Evil card in this hand must win; only the 2+ could lose', winning(['W3', 'P7', 'W7']))],
  '62.v0.0': spoken('telling', 'a seven'),
  '62.v0.6': [says('five each', is(0, gapHere()), bound(5)), says('never left 6', marker())],
  '63': [
    says('Two sevens in the two higher suits', held('jekyll', 7, 'before'), bound(2)),
    says(
      'only one more trick to spare',
      bound(1),
      is(5, won('jekyll', 'before')),
      is(6, jekyllNeeds('most')),
    ),
    says(
      'of his five possible leads, the only one that does not lose the game',
      bound(5),
      onlyThese(['2+:greed'], { atMost: 2 }),
      bound(1),
    ),
  ],
  '63.v0.0': spoken('telling', 'A seven'),
  '63.v0.1': [says('his only Greed', is(1, held('hyde', 'greed', 'before')))],
  '63.v1.0': spoken('telling', 'other seven'),
  '63.v1.1': [says('the order of these two decides the game', bound(2), best('P3'))],
  '63.v1.7': spoken('telling', 'one trick too late'),
  '64': [
    says(
      'of the 56 hands that Hyde might have held, this lead copes with 53, and the next best with 34',
      atMove('63', hands, against(null, { atMost: 2 }), othersAgainst(['2+:greed'], { atMost: 2 })),
    ),
  ],
  '65': [says('With two cards each', held('jekyll', null, 'before'))],
  '67': [
    ...spoken('telling', 'one more trick'),
    says('whichever seven comes first, one of them wins', bound(7), is(2, gapOfAll('W7', 'P7'))),
  ],
  '70': [
    ...spoken('telling', 'Three gaps'),
    says('2 and 4 and 2, and two spaces to spare', gapsOfRounds, spacesLeft),
  ],
};
