import { rankOf, type Card } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import type { Event } from '#games/switch/rules/event';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { groundOf } from '#games/switch/rules/may-lay-first';
import type { Barred } from '#games/switch/rules/refusal';
import { joinsRun } from '#games/switch/rules/runs';
import { goesAfter, playsOf } from '#games/switch/rules/several';
import type { Play, Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';

/**
 * All plays of a turn, told together where one sentence tells them: a card by itself, and of several cards of a rank so many of
 * them, with those that may be laid first and those that may lie on top. Every order in between is a play.
 */
export interface PlayGroup {
  /** How many cards are played. */
  readonly count: number;
  /** From which they are taken. */
  readonly cards: readonly Card[];
  readonly firsts: readonly Card[];
  readonly lasts: readonly Card[];
  /** Whether a suit is chosen with them: then each suit makes a play of its own. */
  readonly choosesSuit: boolean;
  /** Whether they do not follow, and cost their player something. */
  readonly isMistake: boolean;
  readonly plays: readonly [Play, ...Play[]];
}

/** The plays of whoever is to act, in the order of the hand; each is in one group. */
export function groupPlaysPerSentence(state: Turn): readonly PlayGroup[] {
  const grouped = Map.groupBy(playsOf(state), (play) => keyOf(state, play));
  const groups = [...grouped.values()].flatMap((plays): readonly PlayGroup[] => {
    const [first, ...others] = plays;
    return first === undefined ? [] : [groupOf(state, [first, ...others])];
  });
  const place = ({ cards: [card], count }: PlayGroup) =>
    (card === undefined ? 0 : rankPlace(state, card)) * 10 + count;
  return groups.toSorted((one, other) => place(one) - place(other));
}

/** Singles by their card; else by rank and count. The 5♥ goes on top of others, so plays with it are told apart from those without. */
function keyOf(state: Turn, { cards }: Play): string {
  const [first] = cards;
  if (first === undefined || cards.length === 1) return String(first);
  const withFive = cards.includes(FIVE_OF_HEARTS) && !joinsRun(state, '5');
  return `${rankOf(first)} ${cards.length} ${withFive}`;
}

function groupOf(state: Turn, plays: readonly [Play, ...Play[]]): PlayGroup {
  const [{ cards: played, suit }] = plays;
  const inOrder = (cards: readonly (Card | undefined)[]) =>
    handOf(state, state.turn).filter((card) => cards.includes(card));
  const [first] = played;
  return {
    count: played.length,
    cards: inOrder(plays.flatMap(({ cards }) => cards)),
    firsts: inOrder(plays.map(({ cards }) => cards[0])),
    lasts: inOrder(plays.map(({ cards }) => cards.at(-1))),
    choosesSuit: suit !== undefined,
    isMistake: first !== undefined && !groundOf(state, first).allowed,
    plays,
  };
}

/** Where the rank of a card first stands in the hand: cards of a rank are told of together. */
function rankPlace(state: Turn, card: Card): number {
  return handOf(state, state.turn).findIndex((held) => rankOf(held) === rankOf(card));
}

/** What follows from every play of a group alike, in the order it happens. */
export function sharedEvents(state: Turn, { plays }: PlayGroup): readonly Event[] {
  const [first, ...others] = plays.map((play) => apply(state, play).events);
  const spelled = others.map((events) => new Set(events.map((event) => JSON.stringify(event))));
  return (first ?? []).filter((event) => spelled.every((events) => events.has(JSON.stringify(event))));
}

/** Why a card of the hand may not be laid first, and after which of its rank it may be laid all the same. */
export interface Reason {
  readonly card: Card;
  readonly refusal: Barred;
  readonly after: readonly Card[];
}

/** The cards of whoever is to act that may not be laid first. */
export function reasonsIn(state: Turn): readonly Reason[] {
  const hand = handOf(state, state.turn);
  return hand.flatMap((card): readonly Reason[] => {
    const ground = groundOf(state, card);
    if (ground.allowed) return [];
    return [{ card, refusal: ground.refusal, after: goesAfter(state, card) }];
  });
}
