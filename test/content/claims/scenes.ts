import { bound, is, japanese, says, spoken, type Claims } from './claim.ts';
import { gap } from './claims-of-gap-after-move.ts';
import { ahead, held, played, score, won } from './card-kinds-on-table.ts';
import { endGap } from './claims-of-round-end.ts';
import { losing, playable, winning } from './claims-of-what-beats-what.ts';

/** Claims of the scenes, by their names. */
export const claims: Readonly<Record<string, Claims>> = {
  exchange: {
    '0': [
      says('Jekyll has one Potion. Hyde has three', is(1, held('jekyll', 'potion')), held('hyde', 'potion')),
    ],
    '2': [says('Hyde gives one and keeps two', held('hyde', 'potion', 'after'))],
  },
  'first-trick': { '4': [says('that is one trick', won('hyde'))] },
  'greed-swaps': {
    '4': spoken('rule', 'both choose two cards'),
    '5': spoken('rule', 'Any two cards'),
    '5.v0.0': spoken('rule', 'two even'),
  },
  'hyde-turns': {
    '18': japanese('advice', '消えるだけ'),
    '17': [says('nothing that Hyde may play beats six', bound(6), winning([], 'after'))],
    '18.v0.0': [says('With best play from here the gap is only 2', gap())],
    '22': spoken('rule', 'two tricks at once'),
    '24': spoken('rule', 'one more trick'),
  },
  'jekyll-balances': {
    '15': [says('Hyde is two ahead', ahead('hyde'))],
    '16': [
      says('With three strong cards left', held('jekyll')),
      ...spoken('intent', 'one trick is all that'),
    ],
    '16.v0.0': [says('Hyde steers for a gap of six', gap())],
    '17': [says('Hyde has only a one', is(1, held('hyde', 'wrath')))],
    '22': [says('no gap at all', is(0, endGap))],
  },
  landslide: {
    '21': [says('Jekyll has one card left', held('jekyll', null, 'before'))],
    '22': [
      says('Ten tricks against none', won('jekyll'), is(0, won('hyde'))),
      says('Jekyll has won every trick', is(10, won('jekyll'))),
    ],
  },
  'marker-moves': {
    '22': [says('Hyde has seven of nine', won('hyde'), played())],
    '24': [says('Two tricks to eight: a gap of six', score('jekyll'), endGap)],
  },
  'must-follow': {
    '4': [says('Three cards of Pride were open', held('hyde', 'pride', 'before'))],
    '4.v2.0': [says('three and a half, and four is more', bound(3, 4), losing(['P2', 'P3', '3+']))],
  },
  'off-suit': { '7': [says('Hyde holds none of it', is(0, held('hyde', 'greed')))] },
  'potion-half': {
    '0': [
      says(
        'Of the 25 cards Hyde sees ten. The other fifteen are ten backs in Jekyll’s hand and five at the side',
        bound(25),
        held('hyde'),
        bound(15),
        held('jekyll'),
        bound(5),
      ),
    ],
    '4': spoken('telling', 'lesson 8'),
  },
  'potion-instead': { '6': spoken('telling', 'lesson 8') },
  'potion-led': {
    '4': [says('worth three and a half', bound(3), losing(['P2']))],
    '4.v0.0': [says('if there were any', is(0, won('jekyll', 'before')))],
  },
  'potion-void': {
    '4': [
      says('You hold no Pride at all, so anything goes', is(0, held('hyde', 'pride', 'before')), (place) => {
        const [can] = playable()(place);
        const [has] = held('hyde', null, 'before')(place);
        if (can !== has) throw new Error(`${String(can)} of ${String(has)}`);
        return [];
      }),
    ],
  },
  'pride-takes': {
    '6': spoken('rule', 'all the same'),
    '6.v0.0': spoken('rule', 'no Potion was played'),
  },
  'ranks-both-new': { '4': [says('all five of yours', held('hyde', 'wrath'))] },
  ranks: { '4': spoken('telling', 'lesson 8'), '7': spoken('telling', 'One card of Wrath', 'any Greed') },
  'smallest-winner': {
    '6': [says('Two beats five', bound(2, 5), is(1, won('hyde')))],
    ...Object.fromEntries(
      ['6.v0.0', '6.v1.0', '6.v2.0', '6.v3.0'].map((way) => [
        way,
        [says('any card of Greed would have won', winning(['G2', 'G4', 'G5', 'G6', 'G7', '5+']))],
      ]),
    ),
    ...Object.fromEntries(
      ['6.v4.0', '6.v5.0', '6.v6.0'].map((way) => [
        way,
        [says('No card of it can beat Wrath', winning(['G2', 'G4', 'G5', 'G6', 'G7', '5+']))],
      ]),
    ),
  },
  void: {
    '1': [says('his only card of Pride', is(1, held('jekyll', 'pride', 'before')))],
    '3': spoken('rule', 'Any card'),
    '4': [
      says(
        'Hyde holds two cards of Greed and a Potion. These three were the choice; the other seven',
        held('hyde', 'greed', 'before'),
        is(1, held('hyde', 'potion', 'before')),
        playable(),
        bound(7),
        is(10, held('hyde', null, 'before')),
      ),
    ],
    '6': [says('All nine cards were allowed', playable(), is(9, held('jekyll', null, 'before')))],
  },
  'who-wins': {
    '4': japanese('rule', '数だけ'),
    '1': [says('His only card of Pride', is(1, held('jekyll', 'pride', 'before')))],
    '2': [says('only card of Wrath', is(1, held('hyde', 'wrath', 'before')))],
    '6': spoken('rule', 'Two suits'),
  },
  'wrath-clears': { '8': spoken('rule', 'every token') },
};
