import { onlyThese } from './best-move-claims.ts';
import { bound, is, says, spoken, type Claims } from './claim.ts';
import { gap, gapHere, gapOfAll, nextMoves } from './claims-of-gap-after-move.ts';
import { against, bestMean, betterMeanOfSome, hands, othersAgainst } from './worth-over-possible-hands.ts';
import { held, won } from './card-kinds-on-table.ts';
import { gapToWin, jekyllNeeds, wipes } from './claims-of-round-end.ts';
import { beatenOnlyBy, losing } from './claims-of-what-beats-what.ts';

/** Claims of “A clean slate”. */
export const claims: Claims = {
  '0': [
    ...spoken('rule', 'Three suits, three places, and any Wrath that meets a Potion sweeps all three'),
    says('six times in this game', wipes),
  ],
  '5': [says('Hyde holds five', held('hyde', 'wrath', 'before'))],
  '7': spoken('telling', 'the two cards on the table are all'),
  '7.v0.0': [
    says('the same gap of 4', gapOfAll('P6', '2+:wrath')),
    says('it does clearly better than the wipe', betterMeanOfSome(20, 'P6', '2+:wrath')),
  ],
  '10': spoken('telling', 'one lead'),
  '16': [
    says('Of the ten hands', hands),
    says(
      'losing this trick keeps the round level against five; the 3+ against none',
      against('P6', { atMost: 0 }),
      is(5, against('G5', { atMost: 0 }), against('G6', { atMost: 0 })),
      is(0, against('3+', { atMost: 0 })),
    ),
  ],
  '16.v0.0': [
    ...spoken('telling', 'the only thing'),
    says('Against best play it is a gap of 4 here too', gap()),
    says('Hyde has one reply', nextMoves({ atLeast: 4 })),
  ],
  '16.v0.1.v0.0': [says('This one', onlyThese(['4+:greed'], { atLeast: 4 }))],
  '22': spoken('telling', 'Two clean slates'),
  '23': [...spoken('rule', 'Four Potions in one hand. One must go'), ...spoken('telling', 'lets two go')],
  '29': [
    ...spoken('telling', 'A 7 to beat a 1'),
    says('Hyde holds five', held('hyde', 'pride')),
    says(
      'with open hands a gap of 2, where the Pride 2, 3 or 4 keeps a gap of 4',
      gap(),
      gapOfAll('P2', 'P3', 'P4'),
    ),
  ],
  '31': [
    says('the 4+ is worth a gap of 2, the 6 a gap of 4, the 3 one of 6', gap('4+'), gap('W6'), gap('W3')),
  ],
  '31.v0.0': spoken('telling', 'Whatever Jekyll leads'),
  '31.v0.6': [
    says('with best play Hyde feeds him from here, to seven to three', bound(7, 3), is(4, gapHere())),
  ],
  '33': [says('Jekyll has two and Hyde none', held('jekyll', 'wrath'), is(0, held('hyde', 'wrath')))],
  '38.v0.0': [says('with open hands a gap of 2', gap())],
  '40': [
    ...spoken('advice', 'two ways'),
    says(
      'Against each of the six hands that Hyde may hold, both Wraths keep the gap at 2 or less, and either Wrath with the Pride 1 makes it 4 or 6',
      hands,
      bound(2),
      is(6, against('W3 W6', { atMost: 2 })),
      is(
        6,
        against('W6 P1', { atMost: 4 }),
        against('W6 P1', { atLeast: 4 }),
        against('W3 P1', { atMost: 6 }),
        against('W3 P1', { atLeast: 6 }),
      ),
      bound(4, 6),
    ),
  ],
  '47': [says('the last two tricks', bound(2), is(5, won('hyde')))],
  '48': [
    says('a gap of 6 in this last round', gapToWin),
    says(
      'Three tricks for Jekyll are enough, then, and seven are not too many',
      jekyllNeeds('fewest'),
      jekyllNeeds('most'),
    ),
  ],
  '50': [says('Two small Greeds', held('hyde', ['G1', 'G2'], 'before'))],
  '61': [
    says(
      'a gap of 6, and of 126 hands that Jekyll may hold this lead reaches it, with open hands, against 64; no other does better than 55',
      gapToWin,
      hands,
      against(null, { atLeast: 6 }),
      othersAgainst(['5+:pride'], { atLeast: 6 }),
    ),
  ],
  '63': [
    says('no Wrath beats and no Potion', beatenOnlyBy(null, [], 'wrath', 'potion')),
    says('Over 126 hands', hands, bestMean('W7')),
    says(
      'he needs a 6, and the Pride 6 reaches that against 89 of them, the Wrath 7 against 79',
      is(6, gapToWin),
      against('P6', { atLeast: 6 }),
      against('W7', { atLeast: 6 }),
    ),
  ],
  '63.v0.7': [says('Two tricks for Jekyll, a gap of 6', won('jekyll', 'end'), bound(6))],
  '64': [
    says('Jekyll cannot win this trick', losing(['W2', 'W6', '3+'])),
    says(
      'Of the fifteen hands that Hyde may hold, eight leave him in the game after the 3+, two after the Wrath 2, none after the 6',
      hands,
      against('3+', { atMost: 4 }),
      against('W2', { atMost: 4 }),
      is(0, against('W6', { atMost: 4 })),
      is(6, gapToWin),
    ),
  ],
  '64.v0.6': spoken('telling', 'is all that'),
  '66': [
    ...spoken('telling', 'only its own token'),
    says(
      'It keeps the gap at 4 against all fifteen hands that Hyde may hold, the Wrath 2 against seven',
      bound(4),
      against(null, { atMost: 4 }),
      is(15, hands),
      against('W2', { atMost: 4 }),
    ),
  ],
  '67': [says('Two cards each', held('hyde', null, 'before'), is(2, held('jekyll', null, 'before')))],
};
