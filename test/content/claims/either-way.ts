import { best, othersKeep } from './best-move-claims.ts';
import { bound, is, japanese, says, spoken, type Claims } from './claim.ts';
import { between, gap, gapHere, gapOfAll, onAverage } from './claims-of-gap-after-move.ts';
import { mayHold, unseen } from './claims-of-what-seat-can-know.ts';
import { against, againstAndOpen, hands, mean, mostOften } from './worth-over-possible-hands.ts';
import { held, won } from './card-kinds-on-table.ts';
import { gapToWin } from './claims-of-round-end.ts';
import { beatenOnlyBy, losing } from './claims-of-what-beats-what.ts';

/** Claims of “Either way”. */
export const claims: Claims = {
  '14': [...japanese('intent', '傲慢だけの手札')],
  '0': [
    ...spoken('rule', 'Ten to nil suits Hyde whichever way'),
    ...spoken('advice', 'any deal'),
    says('one 7 and no Potions', is(1, held('hyde', 7)), is(0, held('hyde', 'potion'))),
  ],
  '2': spoken('telling', 'one player only'),
  '4': [
    says(
      'the four Prides are worth a gap of 2',
      held('hyde', 'pride', 'before'),
      gapOfAll('P1', 'P3', 'P4', 'P7'),
    ),
    says(
      'the 2+ one between 0 and 2 that hangs on a Greed exchange, 1 on average',
      between('2+'),
      onAverage('2+'),
    ),
  ],
  '5': [...spoken('rule', 'whatever suit'), says('Hyde has two small cards', held('hyde', 'wrath'))],
  '5.v0.0': [
    says('Hyde has three', held('hyde', 'greed')),
    says(
      'a gap between 0 and 2 that hangs on a Greed exchange, 1 on average',
      between('W3', 'W4'),
      onAverage('W3', 'W4'),
    ),
    says(
      'every other lead nothing',
      is(0, gapOfAll('G2', 'G4', 'G6', 'P1', 'P3', 'P4', 'P7'), othersKeep(['W3', 'W4'], { atMost: 0 })),
    ),
  ],
  '12': [...spoken('advice', 'are all tastier')],
  '17': [
    ...spoken(
      'rule',
      'one card does both. A larger Potion on this 4 takes two tricks, a smaller one gives two',
    ),
    says('the twenty hands', hands),
    says('an average gap of 1.9, the 7 of 1.0', mean('P3', 'P4'), mean('P7')),
  ],
  '17.v0.5': [
    ...spoken('telling', 'That is all'),
    says(
      'The last two tricks are Jekyll’s, the second with a theft: five all',
      bound(2, 5),
      is(0, gapHere()),
    ),
  ],
  '18': [
    ...japanese('telling', '残る2枚の'),
    says('Beside one card Hyde may hold any of twenty-one pairs', bound(1), hands),
    says(
      'sixteen of them the 5+ draws the round level',
      is(16, against('5+', { atMost: 0 })),
      against('5+', { atMost: 0 }),
    ),
    says(
      'Against three it leads to a gap of 6, and this is one of the three',
      against('5+', { atLeast: 6 }),
      gap('5+'),
      against('5+', { atLeast: 6 }),
    ),
  ],
  '20': [says('every trick is now worth more in his pile', best('P3'))],
  '20.v0.0': spoken('telling', 'spoils everything'),
  '22': [says('led four to three after seven tricks, finished with two', bound(4, 3, 7), won('hyde', 'end'))],
  '23': [says('a gap of 4', gapToWin), says('two large Prides', held('hyde', ['P5', 'P6']))],
  '25': [...japanese('rule', '2トリック分'), ...spoken('advice', 'any Potion')],
  '26': [
    ...spoken('rule', 'Pride can steal none'),
    says('worth a gap of 4, a plain Wrath 4 or 5 a gap of 6', gap(), gapOfAll('W4', 'W5')),
  ],
  '26.v0.0': spoken('intent', 'two tricks for two cards'),
  '29': [says('Jekyll’s only trick', is(1, won('jekyll', 'before')))],
  '30': spoken('advice', 'Every Pride', 'only one answer'),
  '32': [
    says('no Pride beats 5.5', unseen('hyde', ['P7', 'P6'], [])),
    says('Of the 252 hands that he may hold, this wins the game against 228', hands, (place) => [
      againstAndOpen(null, { atLeast: 4 })(place)[0] ?? 0,
    ]),
    says('against two more a Greed exchange decides', (place) => [
      againstAndOpen(null, { atLeast: 4 })(place)[1] ?? 0,
    ]),
  ],
  '32.v0.0': [says('a gap of 4 becomes 2', gapHere('before'), gap('P7'))],
  '34': [says('any Wrath but the 6', mayHold('hyde', ['W6', 'W7', 'W5'], ['W6']))],
  '36': [
    says('Two more tricks are wanted', (place) => [7 - (won('hyde', 'before')(place)[0] ?? 0)]),
    says('only the Greed 7 beats this card', beatenOnlyBy(null, ['G7'])),
    says(
      'it wins the game against 116 hands of 126, more than any other',
      against(null, { atLeast: 4 }),
      hands,
      mostOften(null, { atLeast: 4 }),
    ),
    says(
      'this is one of the ten, with the 7 and three Greeds',
      (place) => [(hands(place)[0] ?? 0) - (against(null, { atLeast: 4 })(place)[0] ?? 0)],
      held('jekyll', ['G1', 'G3', 'G5']),
    ),
  ],
  '36.v0.0': spoken('telling', 'loses to anything'),
  '41': [says('Every card loses', losing(['W3', 'W4', 'P7']))],
  '42.v0.0': [
    says('a gap of 2', gap()),
    says(
      'Of five hands that Hyde may hold it saves the round against three; the Greed 1 against one',
      hands,
      against(null, { atMost: 2 }),
      is(1, against('G1', { atMost: 2 })),
    ),
  ],
  '43': [
    says('One card left', held('jekyll')),
    says('only one of them is a Pride', held('hyde', 'pride', 'before')),
  ],
  '43.v0.0': spoken('telling', 'everything to do'),
  '45': spoken('telling', 'one round'),
};
