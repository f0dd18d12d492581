import { gifts, giftsThatHold, othersKeep } from './best-move-claims.ts';
import { bound, is, japanese, says, spoken, type Claims } from './claim.ts';
import { afterReply, gap, gapOfAll } from './claims-of-gap-after-move.ts';
import { against, againstAll, bestMean, betterMean, hands } from './worth-over-possible-hands.ts';
import { ahead, held, score, won } from './card-kinds-on-table.ts';
import { endGap, gapToWin } from './claims-of-round-end.ts';
import { losing } from './claims-of-what-beats-what.ts';

/** Claims of “Return match”. */
export const claims: Claims = {
  '23.v0.0': [...japanese('telling', '勝つだけでは')],
  '0': spoken('rule', 'A match of two games'),
  '12': spoken('rule', 'two cards go each way'),
  '15': [
    ...spoken('telling', 'three moves ago'),
    says('worth a gap of 6; to name Wrath or Pride, nothing', gap(), is(0, gapOfAll('3+:wrath', '3+:pride'))),
  ],
  '18': [says('Any other pair is worth 2 at best', othersKeep(['P1 P2'], { atMost: 2 }))],
  '18.v0.0': spoken('telling', 'only half'),
  '23': [
    ...japanese('telling', '最後の2枚'),
    says(
      'everything else is worth 4',
      othersKeep(['4+:pride'], { atMost: 4 }),
      is(4, gapOfAll('W6', '4+:wrath', '4+:greed')),
    ),
  ],
  '26': [says('A gap of 4 in the next round would make Ludo a Hyde of two rounds', gapToWin, bound(2))],
  '37': [
    says(
      'keeps a gap of 4 with open hands; after either Potion she can hold it to 2',
      gap('G4'),
      gapOfAll('2+', '3+'),
    ),
  ],
  '37.v0.0': spoken('rule', 'nothing for her'),
  '37.v0.12': [says('his four all the same', endGap)],
  '38': [
    says(
      'Two of her three larger Prides must go, and any two will do',
      bound(2),
      held('jekyll', ['P4', 'P5', 'P7'], 'before'),
      bound(2),
      is(2, gapOfAll('P4 P5', 'P4 P7', 'P5 P7')),
    ),
    says(
      'Of the fifteen pairs she could give, only these three hold the gap to 2 whatever he gives',
      gifts(),
      giftsThatHold(['P4 P5', 'P4 P7', 'P5 P7'], { atMost: 2 }),
    ),
  ],
  '43': [
    ...japanese('rule', '1.5足りない'),
    says(
      'Against all five hands he may hold that keeps the gap to 2; the better of her two Wraths, against four',
      against(null, { atMost: 2 }),
      is(5, hands),
      bound(2),
      held('jekyll', 'wrath', 'before'),
      against('W2', { atMost: 2 }),
    ),
  ],
  '45': [
    says(
      'Of the five hands Ludo may hold, the 2 fails against two, the 4 against three',
      hands,
      against('P2', { atLeast: 4 }),
      against('P4', { atLeast: 4 }),
    ),
  ],
  '46': [
    ...spoken('rule', 'two tricks travel'),
    says(
      'With anything else she gets at least four tricks',
      is(2, othersKeep(['2+:pride'], { atMost: 2 })),
      bound(4),
    ),
  ],
  '48': [says('two cards', held('hyde', null, 'before'))],
  '51': spoken('telling', 'two rounds'),
  '52': spoken('rule', 'Two rounds would only draw', 'a gap of ten', 'every trick'),
  '56': spoken('intent', 'win ten'),
  '62': [
    says('Ahead by one', ahead('jekyll')),
    says('would keep the gap to 2; the exchange makes it 4', gapOfAll('G3', 'G4', '5+'), gap()),
  ],
  '64': spoken('telling', 'Of all things'),
  '67': [
    ...spoken('rule', 'two tricks are hers; if a higher Pride comes, two are his'),
    says('the second way is worth a gap of 6', afterReply('P7')),
    says('the first one between 4 and 6 that hangs on a Greed exchange', afterReply('P4')),
    says('no other lead more than 4', othersKeep(['4+:pride'], { atMost: 4 })),
  ],
  '68': [
    ...spoken('telling', 'takes two'),
    says(
      'the two Prides it is the better answer on average, over the twenty-one hands',
      held('jekyll', 'pride', 'before'),
      betterMean('P7', 'P4'),
      hands,
    ),
  ],
  '70': [
    says('The 3+ cannot beat a 4', losing(['3+', 'P3'])),
    says(
      'against all twenty-one hands he may hold that is worth at least 6',
      against(null, { atLeast: 6 }),
      is(21, hands),
      bound(6),
    ),
  ],
  '70.v0.0': [says('keeps two tricks, and the gap at 4', won('hyde'), gap())],
  '71': [
    says('On average the smallest gap of his five leads', bestMean('5+:greed'), bound(5)),
    ...spoken('rule', 'only one gap'),
    says(
      'The Wrath 5 never gives more than 6 against the six hands she may hold; this gives ten against one of them',
      bound(6),
      hands,
      is(6, against('W5', { atMost: 6 })),
      bound(10),
      is(1, against(null, { atLeast: 10 })),
    ),
  ],
  '71.v0.5': spoken('rule', 'at best'),
  '72': [
    says('Seven to one becomes eight to nil', bound(7), score('jekyll', 'after')),
    says('whatever his last two cards are, they win', held('jekyll'), againstAll(null, { atLeast: 10 })),
    ...spoken('telling', 'the one card'),
  ],
  '72.v0.4': spoken('rule', 'at best'),
  '76': spoken('rule', 'in one round against two'),
};
