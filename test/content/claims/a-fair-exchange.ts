import { best } from './best-move-claims.ts';
import { bound, is, japanese, says, spoken, type Claims } from './claim.ts';
import { between, gap, onAverage } from './claims-of-gap-after-move.ts';
import { knows, unseen } from './claims-of-what-seat-can-know.ts';
import { against, hands } from './worth-over-possible-hands.ts';
import { held, holds, inLast, won } from './card-kinds-on-table.ts';
import { endGap, exchanges, gapToWin } from './claims-of-round-end.ts';
import { beatenOnlyBy } from './claims-of-what-beats-what.ts';

/** Claims of “A fair exchange”. */
export const claims: Claims = {
  '0': [
    says('Six times in this game', exchanges()),
    ...spoken('telling', 'the two exchange'),
    says('three of those times in trick 8', exchanges(8), bound(8)),
  ],
  '1': [says('One of five Greeds', held('jekyll', 'greed'))],
  '3': [says('an exchange is certain', holds('hyde', 'greed', ['G3'], 'before'))],
  '5': [
    says(
      'Two cards out of nine',
      (place) => [2 + 0 * (held('jekyll')(place)[0] ?? 0)],
      held('jekyll', null, 'before'),
    ),
  ],
  '7': [says('Jekyll’s only Wrath', is(1, held('jekyll', 'wrath', 'before')))],
  '9': spoken('telling', 'the two:'),
  '9.v0.0': [
    says('Of the Greeds only the 7 beats it, and no Potion does', beatenOnlyBy(null, ['G7'])),
    says('this holds the gap to 2', gap('G6')),
    says(
      'After the Greed 2 it is between 2 and 4, as a Greed exchange decides, and 3 on average',
      between('G2'),
      onAverage('G2'),
    ),
  ],
  '12': [
    ...spoken('telling', 'there is none to come', 'trick 1'),
    says('he has no Wrath', is(0, held('jekyll', 'wrath'))),
  ],
  '17': [...japanese('telling', '3回続けて'), says('Jekyll cannot stop it', beatenOnlyBy(null, []))],
  '19': [
    says(
      'Against 19 of the 20 hands he may hold the gap is then at least 4',
      against(null, { atLeast: 4 }),
      hands,
      bound(4),
    ),
  ],
  '19.v1.1': spoken('telling', 'only five'),
  '21': [
    says('With two cards each', held('jekyll', null, 'before'), is(2, held('hyde', null, 'before'))),
    ...spoken('telling', 'trick 8'),
  ],
  '26': [...spoken('telling', 'exactly one trick')],
  '28': [...spoken('rule', 'one must go'), says('his only Wrath', is(1, held('jekyll', 'wrath', 'before')))],
  '32': [
    says('Four Greeds in hand and two on the table', held('jekyll', 'greed', 'before'), bound(2)),
    says('the only one he has not seen is the 5', bound(1), unseen('jekyll', 'greed', ['G5'])),
  ],
  '34': [
    says('Two sixes', held('jekyll', 6, 'before')),
    says(
      'the two ones would have led to a gap of 6, this pair to one between 2 and 4, 3.3 on average',
      held('jekyll', 1, 'before'),
      gap('G1 P1'),
      between('G6 P6'),
      onAverage('G6 P6'),
    ),
  ],
  '35': [says('of her eight cards', held('hyde', null, 'after'))],
  '37.v0.0': [says('this holds the gap to 2', gap())],
  '37.v0.9': spoken('telling', 'trick 8'),
  '39': [says('the round by 6', gap('G7'), best('G1', 'G4', '5+'))],
  '44': spoken('telling', 'any harm'),
  '46': [
    says('Two of Hyde’s three cards', knows('jekyll'), held('hyde')),
    says(
      'Whatever the third is, the Greed 4 leads to a gap of 4',
      gap(),
      is(6, hands, against(null, { atLeast: 4 }), against(null, { atMost: 4 })),
    ),
  ],
  '46.v0.1': [says('the only other Pride', is(1, held('hyde', 'pride', 'before')))],
  '46.v0.7': spoken('telling', 'trick 9'),
  '48': [
    says('two sevens', (place) => [2 - 0 * (held('jekyll')(place)[0] ?? 0)]),
    ...spoken('advice', 'only whose it is'),
  ],
  '54': [...spoken('rule', 'Five tricks each')],
  '57': [
    says('He holds two of her Greeds at least, so it cannot fail', bound(2), is(3, knows('hyde', 'before'))),
  ],
  '59': spoken('telling', 'Of the two'),
  '60': [
    says(
      'she knows four of Jekyll’s nine cards, and he knows three of hers',
      knows('hyde'),
      held('jekyll'),
      knows('jekyll'),
    ),
  ],
  '65': [
    says(
      'all seven Prides, and knows that this 4 cannot lose',
      bound(7),
      unseen('jekyll', 'pride', []),
      beatenOnlyBy(null, []),
    ),
  ],
  '69': [
    says('Of all the hands Jekyll may hold it is good against more than half', (place) => {
      const [good = 0] = against(null, { atLeast: 2 })(place);
      const [all = 0] = hands(place);
      if (good * 2 <= all) throw new Error(`${good} of ${all}`);
      return [];
    }),
  ],
  '71': [says('Level at three', won('jekyll', 'before'), is(3, won('hyde', 'before')))],
  '73': [
    says('One trick of the last three', bound(1), held('jekyll', null, 'before')),
    says(
      'this saves him against none of the 21 hands she may hold; naming Wrath, against ten',
      is(0, against(null, { atMost: 0 })),
      hands,
      against('3+:wrath', { atMost: 0 }),
      is(2, gapToWin),
    ),
  ],
  '73.v0.1': [says('five', won('jekyll'))],
  '73.v0.5': [says('Two Prides', inLast(2, 'pride')), says('two Greeds', inLast(2, 'greed'))],
  '74': [
    says('Jekyll’s last two cards', held('jekyll')),
    says('One trick was what he needed; now he gets two', bound(1), held('jekyll')),
  ],
  '76': [says('Two cards for two', held('hyde'), held('jekyll'))],
  '77': [says('It makes six', won('jekyll', 'end'))],
  '80': [says('A gap of 2', endGap)],
};
