import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { BySeat, Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Follow, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import type { Continuation, Continuations } from './played-and-better-continuations.ts';
import { playedRound, type PlayedRound, type PlayedTrick, type SideEffect } from './tricks-of-line.ts';

/** Why a move has cost something: claims that each follow from the lines of best play after it and after a better one. */

/** What comes of the trick in which a move is made. */
export interface TrickClaim {
  readonly move: Lead | Follow;
  /** What answers a lead at once; null where the move was the answer. */
  readonly answer: Follow | null;
  /** Whether the answer is the only one that the rules allow. */
  readonly forced: boolean;
  readonly trick: PlayedTrick;
  /** What is led to the next trick; null where the round is over. */
  readonly next: Lead | null;
}

/** Whose a trick is in the end, and how that came about. */
export interface OwnedTrick {
  readonly by: Seat;
  readonly how:
    | { readonly type: 'won'; readonly card: Card; readonly beats: Card; readonly rule: RuleId }
    /** By Pride, in this later trick. */
    | { readonly type: 'taken'; readonly trick: number; readonly rule: RuleId }
    /** It was before the move, and nobody has taken it since. */
    | { readonly type: 'stays' };
}

export type Claim =
  /** What follows at once upon the move that was played. */
  | ({ readonly type: 'follows' } & TrickClaim)
  /** How the round then ends, and how it would have after the better move. */
  | {
      readonly type: 'ends';
      readonly gap: number;
      readonly owned: BySeat<number>;
      readonly better: Lead | Follow;
      readonly could: number;
      /** Who is taken to show first in Greed exchanges to come, where the gaps hang on that. */
      readonly first: Seat | null;
    }
  /** What would follow at once upon the better move. */
  | ({
      readonly type: 'would-follow';
      /** What the trick brings about after the move that was played, and would not then. */
      readonly lacks: readonly SideEffect['type'][];
    } & TrickClaim)
  /** The card that was played, kept for a later trick, would win that. */
  | { readonly type: 'kept'; readonly better: Lead | Follow; readonly trick: PlayedTrick }
  /** The card that was better played stays in hand and is beaten in a later trick. */
  | { readonly type: 'loses-later'; readonly trick: PlayedTrick }
  | TellingTrick;

/** A trick that goes to one seat now, and would have gone to the other. */
export interface TellingTrick {
  readonly type: 'differs';
  readonly trick: number;
  readonly better: Lead | Follow;
  readonly is: OwnedTrick;
  readonly would: OwnedTrick;
}

/** The claims about a move that has cost something, in the order in which they are told: two or three. */
export function explainCost(continuations: Continuations): readonly Claim[] {
  const { from, played, better, first } = continuations;
  const is = playedRound(from, played);
  const would = playedRound(from, better);
  return [
    { type: 'follows', ...trickClaim(from, played, is) },
    { type: 'ends', gap: is.gap, owned: is.owned, better: better.action, could: would.gap, first },
    contrast(continuations, is, would),
  ];
}

/** The rules by which a claim is so. */
export function rulesOf(claim: Claim): readonly RuleId[] {
  switch (claim.type) {
    case 'ends':
      return [];
    case 'differs':
      return [...new Set([claim.is, claim.would].flatMap(({ how }) => ('rule' in how ? [how.rule] : [])))];
    default:
      return [claim.trick.rule, ...claim.trick.effects.map(({ rule }) => rule)];
  }
}

/** Where the better move tells most: at once, by the card that it keeps or by the one it is rid of, or later. */
function contrast(continuations: Continuations, is: PlayedRound, would: PlayedRound): Claim {
  const { from, played, better } = continuations;
  const mine = played.action;
  const [now] = is.tricks;
  const [then] = would.tricks;
  const isSameCard = mine.card === better.action.card;
  const kept = isSameCard ? undefined : laterTrick(better, would, mine.card);
  const isWorthKeeping = kept?.by === mine.by && kept.card === mine.card;
  const losing = isSameCard ? undefined : laterTrick(played, is, better.action.card);
  // A trick that the move has won is not what was wrong with it.
  const isAtOnce = now !== undefined && then !== undefined && (now.by !== mine.by || then.by === mine.by);
  if (isAtOnce && !isAlike(now, then)) {
    const lacks = typesOf(now).filter((type) => !typesOf(then).includes(type));
    return { type: 'would-follow', lacks, ...trickClaim(from, better, would) };
  }
  if (isWorthKeeping) return { type: 'kept', better: better.action, trick: kept };
  if (losing !== undefined && losing.by !== mine.by) return { type: 'loses-later', trick: losing };
  return difference(better, is, would);
}

/** Whether two tricks go to the same seat with the same effects. */
function isAlike(one: PlayedTrick, other: PlayedTrick): boolean {
  return one.by === other.by && typesOf(one).join() === typesOf(other).join();
}

function typesOf({ effects }: PlayedTrick): readonly SideEffect['type'][] {
  return effects.map(({ type }) => type);
}

/** The later trick of a line in which a card that its mover kept is played, in his hand all the while. */
function laterTrick(
  { action, line }: Continuation,
  { tricks }: PlayedRound,
  card: Card,
): PlayedTrick | undefined {
  const given = line.some(
    (move) => move.type === 'exchange' && move.by === action.by && move.cards.includes(card),
  );
  return given ? undefined : tricks.slice(1).find((trick) => trick.card === card || trick.beats === card);
}

/** The first trick that changes hands between two rounds in the direction in which the numbers of tricks do. */
function difference({ action }: Continuation, is: PlayedRound, would: PlayedRound): TellingTrick {
  const loser: Seat = is.owned.jekyll < would.owned.jekyll ? 'jekyll' : 'hyde';
  const at = is.owners.findIndex((owner, trick) => owner !== loser && would.owners[trick] === loser);
  const trick = at + 1;
  return {
    type: 'differs',
    trick,
    better: action,
    is: ownedTrick(is, trick),
    would: ownedTrick(would, trick),
  };
}

function ownedTrick({ tricks, owners }: PlayedRound, number: number): OwnedTrick {
  const by = owners[number - 1];
  if (by === undefined) throw new Error('There is no such trick');
  const taking = tricks.findLast(({ effects }) => effects.some((effect) => isTaking(effect, number)));
  if (taking !== undefined) return { by, how: { type: 'taken', trick: taking.trick, rule: 'pride-takes' } };
  const won = tricks.find(({ trick }) => trick === number);
  if (won === undefined) return { by, how: { type: 'stays' } };
  const { card, beats, rule } = won;
  return { by, how: { type: 'won', card, beats, rule } };
}

function isTaking(effect: SideEffect, trick: number): boolean {
  return effect.type === 'took' && effect.trick === trick;
}

function trickClaim(from: State, { action, line }: Continuation, { tricks }: PlayedRound): TrickClaim {
  const [trick] = tricks;
  if (trick === undefined) throw new Error('A card is played to a trick');
  const { state } = apply(from, action);
  const answer = action.type === 'lead' && line[0]?.type === 'follow' ? line[0] : null;
  return {
    move: action,
    answer,
    forced: answer !== null && legal(state).length === 1,
    trick,
    next: line.find((move): move is Lead => move.type === 'lead') ?? null,
  };
}
