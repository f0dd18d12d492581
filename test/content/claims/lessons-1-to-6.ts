import {
  CARDS,
  EVIL_CARDS,
  isPotion,
  POTIONS,
  SUITS,
  suitOf,
  valueOf,
} from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { advance, END, gameWinner, ROUNDS, START, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { seededRandom } from '#kit/random';
import { is, says, spoken, type Claim } from './claim.ts';
import { always, ASIDE, engine, gapOfRound, HIGHEST, LOWEST, NUMBERS, PER_SUIT } from './engine-numbers.ts';
import { given, held, holds, played, tricksOf, won } from './card-kinds-on-table.ts';
import { playable } from './claims-of-what-beats-what.ts';

/** What the boards of the preparation deal to Jekyll first, by their seeds. */
const firstHand = (seed: number) => {
  const hand = shuffledDeal(seededRandom(seed)).jekyll;
  const suits = SUITS.map((suit) => hand.filter((card) => suitOf(card) === suit).length);
  return { potions: hand.filter(isPotion).length, fewestOfSuit: Math.min(...suits) };
};
const [round2, round3] = [firstHand(7), firstHand(6)];

/** What a round can add to the marker, and how far rounds together bring it without reaching the end. */
const GAPS = Array.from({ length: TRICKS + 1 }, (_, jekyll) => gapOfRound(jekyll));
const sums = Array.from({ length: ROUNDS }).reduce<readonly number[]>(
  (markers) => [...new Set(markers.flatMap((marker) => GAPS.map((gap) => marker + gap)))],
  [START],
);
const nearest = Math.max(...sums.filter((marker) => marker < END));

/** Claims of the first six lessons, by their addresses. */

export const claims: Readonly<Record<string, readonly Claim[]>> = {
  'two-minds': [
    says('Five tricks each', engine(TRICKS / 2)),
    says('five tricks each', engine(TRICKS / 2)),
    ...spoken('intent', 'wants them all on one side'),
    says('Three rounds', engine(ROUNDS)),
    says('Each of you holds ten cards', engine(HAND_SIZE)),
    ...spoken('rule', 'one of the two cards wins', 'that counts as one trick'),
    says('Ten cards in each hand make ten tricks. Ten tricks', engine(HAND_SIZE, TRICKS, TRICKS)),
    ...spoken('telling', 'Only tricks count', 'if many tricks', 'one is left'),
    says('After ten tricks', engine(TRICKS)),
    says(
      'Seven to three is a difference of four, and three to seven',
      engine(7, TRICKS - 7, gapOfRound(7), 3, TRICKS - 3),
    ),
    ...spoken('rule', 'After every round'),
    says('ten steps away', engine(END - START)),
    ...spoken('rule', 'all the cards shuffled again'),
    says('three at the most', engine(ROUNDS)),
    says('three times over, would be perfect', engine(ROUNDS)),
    says('he has nine, Hyde none', won('jekyll', 'before'), is(0, won('hyde', 'before'))),
    says('Jekyll must last all three', engine(ROUNDS)),
    says(
      'comes no farther than 8: the difference in ten tricks',
      engine(nearest, TRICKS),
      always(() => GAPS.every((gap) => gap % 2 === 0)),
    ),
    // Six to four is ahead, and three such rounds are not enough; seven to three in each is.
    says(
      'Can you make Hyde win although Jekyll took more tricks in every round',
      always(() => gameWinner(2, advance(gapOfRound(8), gapOfRound(8))) === 'hyde'),
    ),
    ...spoken('telling', 'the two names'),
  ],
  'the-cards': [
    says(
      'Twenty-five cards in all. Three suits from 1 to 7, four Potions',
      engine(CARDS.length, SUITS.length, LOWEST, HIGHEST, POTIONS.length),
    ),
    says('five cards that are set aside', engine(ASIDE)),
    says(
      'no two of them are the same',
      engine(2),
      always(() => new Set(CARDS).size === CARDS.length),
    ),
    says(
      'Twenty-one are Evil cards. They come in three suits, each numbered from 1 to 7',
      engine(EVIL_CARDS.length, SUITS.length, LOWEST, HIGHEST),
    ),
    says('its seven numbers', engine(PER_SUIT)),
    says('The other four cards', engine(CARDS.length - EVIL_CARDS.length)),
    says(
      'worth four and a half: more than any 4, less than any 5',
      engine(Math.floor(valueOf('4+')), 4, 5),
      always(() => valueOf('4+') > 4 && valueOf('4+') < 5),
    ),
    says(
      'never ties with anything',
      always(() => new Set([...NUMBERS, ...POTIONS.map(valueOf)]).size === PER_SUIT + POTIONS.length),
    ),
    says(
      'no Potion of one and a half, and none that beats a 6',
      always(() => POTIONS.every((potion) => valueOf(potion) > 2 && valueOf(potion) < 6)),
    ),
    says('Your only Pride is the 2', holds('hyde', 'pride', ['P2'], 'before')),
    says('Ten, ten and five', engine(HAND_SIZE, HAND_SIZE, ASIDE)),
    ...spoken('rule', 'At the start of every round'),
    says('The last five', engine(ASIDE)),
    says('Those five', engine(ASIDE)),
    says('never from the five', engine(ASIDE)),
  ],
  'the-preparation': [
    ...spoken(
      'rule',
      'With two Potions or more',
      'One Potion alone',
      'in every round',
      'Only when both of you have chosen',
    ),
    says('You have ten cards', engine(HAND_SIZE)),
    ...spoken('telling', 'seen none of the others', 'Before anything is played'),
    ...spoken('rule', 'one in round, two in round, three in round'),
    says('ten cards stay ten', engine(HAND_SIZE, HAND_SIZE)),
    says('One card each', given(), is(1, given())),
    ...spoken('telling', 'Hyde had three Potions, gave one, and kept two'),
    says('you were dealt two Potions', held('jekyll', 'potion', 'before')),
    says(
      'with two cards each. Hyde was dealt two Potions, and one of them is among his two',
      given(),
      held('hyde', 'potion', 'before'),
      given(),
    ),
    says('The first hand holds two Potions', engine(round2.potions)),
    says('Three cards now', engine(ROUNDS)),
    says(
      'The first hand holds one Potion',
      always(() => round3.potions === 1),
    ),
    says('three cards are enough to part with a whole suit', engine(round3.fewestOfSuit)),
    ...spoken('advice', 'he may only want you to think so'),
  ],
  'lead-and-follow': [
    says('One card each, ten times over', engine(1, TRICKS)),
    ...spoken(
      'rule',
      'hold nothing that fits',
      'one card from each of you',
      'One of the two wins both',
      'that is all',
      'Every card you play',
    ),
    says('Ten cards in hand make ten tricks', engine(HAND_SIZE, TRICKS)),
    says('the five set aside', engine(ASIDE)),
    ...spoken(
      'rule',
      'of any suit',
      'If you hold any of it',
      'Nothing that fits',
      'With no card of the suit led',
    ),
    says('Of Hyde’s ten cards only three may answer', held('hyde'), playable('after')),
    ...spoken('telling', 'all this is familiar', 'which card of all'),
    says('your only Wrath is the 7', holds('jekyll', 'wrath', ['W7'], 'before')),
    says('Jekyll gave away his only Pride', is(0, held('jekyll', 'pride'))),
    ...spoken('telling', 'Three questions'),
  ],
  'ranks-made-in-play': [
    says('all three are ordered', engine(SUITS.length)),
    ...spoken('telling', 'the two of you'),
    ...spoken('rule', 'with no order at all', 'only one place left'),
    says('Three tokens', engine(SUITS.length)),
    ...spoken('rule', 'whatever is played early is weak', 'whatever is held back is strong'),
    says('Three tricks', ({ rest }) => [tricksOf(rest[4] ?? start()).length], is(0, played('before'))),
    ...spoken('rule', 'a suit that is only **named**', 'Two new suits in one trick'),
    ...spoken('intent', 'in any order'),
  ],
  'who-wins': [
    ...spoken('telling', 'Two cards lie on the table'),
    ...spoken(
      'rule',
      'every trick of two Evil cards',
      'two suits never meet',
      'only the suit that was led can win',
    ),
    says(
      'Jekyll holds no Pride, and Hyde holds no Wrath',
      is(0, held('jekyll', 'pride'), held('hyde', 'wrath')),
    ),
    ...spoken('intent', 'any two cards'),
    ...spoken('rule', 'Every trick counts one, whatever lies in it'),
    ...spoken('intent', 'wants them all on one side', 'give Jekyll every trick'),
  ],
};
