import { suitOf } from '#games/jekyll-vs-hyde/rules/cards';
import { onlyThese } from './best-move-claims.ts';
import { bound, is, japanese, says, spoken, type Check, type Claims } from './claim.ts';
import { gap, gapOfAll } from './claims-of-gap-after-move.ts';
import { knows, mayHold, unseenBy } from './claims-of-what-seat-can-know.ts';
import { against, bestMean, hands, handsWith } from './worth-over-possible-hands.ts';
import { given, held, scoreOf, won } from './card-kinds-on-table.ts';
import { gapToWin } from './claims-of-round-end.ts';
import { beatenOnlyBy, losing, more } from './claims-of-what-beats-what.ts';

/** The tricks, Jekyll's first, had he not stolen one when he won the last. */
const withoutTheft: Check = (place) => {
  const { jekyll, hyde } = scoreOf(place.after);
  return [jekyll - 1, hyde + 1];
};

/** Claims of “The landslide”. */
export const claims: Claims = {
  '2': spoken('rule', 'Hyde owes one'),
  '3': [
    ...spoken('telling', 'best Pride'),
    says('Only a hand without Pride', beatenOnlyBy(null, [], 'pride'), more('P7', '5+')),
  ],
  '5': [...spoken('intent', 'One trick up', 'one too many'), says('he holds four', held('jekyll', 'greed'))],
  '9': [says('Only one Potion beats a Pride 5', bound(1), beatenOnlyBy(null, ['5+'], 'potion'))],
  '10': spoken('advice', 'only half'),
  '10.v0.0': [
    says('the only trick Hyde has', is(1, won('hyde', 'before'))),
    says('worth a gap of 4, the 5+ only 2', gap(), gap('5+')),
  ],
  '12': [...spoken('telling', 'the best card of the best suit')],
  '13': [...spoken('telling', 'two of Wrath 1')],
  '17': [
    ...japanese('telling', '残りの2枚'),
    says(
      'Of the twenty-one pairs that may lie beside them, fifteen contain a Wrath card, and then the Greed 3 cannot touch his 7',
      hands,
      handsWith((hand) => hand.some((card) => suitOf(card) === 'wrath')),
      bound(7),
    ),
  ],
  '19': [says('two of Jekyll’s three cards', knows('hyde'), held('jekyll'))],
  '19.v0.0': [
    says('the two of them swap all they have', bound(2), is(2, held('hyde'))),
    says('worth a gap of 2, the Pride 4 none', gap(), is(0, gap('P4'))),
  ],
  '21.v0.0': [says('whatever it names', is(0, gapOfAll('3+:wrath', '3+:greed', '3+:pride')))],
  '19.v0.5.v0.0': spoken('telling', 'one more'),
  '29': [says('A gap of 4', gapToWin), ...spoken('advice', 'at best'), says('the two sevens', given(7))],
  '33': [says('No card that Hyde may play loses to a Greed 1', losing([])), ...spoken('telling', 'at least')],
  '37': [says('Three of Hyde’s cards are Pride', held('hyde', 'pride'))],
  '37.v0.0': [
    says('a gap of 2 where the 3+ gives none', gap('W1'), is(0, gap('3+'))),
    ...spoken('rule', 'lets him get rid of two'),
    ...spoken('telling', 'the better choice'),
  ],
  '38.v0.0': [
    says('loses to any Evil card Hyde has, and with open hands the round ends level', is(0, gap())),
  ],
  '40': [says('Jekyll has none', is(0, held('jekyll', 'greed')))],
  '42': [...spoken('rule', 'among the five')],
  '43': [...spoken('telling', 'the one card')],
  '43.v0.0': [says('Against good play the 7 and both Potions then win all that is left', is(10, gap()))],
  '44': [
    says(
      'the smallest Potion is the best of the three cards',
      bestMean('2+:wrath'),
      held('hyde', null, 'before'),
    ),
  ],
  '45': [
    says(
      'Seven cards are unseen to Jekyll, so Hyde’s last two are one of twenty-one pairs',
      unseenBy('jekyll'),
      held('hyde'),
      hands,
    ),
    says(
      'The 5+ can hold the gap at 2 or less against eighteen of them; this is one of the other three',
      bound(2),
      against(null, { atMost: 2 }),
      against(null, { atLeast: 4 }),
    ),
  ],
  '45.v0.0': [says('only the Pride 1 will do', onlyThese(['P1'], { atMost: 2 }))],
  '47': [
    says(
      'Jekyll has no Wrath and no Greed left',
      mayHold(
        'hyde',
        ['W1', 'W2', 'W3', 'W4', 'W5', 'W6', 'W7', 'G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'],
        [],
      ),
    ),
    says(
      'his card is the Pride 2 or the 4+, and only a 4 fits under the 4+',
      mayHold('hyde', null, ['P2', '4+']),
    ),
  ],
  '49': [says('At six to four', withoutTheft)],
};
