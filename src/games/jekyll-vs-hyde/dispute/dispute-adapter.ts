import {
  otherReadingsOf,
  withReading,
  type Disputes,
  type Said,
  type Step,
} from '#kit/dispute-questionnaire';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import {
  CARDS,
  isPotion,
  suitOf,
  SUITS,
  without,
  type Card,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { EMPTY, stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { writeQuestion } from '#games/jekyll-vs-hyde/rules/position-link';
import { RANKINGS } from '#games/jekyll-vs-hyde/rules/ranking';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import {
  effectOnGame,
  effectSeen,
  refusedOutcome,
  wonOutcome,
  type Outcome,
} from './dispute-verdict-facts.ts';

/** What can be told of a dispute over one trick of Jekyll vs Hyde, and what the rules say of it. */

/** A link takes no sign, so a Potion is written with a letter. */
export const FACES = CARDS.map(faceOf);
/** Whichever suit a Potion named, and that it named none. */
const ANY_SUIT = 'any';
export const UNNAMED = 'none';
/** Nothing has been answered yet: it is the lead that is argued about. */
export const NOTHING_YET = 'nothing';

export function faceOf(card: Card): string {
  return isPotion(card) ? `X${card.charAt(0)}` : card;
}

/** The card of a choice; undefined where it is none. */
export function cardIn(face: string): Card | undefined {
  return CARDS.find((card) => faceOf(card) === face);
}

function steps(said: Said): readonly Step[] {
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
  const holding: Step = { id: 'holds', choices: held, ...(assumed && { assumed }), of: ['led', 'names'] };
  const needsCard = !follows && !isInstead && said.holds === 'some';
  return [
    toLead,
    toAnswer,
    ...naming,
    ...(follows ? [] : [holding]),
    { id: 'ranking', choices: RANKINGS.map((_, index) => String(index)) },
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
function askedSuit({ led = '', names }: Said): Suit | undefined {
  const card = cardIn(led);
  return (card === undefined ? null : suitOf(card)) ?? SUITS.find((suit) => suit === names);
}

interface DisputedTrick {
  readonly setup: Setup;
  readonly moves: readonly [Action, ...Action[]];
}

/** A position that fits what was told, and the trick that is argued about. Jekyll leads to it. */
function disputedTrick(said: Said): DisputedTrick {
  const led = cardIn(said.led ?? '');
  const answer = cardIn(said.answer ?? '');
  if (led === undefined) throw new Error('Nobody has said what was led');
  const asked = askedSuit(said) ?? 'wrath';
  const left = Number(said.left ?? '2');
  const free = without(CARDS, answer === undefined ? [led] : [led, answer]).filter((card) => !isPotion(card));
  const follows = free.filter((card) => suitOf(card) === asked);
  const others = without(free, follows);
  const held = [...(said.holds === 'some' ? follows.slice(0, 1) : []), ...others].slice(0, left);
  const own = without(others, held).slice(0, left);
  const setup: Setup = {
    ...EMPTY,
    hands: { jekyll: [led, ...own], hyde: answer === undefined ? held : [answer, ...held] },
    ranking: RANKINGS[Number(said.ranking ?? '0')] ?? [],
    won: tricksBefore(said, TRICKS - 1 - left),
  };
  const isNamed = isPotion(led) && said.names !== UNNAMED;
  const lead: Action = { type: 'lead', by: 'jekyll', card: led, ...(isNamed && { names: asked }) };
  const moves: [Action, ...Action[]] = [lead];
  if (answer !== undefined) moves.push({ type: 'follow', by: 'hyde', card: answer });
  return { setup, moves };
}

/** Who owns how many of the tricks before; whoever loses this one owns none where that was told. */
function tricksBefore(said: Said, tricks: number): Setup['won'] {
  const even = { jekyll: Math.ceil(tricks / 2), hyde: Math.floor(tricks / 2) };
  if (said.owns !== 'no') return even;
  const { outcome } = disputes.verdict({ ...said, owns: 'yes' }, null);
  if (outcome.type !== 'won') return even;
  return outcome.by === 'leader' ? { jekyll: tricks, hyde: 0 } : { jekyll: 0, hyde: tricks };
}

/** The events of a trick until it is won: where Greed has cards exchanged, any are. */
function played(start: State, moves: readonly Action[]): readonly Event[] {
  let state = start;
  const events: Event[] = [];
  const act = (action: Action) => {
    const after = apply(state, action);
    state = after.state;
    events.push(...after.events);
  };
  for (const move of moves) act(move);
  while (state.phase === 'greed') {
    const [give] = legal(state);
    if (give === undefined) throw new Error('Whoever has to give cards can');
    act(give);
  }
  return events;
}

/** Disputes over a trick of Jekyll vs Hyde. */
export const disputes: Disputes<JekyllVsHyde, Outcome> = {
  steps,
  verdict: (said, other) => {
    const { setup, moves } = disputedTrick(said);
    const [lead, answer] = moves;
    const rulings = withReading(setup.rulings, other);
    const start = stateOf({ ...setup, rulings });
    const unnamed = judge(start, lead);
    if (unnamed.length > 0) {
      const outcome: Outcome = { type: 'unnamed', answered: answer !== undefined };
      return { upheld: false, outcome, rules: ['name-suit'], events: [], refusals: unnamed };
    }
    const { state, events: ofLead } = apply(start, lead);
    if (answer === undefined) {
      const rules = ofLead.map(({ rule }) => rule);
      const potion = lead.type === 'lead' && isPotion(lead.card);
      return { upheld: true, outcome: { type: 'led', potion }, rules, events: ofLead, refusals: [] };
    }
    const refusals = judge(state, answer);
    const [refusal] = refusals;
    if (refusal !== undefined) {
      const rules = refusals.map(({ rule }) => rule);
      return { upheld: false, outcome: refusedOutcome(refusal), rules, events: [], refusals };
    }
    const events = played(start, moves);
    return { upheld: true, ...wonOutcome(events), events, refusals };
  },
  otherReadings: otherReadingsOf(SWITCHES),
  effect: effectOnGame,
  seen: effectSeen,
  position: (said) => writeQuestion(disputedTrick(said)),
};
