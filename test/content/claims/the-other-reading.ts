import { SEATS, valueOf } from '#games/jekyll-vs-hyde/rules/cards';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { best, onlyThese, othersKeep } from './best-move-claims.ts';
import { atMove, bound, is, japanese, says, spoken, type Check, type Claims } from './claim.ts';
import { gap, gapByNumber, gapOfAll } from './claims-of-gap-after-move.ts';
import { knows, knowsOf } from './claims-of-what-seat-can-know.ts';
import { against, againstAll, againstAndOpen, hands, othersAgainst } from './worth-over-possible-hands.ts';
import { ahead, given, greedDue, held, scoreOf } from './card-kinds-on-table.ts';
import { gapToWin, marker } from './claims-of-round-end.ts';
import { beatenOnlyBy, byNumber, more, winning } from './claims-of-what-beats-what.ts';

/** The number of the card that answers 5+. */
const ledAgainst: Check = ({ before, action }) =>
  before.phase === 'follow' && before.led.card === '5+' && action.type === 'follow'
    ? [valueOf(action.card)]
    : [];

/** The cards that both give in the Greed exchange after the reply. */
const greedLater: Check = ({ rest: [met] }) => (met?.phase === 'greed' ? [SEATS.length * countDue(met)] : []);

/** The tricks that Jekyll would have more, were led Potions measured by number. */
const betweenReadings: Check = (place) => {
  const [byNumbers = 0] = byNumber('jekyll')(place);
  return [byNumbers - scoreOf(place.after).jekyll];
};

/** Claims of “The other reading”. */
export const claims: Claims = {
  '43': [...japanese('telling', 'すべて')],
  '7': [...japanese('telling', 'ハイドだけ')],
  '1': spoken('advice', 'one must leave', 'no Potion is cheap'),
  '2': [says('the only thing between him and a void', is(1, held('hyde', 'pride')))],
  '15': [
    says(
      'any Greed, and has only the two missing sevens to fear',
      beatenOnlyBy(null, ['P7', 'W7']),
      bound(2),
    ),
  ],
  '15.v0.0': [says('the only lead that keeps the gap to 2', onlyThese(['P2'], { atMost: 2 }), bound(2))],
  '15.v0.4': [says('the two cards', given())],
  '16': [says('5.5 against 2', more('5+', 'G2'), ledAgainst)],
  '18': [
    says(
      'this pair is worth a gap of 4; to part with the 2+ would be worth 2 at best',
      gap('G3 G6'),
      othersKeep(['G3 G6'], { atMost: 2 }),
    ),
  ],
  '19': [
    says('Jekyll knows all three cards', knows('jekyll'), is(3, held('hyde'))),
    says('Ahead by one', ahead('jekyll')),
    says('whatever it called itself, and every lead would end in a gap of 6', gapByNumber),
  ],
  '20': [
    says('By number it would have been 6–2 for Jekyll', byNumber('jekyll')),
    says(
      'one trick, two readings, and three tricks between them',
      bound(1, SWITCHES['led-potion'].length),
      betweenReadings,
    ),
  ],
  '21.v0.0': [says('the last two cards', greedLater)],
  '23': [says('anything but Greed', best('2+:wrath', '2+:pride'))],
  '24': [says('goes to 4 instead of 2', marker(), bound(2))],
  '31': [
    says('a gap of 6 ends the game', gapToWin),
    says('either Potion here gives Hyde his six', gapOfAll('3+', '4+')),
  ],
  '34': [
    ...spoken('telling', 'all of it'),
    says(
      'Over the 126 hands that Hyde may hold, with open hands from here, that gives him his six against five, and against seven more if a Greed exchange goes his way; the Pride 6 gives it against 77',
      hands,
      gapToWin,
      againstAndOpen('G7', { atLeast: 6 }),
      against('P6', { atLeast: 6 }),
    ),
  ],
  '34.v0.0': spoken('telling', 'every trick'),
  '34.v0.4': [says('whatever Pride she plays', beatenOnlyBy(null, [], 'pride'))],
  '35': [says('three of Hyde’s six cards are of the best suit', held('hyde', 'greed'), held('hyde'))],
  '38': [
    says(
      'Only the 4 and the 5 keep the gap of 6 in sight; the 3 and all the Potions, whatever they name, let it slip',
      bound(6),
      onlyThese(['G4', 'G5'], { atLeast: 6 }),
    ),
  ],
  '38.v0.1': [says('two of Hyde’s best cards', greedDue)],
  '40': [
    says(
      'Thirty-five hands are possible opposite, and by open cards the 3+ keeps Hyde below a gap of 6 against twenty-five of them. No other lead does better than twenty',
      hands,
      bound(6),
      against(null, { atMost: 4 }),
      othersAgainst(['3+:greed'], { atMost: 4 }),
    ),
    says('This hand is one of the ten', against(null, { atLeast: 6 })),
  ],
  '41': [
    says('only the 5 beats the 3+', winning(['G5'])),
    says(
      'Ten hands are possible opposite, and the 5 is worth a gap of 6 at least against every one of them; the 3 never more than 2',
      hands,
      againstAll('G5', { atLeast: 6 }),
      bound(6),
      againstAll('G3', { atMost: 2 }),
      bound(2),
    ),
  ],
  '44': [
    says('Jekyll holds the Greed 3 for certain', knowsOf('hyde', 'G3')),
    ...spoken('rule', 'Greed then swaps all that is left'),
    says(
      'Worth a gap of 6 or 8 whatever her third card is; any other lead ends, against this one, in 2 or less',
      bound(6, 8),
      againstAll(null, { atLeast: 6 }),
      againstAll(null, { atMost: 8 }),
      othersKeep(['5+:greed'], { atMost: 2 }),
    ),
  ],
  '47': [...spoken('telling', 'three times')],
  '49': [says('all the same which Pride', is(8, gapOfAll('P1', 'P4')))],
  '50': [says('Any suit will do but the one she has', best('2+:wrath', '2+:greed'))],
  '50.v0.0': [says('one to nine', bound(9), is(8, gap('2+:wrath')))],
  '51': [
    says(
      'By number the 4 wins and takes a trick with it: four to six, the marker on 6',
      byNumber('jekyll'),
      bound(6),
    ),
    says('eight spaces, where six would have done', bound(8), atMove('50', gapToWin)),
  ],
};
