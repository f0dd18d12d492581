import type { Random } from '#kit/random';
import { apply } from '#games/chronicle/rules/apply';
import { CARDS, isWild, strengthOf, suitOf, type Card, type Seat } from '#games/chronicle/rules/cards';
import { playOf } from '#games/chronicle/rules/following';
import { carriedOut, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf, handOf, seatsFrom } from '#games/chronicle/rules/seats';
import { abilityOf } from '#games/chronicle/rules/ability-definitions';
import { kindOf } from '#games/chronicle/rules/cards';
import type { Choosing, Play, Playing } from '#games/chronicle/rules/state';
import { ofSuit, prospects, worthFor } from './ally-worth.ts';
import { ownerByFourth } from './owner-by-fourth-evil.ts';

/**
 * Rules of thumb: take a Meeting whose cards help with what the round is about, keep out of one whose cards hurt, get rid of what would
 * hurt later, and give nobody the last of the four Evil cards. Only the own hand is looked at, and what all see.
 */

/** How often somebody who may have a higher card has it and plays it. */
const BEATEN = 0.7;
/** How much of what is yet to be played will follow the lead suit. */
const FOLLOWS = 0.65;
/** What somebody else gains is lost to oneself, spread over all of them. */
const LOST = 0.6;
/** What a card that wins later is worth now, of what it may win. */
const LATER = 0.5;
/** What a Wild is worth that keeps out of a Meeting. */
const WAY_OUT = 0.3;
/** What it costs to give somebody all four Evil cards, which is two Fame and nobody else's: more than any Meeting brings. */
const GIVES_FOUR = 40;

/** What a play comes to, by rules of thumb. */
export interface Guessed {
  readonly play: Play;
  /** How likely it wins the Meeting, 0 to 1. */
  readonly wins: number;
  /** What the Meeting is worth to whoever plays it. */
  readonly meeting: number;
  readonly score: number;
}

/** What a seat sees of a Meeting that it plays to. */
interface Look {
  readonly worth: (card: Card) => number;
  /** Cards that others may hold. */
  readonly unseen: readonly Card[];
  readonly mean: number;
  /** How many play after this seat. */
  readonly after: number;
  readonly players: number;
  /** The worth of the cards that lie there, and the highest of them of the lead suit. */
  readonly lies: number;
  readonly highest: number;
}

/** What every play of the seat to act comes to. */
export function guesses(state: Playing): readonly Guessed[] {
  const { turn } = state;
  const look = lookAround(state);
  return handOf(state, turn).flatMap((card) => {
    const play = playOf(state, turn, card);
    return play === null ? [] : [guess(state, play, look)];
  });
}

/** The best play by rules of thumb; of equals one by chance. */
export function bestPlay(state: Playing, chance: Random): Play {
  let best: Play | undefined;
  let most = -Infinity;
  for (const { play, score } of guesses(state)) {
    const worth = score + chance() * 0.05;
    if (worth <= most) continue;
    most = worth;
    best = play;
  }
  if (best === undefined) throw new Error('Whoever is to play has a card to play');
  return best;
}

/** The choice after which one stands best, of so many at most; `mine` is who judges. */
export function bestChoice(state: Choosing, chance: Random, most = Infinity): Intent {
  const [first, ...rest] = someOf(intents(state), most, chance);
  if (first === undefined) throw new Error('Whoever is to choose has a choice');
  if (rest.length === 0 || first.type === 'look') return first;
  const worth = (intent: Intent) => {
    const action = carriedOut(state, intent, chance);
    const after = apply(state, action).state;
    const table = after.phase === 'deal' ? after.last : after;
    if (table === null) throw new Error('A choice is made at a table');
    const won = after.phase === 'deal' || after.phase === 'over' ? fameMore(state, table, action.by) : 0;
    return prospects(table, action.by) + 10 * won + chance() * 0.05;
  };
  let best: Intent = first;
  let top = worth(first);
  for (const intent of rest) {
    const value = worth(intent);
    if (value <= top) continue;
    best = intent;
    top = value;
  }
  return best;
}

function fameMore(before: Choosing, after: Pick<Choosing, 'fame'>, seat: Seat): number {
  return (after.fame[seat] ?? 0) - (before.fame[seat] ?? 0);
}

function someOf<One>(all: readonly One[], most: number, chance: Random): readonly One[] {
  if (all.length <= most) return all;
  const from = Math.floor(chance() * all.length);
  // Neighbours are alike, so what is left out lies between them.
  return Array.from({ length: most }, (_, index) => {
    const one = all[(from + Math.floor((index * all.length) / most)) % all.length];
    if (one === undefined) throw new Error('One of them');
    return one;
  });
}

/** The cards that the seat to act has not seen in this round: others may hold them, or have laid them face down. */
export function cardsUnseenBy(state: Playing): readonly Card[] {
  const { turn, meeting, aside, discard } = state;
  const { laid, leader } = meeting;
  const seats = seatsFrom(state, leader);
  const gone = new Set<Card>(handOf(state, turn));
  for (const seat of seats) for (const card of alliesOf(state, seat)) gone.add(card);
  for (const { card, down, by } of laid) if (!down || by === turn) gone.add(card);
  if (aside !== null) gone.add(aside);
  const [top] = discard.slice(-1);
  if (top !== undefined) gone.add(top);
  return CARDS.filter((card) => !gone.has(card));
}

function lookAround(state: Playing): Look {
  const { turn, meeting } = state;
  const { lead, laid, acted, leader } = meeting;
  const seats = seatsFrom(state, leader);
  const unseen = cardsUnseenBy(state);
  const worth = worthFor(state, turn);
  const mean = meanOf(unseen, worth);
  let lies = 0;
  let highest = 0;
  for (const { card, down } of laid) {
    lies += down ? mean : worth(card);
    if (!down && lead !== null && suitOf(card) === lead) highest = Math.max(highest, strengthOf(card));
  }
  const after = seats.filter(
    (seat) => seat !== turn && !acted.includes(seat) && handOf(state, seat).length > 0,
  ).length;
  return { worth, unseen, mean, after, players: seats.length, lies, highest };
}

function meanOf(cards: readonly Card[], worth: (card: Card) => number): number {
  return cards.reduce((sum, card) => sum + worth(card), 0) / Math.max(1, cards.length);
}

function guess(state: Playing, play: Play, look: Look): Guessed {
  const { worth, unseen, mean, after, players, lies } = look;
  const { card } = play;
  const lead = state.meeting.lead ?? suitOf(card);
  const following = meanOf(ofSuit(unseen, lead), worth);
  const rest = after * (FOLLOWS * following + (1 - FOLLOWS) * mean);
  const meeting = lies + worth(card) + rest;
  const wins = winsWith(state, play, look);
  const lost = ((1 - wins) * LOST * meeting) / Math.max(1, players - 1);
  const four = ownerByFourth(state, play) === undefined ? 0 : GIVES_FOUR;
  return { play, wins, meeting, score: wins * meeting - lost - keeping(card, look) - four };
}

/** How likely a card wins the Meeting that it is played to. */
function winsWith({ meeting, rulings }: Playing, { card, down }: Play, look: Look): number {
  const { unseen, after, players, highest } = look;
  const ability = abilityOf(rulings.abilities, kindOf(card));
  if (down !== true && ability?.time === 'played' && ability.effect === 'owner-wins') return 1;
  const lead = meeting.lead ?? suitOf(card);
  const strength = strengthOf(card);
  // A Wild that is led wins if nothing but Wilds follows.
  if (isWild(card)) return meeting.acted.length === 0 && after === 0 ? 1 : 0;
  if (down === true || suitOf(card) !== lead || strength < highest) return 0;
  const above = ofSuit(unseen, lead).filter((other) => strengthOf(other) > strength).length;
  return (1 - (BEATEN * after) / Math.max(1, players - 1)) ** above;
}

/** What it is worth to have a card later rather than to play it now. */
function keeping(card: Card, { unseen, mean, players }: Look): number {
  const meeting = players * mean;
  if (isWild(card)) return meeting < 0 ? (-meeting / players) * WAY_OUT : 0;
  const suit = ofSuit(unseen, suitOf(card));
  const below = suit.filter((other) => strengthOf(other) < strengthOf(card)).length;
  const wins = suit.length === 0 ? 1 : (below / suit.length) ** 2;
  return LATER * wins * meeting;
}
