import { suitOf, valueOf, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Decision, Event, Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import { rank, rankOf } from '#games/jekyll-vs-hyde/rules/ranking';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';

/** What a disputed trick comes to, in the facts that the verdict is said with. */
export type Outcome =
  | { readonly type: 'led'; readonly potion: boolean }
  /** A Potion was led and no suit named; `answered`: the other has played all the same. */
  | { readonly type: 'unnamed'; readonly answered: boolean }
  | { readonly type: 'must-follow' }
  | { readonly type: 'must-follow-named'; readonly potion: boolean }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  | {
      readonly type: 'won';
      readonly by: 'leader' | 'follower';
      /** The card that wins it. */
      readonly card: Card;
      /** What the two cards count by their numbers, a Potion a half more. */
      readonly counts: { readonly winner: number; readonly loser: number };
      /** A Potion was played to a suit that was led: whether it may is what is argued about. */
      readonly instead: boolean;
      readonly rule: WonRule;
      readonly decision: Decision;
      readonly effect: Effect;
      /** Where the ranks of the two suits decide: where their tokens lie once both cards are played. */
      readonly byRank: RankedSuits | null;
      /** Where a Potion is taken for a card of the suit it named, and who wins hangs on ranks that nobody has told. */
      readonly hangsOn: Ranks | null;
    };

/** The two suits of a trick that hangs on which of them ranks higher, and the card that wins with each. */
export interface Ranks {
  readonly named: Suit;
  readonly answered: Suit;
  readonly potion: Card;
  readonly answer: Card;
}

/** A suit that wins over another by its rank. */
export interface RankedSuits {
  readonly higher: Suit;
  readonly lower: Suit;
  readonly places: readonly [higher: Place, lower: Place];
}

type WonRule = (Event & { readonly type: 'won' })['rule'];

/** What the Potions of the trick brought about before it was won, or after. */
export type Effect =
  | { readonly type: 'none' | 'cancel' | 'wrath' | 'greed-nothing' | 'pride' | 'pride-nothing' }
  | { readonly type: 'greed'; readonly count: number };

export interface Decided {
  readonly outcome: Outcome;
  readonly rules: readonly RuleId[];
  readonly wonBy: WonRule;
}

export function refusedOutcome(refusal: Refusal): Outcome {
  switch (refusal.type) {
    case 'must-follow':
      return { type: 'must-follow' };
    case 'must-follow-named':
      return { type: 'must-follow-named', potion: refusal.rule === 'potion-barred' };
    default:
      return { type: 'refused', refusal };
  }
}

/**
 * What a trick came to, and the rules that did it, in the order in which the verdict says them: that a Potion may be played instead,
 * what decided who wins, the effects; then the rest. `ranking`: the board before it, lowest first.
 */
export function wonOutcome(events: readonly Event[], ranking: readonly Suit[]): Decided {
  const won = events.find((event) => event.type === 'won');
  if (won?.type !== 'won') throw new Error('A trick of two cards is won');
  const effects = events.flatMap((event) => {
    const effect = effectOf(event);
    return effect === null ? [] : [{ effect, rule: event.rule }];
  });
  const followed = events.filter(({ type }) => type === 'followed');
  const instead = followed.filter(({ rule }) => rule === 'potion-instead');
  const [first] = effects;
  const effect = first?.effect ?? { type: 'none' };
  const by = events.find((event) => event.type === 'leads' || event.type === 'led');
  const leader = by?.type === 'led' ? by.by : null;
  const tokens = events.filter(({ type }) => type === 'token');
  const rules = [...instead, won, ...effects, ...tokens, ...followed, ...events].map(({ rule }) => rule);
  return {
    outcome: {
      type: 'won',
      by: won.by === leader ? 'leader' : 'follower',
      card: won.card,
      counts: countsIn(events, won.card),
      instead: instead.length > 0,
      rule: won.rule,
      decision: won.decision,
      effect,
      byRank: won.rule === 'higher-rank' ? rankedIn(events, ranking) : null,
      hangsOn: won.decision === 'no-ranks' && effect.type !== 'wrath' ? ranksIn(events) : null,
    },
    rules: [...new Set(rules)],
    wonBy: won.rule,
  };
}

/** What of an outcome the game goes on by: who takes the trick, with what effect, and not by which reason. */
export function effectOnGame(outcome: Outcome): unknown {
  return outcome.type === 'won' ? { seen: effectSeen(outcome), hangsOn: outcome.hangsOn } : outcome;
}

/** What of it is seen in one position, where ranks that nobody has told hang on nothing. */
export function effectSeen(outcome: Outcome): unknown {
  return outcome.type === 'won' ? { by: outcome.by, effect: outcome.effect } : outcome;
}

/** Where the board ranks the suits of the two cards once they are played, the higher one first. */
function rankedIn(events: readonly Event[], ranking: readonly Suit[]): RankedSuits | null {
  const cards = events.flatMap((event) =>
    event.type === 'led' || event.type === 'followed' ? [event.card] : [],
  );
  const board = cards.reduce((before, card) => rank(before, { card, names: null }).ranking, ranking);
  const suits = cards.flatMap((card) => {
    const suit = suitOf(card);
    const at = suit === null ? null : rankOf(board, suit);
    return suit === null || at === null ? [] : [{ suit, at }];
  });
  const [higher, lower] = suits.toSorted((one, other) => other.at - one.at);
  if (higher === undefined || lower === undefined) return null;
  return { higher: higher.suit, lower: lower.suit, places: [PLACES[higher.at], PLACES[lower.at]] };
}

const PLACES = ['lowest', 'middle', 'highest'] as const;

function countsIn(events: readonly Event[], winner: Card) {
  const loser = events.find(
    (event) => (event.type === 'led' || event.type === 'followed') && event.card !== winner,
  );
  if (loser?.type !== 'led' && loser?.type !== 'followed') throw new Error('A trick has two cards');
  return { winner: valueOf(winner), loser: valueOf(loser.card) };
}

function ranksIn(events: readonly Event[]): Ranks | null {
  const led = events.find(({ type }) => type === 'led');
  const followed = events.find(({ type }) => type === 'followed');
  if (led?.type !== 'led' || followed?.type !== 'followed' || led.names === null) return null;
  const answered = suitOf(followed.card);
  return answered === null ? null : { named: led.names, answered, potion: led.card, answer: followed.card };
}

function effectOf(event: Event): Effect | null {
  switch (event.type) {
    case 'potions-cancel':
      return { type: 'cancel' };
    case 'cleared':
      return { type: 'wrath' };
    case 'greed-due':
      return { type: 'greed', count: event.count };
    case 'greed-nothing':
      return { type: 'greed-nothing' };
    case 'took-trick':
      return { type: 'pride' };
    case 'nothing-to-take':
      return { type: 'pride-nothing' };
    default:
      return null;
  }
}
