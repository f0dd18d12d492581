import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import {
  cards,
  firstTrick,
  follow,
  game,
  gives,
  lead,
  roundOf,
  roundsOf,
  type Play,
} from '../rules/table.ts';

/** Games thought out by the rules, each for what it shows, and what is tried at their end. */
export interface Fixture {
  readonly name: string;
  readonly play: Play;
  /** What may not be done where the game stands. */
  readonly tried?: readonly Action[];
}

const dealt = game().deals('W1-7 2+ 3+ 4+', 'G1-7 P1-3');
/** Both hold every suit and two Potions; Jekyll is to lead to the first trick. */
const even = firstTrick('W1-3 G1-3 P1-2 2+ 4+', 'W4-6 G4-6 P3-4 3+ 5+');
/** Hyde holds no Wrath. */
const wrathless = firstTrick('W1-7 G1-2 2+', 'G3-6 P1-5 3+');
/** Jekyll wins nine tricks, always leading; then he holds a Greed card and Hyde a Potion. */
const lastGreed = firstTrick('W2 W4 W6 G2 G4 G6 P2 P4 P6 G7', 'W1 W3 W5 G1 G3 G5 P1 P3 P5 2+')
  .trick('W2', 'W1')
  .trick('W4', 'W3')
  .trick('W6', 'W5')
  .trick('G2', 'G1')
  .trick('G4', 'G3')
  .trick('G6', 'G5')
  .trick('P2', 'P1')
  .trick('P4', 'P3')
  .trick('P6', 'P5');

export const FIXTURES: readonly Fixture[] = [
  {
    name: 'before the first deal',
    play: game(),
    tried: [
      lead('jekyll', 'W1'),
      { type: 'deal', jekyll: cards('W1-7'), hyde: cards('G1-7 P1-3') },
      { type: 'deal', jekyll: cards('W1-7 2+ 3+ 4+'), hyde: cards('W1-7 P1-3') },
    ],
  },
  {
    name: 'a preparation in which Jekyll was dealt three Potions',
    play: dealt,
    tried: [gives('jekyll', 'W1'), gives('jekyll', '2+ 3+'), gives('hyde', 'P7')],
  },
  {
    name: 'a preparation in which Jekyll has chosen',
    play: dealt.does(gives('jekyll', '2+')),
    tried: [gives('jekyll', '3+')],
  },
  {
    name: 'a first lead',
    play: even,
    tried: [lead('hyde', 'W4'), { type: 'lead', by: 'jekyll', card: '2+' }],
  },
  { name: 'a Wrath card led and not followed', play: even.leads('W1'), tried: [follow('hyde', 'G4')] },
  {
    name: 'a Potion led, its suit not followed',
    play: even.leads('2+ wrath'),
    tried: [follow('hyde', 'G4'), follow('hyde', '3+')],
  },
  { name: 'two tricks, each of one suit', play: even.trick('W1', 'W4').trick('G4', 'G1') },
  { name: 'a trick of two suits', play: wrathless.trick('W1', 'P1') },
  { name: 'a Potion instead of Pride, in the first trick', play: even.trick('P1', '3+') },
  { name: 'a Potion instead of Pride, in the second trick', play: even.trick('W1', 'W4').trick('P3', '4+') },
  { name: 'a Potion followed by the Wrath it names', play: even.trick('2+ wrath', 'W4') },
  { name: 'Wrath on a board with a token', play: even.trick('W1', 'W4').trick('3+ wrath', 'W2') },
  { name: 'a Potion whose suit cannot be followed', play: wrathless.trick('2+ wrath', 'P1') },
  { name: 'two Potions', play: wrathless.trick('2+ wrath', '3+') },
  { name: 'Greed, of which one card is offered', play: even.trick('G1', '3+'), tried: [gives('hyde', 'W4')] },
  { name: 'Greed, done', play: even.trick('G1', '3+').exchange('W1 2+', 'W4 W5') },
  { name: 'Greed in the tenth trick', play: lastGreed.trick('G7', '2+') },
  { name: 'a landslide', play: roundOf(game(), 10), tried: [lead('jekyll', 'W1')] },
  { name: 'three rounds of five to five', play: roundsOf(game(), 5, 5, 5) },
  { name: 'a return match of two landslides', play: roundsOf(game({ 'return-match': 'on' }), 10, 10) },
];
