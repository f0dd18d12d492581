import { readFileSync } from 'node:fs';
import { STYLES } from '#games/jekyll-vs-hyde/facts/event-frequencies';
import { departures, DRAWINGS, type Drawing } from '#games/jekyll-vs-hyde/facts/possible-marker-moves';
import { SOLVED_DEALS } from '#games/jekyll-vs-hyde/findings/solved-deals';
import { CARDS, POTIONS, SEATS, valueOf } from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { greedCount } from '#games/jekyll-vs-hyde/rules/potions';
import { ROUNDS, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as facts } from '#games/jekyll-vs-hyde/words/en/facts';
import { says, spoken, type Claim } from './claim.ts';
import { always, engine } from './engine-numbers.ts';
import { nowhere, type Place } from './where-comment-stands.ts';

/** What the pages of facts and findings say in their own words; what stands in a gap of a sentence is computed with the page. */

export type Page = 'facts' | 'findings';

/** The sentences of a page, as its module of words has them; a figure that is put in is an ellipsis. */
export function placesOnPage(page: Page): readonly Place[] {
  const code = readFileSync(
    new URL(`../../../src/games/jekyll-vs-hyde/words/en/${page}.ts`, import.meta.url),
    'utf8',
  );
  return [...code.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
    .map(([, plain = '', template = plain]) => template.replaceAll(/\$\{[^}]*\}/g, '…'))
    .filter((sentence) => sentence.includes(' '))
    .map((sentence, number) => nowhere(String(number), sentence.replaceAll(/\bRound \d/g, 'Round')));
}

/** The cards that are left in each hand when a trick lies on the table. */
const leftAfter = (trick: number) => HAND_SIZE - trick;
const spaces = ({ start, end }: Drawing) => end - start + 1;
const drawing = (id: Drawing['id']): Drawing => {
  const found = DRAWINGS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`Nobody draws ${id}`);
  return found;
};
const [positions, behind, tenSpaces, steps] = [
  drawing('eleven-positions'),
  drawing('border-after-five'),
  drawing('ten-spaces'),
  drawing('ten-steps'),
];
const sections = Object.values(facts).filter((part) => typeof part === 'object' && 'title' in part);
const dealsOf = (round: number) => SOLVED_DEALS.rows.filter((row) => row.round === round).length;

export const claims: Readonly<Record<Page, readonly Claim[]>> = {
  facts: [
    says(
      'the first four of these things: they follow from the rules, and every way it can go has been counted. The last three',
      engine(4, 3),
      always(() => sections.length === 4 + 3),
    ),
    says('how two players play, and only two simple ways', engine(SEATS.length, STYLES.length)),
    says('All ten tricks are won by somebody', engine(TRICKS)),
    ...spoken('rule', 'Whatever one takes'),
    says(
      'the two numbers add up to ten, and numbers that add up to ten',
      engine(SEATS.length, TRICKS, TRICKS),
    ),
    says('All … ways to share ten tricks', engine(TRICKS)),
    says(
      'The manual counts ten spaces, and no source says where the two sides meet. So the Identity Track can be drawn with ten spaces, eleven, or ten steps',
      engine(spaces(tenSpaces), SEATS.length, spaces(tenSpaces), spaces(positions), steps.end - steps.start),
    ),
    says(
      'It makes no difference',
      always(() => DRAWINGS.every((each) => departures(each).length === 0)),
    ),
    says('All … sequences of three gaps', engine(ROUNDS)),
    says(
      'Positions 0 to 10, the border before 5',
      engine(positions.start, positions.end, positions.hydesSide),
    ),
    says('Positions 0 to 10, the border behind 5', engine(behind.start, behind.end, behind.hydesSide - 1)),
    says('Ten spaces, starting on the first', engine(spaces(tenSpaces))),
    says('Ten spaces, starting before the first', engine(steps.end - steps.start)),
    ...spoken('rule', 'Two cards of one suit have different numbers. Two suits have different ranks'),
    says(
      'A Potion is worth a number and a half, and no other card is',
      always(() =>
        CARDS.every((card) => POTIONS.some((potion) => potion === card) === !Number.isInteger(valueOf(card))),
      ),
    ),
    ...spoken('telling', 'Every pair of cards with every suit a Potion can name, on every board of tokens'),
    ...spoken('rule', 'Hands are equal after every trick', 'Each seat plays one card to a trick'),
    says(
      'two of several until the seventh trick, both in the eighth, the only one in the ninth, and nothing in the tenth',
      engine(greedCount(leftAfter(7)), greedCount(leftAfter(9))),
      always(() =>
        [1, 2, 3, 4, 5, 6, 7].every((trick) => greedCount(leftAfter(trick)) === 2 && leftAfter(trick) > 2),
      ),
      always(() => greedCount(leftAfter(8)) === leftAfter(8) && greedCount(leftAfter(10)) === 0),
    ),
    ...spoken(
      'rule',
      'two Potions bring about none',
      'Two Potions: nothing',
      'only by somebody who holds no card',
    ),
    says('Two ways of playing were simulated', engine(STYLES.length)),
    ...spoken(
      'telling',
      'every legal move',
      'as any other',
      'one hand',
      'leads no Potion',
      'whatever widens the gap',
    ),
    ...spoken('telling', 'the 95 % interval', 'Any legal card by lot', 'more than one trick ahead'),
  ],
  findings: [
    ...spoken('telling', 'all of them and nobody errs', 'both sides see all cards'),
    ...spoken(
      'telling',
      'Only the preparation is not perfect',
      'if only the gap counts',
      'any cards that the rules allow',
    ),
    says('its own ten cards', engine(HAND_SIZE)),
    ...spoken(
      'telling',
      '95 of 100 such samples',
      'between two gaps',
      'of all deals',
      'of all games in which nobody errs',
    ),
    says(
      'one, two and three cards are given equally often',
      engine(2, 3),
      always(() => dealsOf(1) === dealsOf(2) && dealsOf(2) === dealsOf(3)),
    ),
    ...spoken('telling', 'Any card by lot is best', 'Best move'),
  ],
};
