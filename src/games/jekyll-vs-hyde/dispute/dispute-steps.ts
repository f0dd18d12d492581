import type { Said, Step } from '#kit/dispute-questionnaire';
import { CARDS, isPotion, suitOf, SUITS, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';

/** What can be told of a dispute over one trick of Jekyll vs Hyde. It is known without a rule, so that a typed question can be told as well. */

/** A link takes no sign, so a Potion is written with a letter. */
export const FACES = CARDS.map(faceOf);
/** Whichever suit a Potion named, and that it named none. */
const ANY_SUIT = 'any';
export const UNNAMED = 'none';
/** Nothing has been answered yet: it is the lead that is argued about. */
export const NOTHING_YET = 'nothing';
/** Nobody remembers where the tokens lay, or what was held. */
const UNKNOWN = 'unknown';

export function faceOf(card: Card): string {
  return isPotion(card) ? `X${card.charAt(0)}` : card;
}

/** The card of a choice; undefined where it is none. */
export function cardIn(face: string): Card | undefined {
  return CARDS.find((card) => faceOf(card) === face);
}

/** Everything that can be told once so much is said, in the order in which it is asked. */
export function steps(said: Said): readonly Step[] {
  const led = cardIn(said.led ?? '');
  const toLead: Step = { id: 'led', choices: FACES, always: true };
  const others = [...FACES.filter((face) => face !== said.led), NOTHING_YET];
  const toAnswer: Step = { id: 'answer', choices: others, always: true };
  const answer = cardIn(said.answer ?? '');
  if (led === undefined || said.answer === undefined) return [toLead, toAnswer];
  const naming = isPotion(led) ? [namingStep(answer)] : [];
  const isUnnamed = naming.length > 0 && said.names === UNNAMED;
  if (answer === undefined || isUnnamed) return [toLead, toAnswer, ...naming];
  const asked = askedSuit(said);
  // Another Potion follows no suit, whichever was named.
  const follows = asked === undefined ? !isPotion(answer) : suitOf(answer) === asked;
  // Who has no card left holds nothing, and who holds something has a card left.
  const held = said.left === '0' ? ['none'] : ['some', 'none'];
  // Where a Potion is played instead, that it may be although one could follow is what is argued about.
  const isInstead = isPotion(answer) && !isPotion(led);
  const assumed = isInstead ? held[0] : 'none';
  const holding: Step = {
    ...{ id: 'holds', choices: held, unknown: UNKNOWN, of: ['led', 'names'] },
    ...(assumed && { assumed }),
  };
  const needsCard = !follows && !isInstead && said.holds === 'some';
  return [
    toLead,
    toAnswer,
    ...naming,
    ...(follows ? [] : [holding]),
    { id: 'ranking', choices: RANKINGS.map((_, index) => String(index)), unknown: UNKNOWN },
    { id: 'left', choices: needsCard ? ['2', '1'] : ['2', '1', '0'], usual: '2' },
    { id: 'owns', choices: ['yes', 'no'], usual: 'yes' },
  ];
}

/** Which suit a led Potion named: where no card of a suit was played to it, it matters only that one was named. */
function namingStep(answer: Card | undefined): Step {
  const named = [...SUITS, UNNAMED];
  return answer === undefined || isPotion(answer)
    ? { id: 'names', choices: [ANY_SUIT, ...named], usual: ANY_SUIT }
    : { id: 'names', choices: named };
}

/** The suit that was asked for; undefined where nobody has said what a Potion named. */
export function askedSuit({ led = '', names }: Said): Suit | undefined {
  const card = cardIn(led);
  return (card === undefined ? null : suitOf(card)) ?? SUITS.find((suit) => suit === names);
}
