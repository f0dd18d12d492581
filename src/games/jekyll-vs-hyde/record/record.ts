import { bad, good, type Result } from '#kit/parse-result';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { apply, type After } from '#games/jekyll-vs-hyde/rules/apply';
import {
  CARDS,
  other,
  sorted,
  without,
  type Card,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { HAND_SIZE } from '#games/jekyll-vs-hyde/rules/deal';
import { askedSuit } from '#games/jekyll-vs-hyde/rules/following';
import { infer } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { judge } from '#games/jekyll-vs-hyde/rules/judge';
import { roleOf } from '#games/jekyll-vs-hyde/rules/return-match';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, Deal, Follow, Give, InRound, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { handThatFits, hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import { view, type Shown, type Viewer } from '#games/jekyll-vs-hyde/rules/view';

/**
 * A game as somebody has seen it: all of it, or with one hand only. Cards that nobody has shown stay unknown. The rules need
 * whole hands, so whoever looks is supposed to look at a table that fits all that was seen: a hand that fits takes the place
 * of the unknown one, and is changed for another as soon as a card comes out of it. Such a state is good for every question
 * to which the observer knows the answer, and must be shown through `view` alone.
 */

/** A deal as it was seen: the cards of the other hand are `??`. */
export interface SeenDeal {
  readonly type: 'deal';
  readonly jekyll: readonly Shown[];
  readonly hyde: readonly Shown[];
}
/** Whatever is done after the deal both have seen, at the latest when both have laid down what they give. */
export type Seen = SeenDeal | Give | Lead | Follow;

/** What stands above the moves of a record. */
export interface RecordHead {
  /** Who looked on, by the role in the first game; `all` sees both hands. */
  readonly observer: Viewer;
  readonly title?: string;
  /** Who sat where; a seat may be left out. */
  readonly players?: Readonly<Partial<Record<Seat, string>>>;
  /** Only what the table chose; a ruling left out has its default. */
  readonly rulings?: Partial<Rulings>;
  /** Whether it is said to end where it stands. */
  readonly finished?: boolean;
}

/** What happened, and the table as it may be. */
export interface Sighted extends After {
  readonly seen: Seen;
}

/** Who plays each role now: in the second game of a return match the players have changed them. */
export function playersInRoles({ players = {} }: RecordHead, { match }: State): RecordHead['players'] {
  const { jekyll, hyde } = players;
  return roleOf('jekyll', match) === 'jekyll'
    ? players
    : { ...(hyde !== undefined && { jekyll: hyde }), ...(jekyll !== undefined && { hyde: jekyll }) };
}

/** As which seat, or with which eyes, the observer looks at a state. In the second game of a return match roles have changed. */
export function eyesOf(observer: Viewer, { match }: Pick<State, 'match'>): Viewer {
  return observer === 'all' ? observer : roleOf(observer, match);
}

/** What a move that was seen leads to, or why it cannot have been: no hand that fits all that was seen before allows it. */
export function see(state: State, observer: Viewer, seen: Seen): Result<Sighted, readonly Refusal[]> {
  const supposed = supposedly(state, observer, seen);
  const action = seen.type === 'deal' ? supposedDeal(seen, eyesOf(observer, state)) : seen;
  const refusals = judge(supposed, action);
  if (refusals.length === 0) return good({ seen, ...apply(supposed, action) });
  return bad(refusals.map((refusal) => asSeen(refusal, state, observer, seen)));
}

/** Whether every card of a record is known by now, so that it is a game like any other. */
export function isKnown(observer: Viewer, state: State): boolean {
  const eyes = eyesOf(observer, state);
  return eyes === 'all' || (infer(view(state, eyes))?.open.length ?? 0) === 0;
}

/**
 * A game that the record may be of. Where all is known it is the game; otherwise unknown cards have been made up, and it is
 * to be shown to the observer alone.
 */
export function gameOf(observer: Viewer, sighted: readonly Sighted[]): readonly Action[] {
  return sighted.map(({ seen, state }, at) => {
    if (seen.type !== 'deal') return seen;
    const eyes = eyesOf(observer, state);
    const deal = supposedDeal(seen, eyes);
    if (eyes === 'all') return deal;
    const them = other(eyes);
    const later = sighted.slice(at + 1);
    const next = later.findIndex((each) => each.seen.type === 'deal');
    const round = next < 0 ? later : later.slice(0, next);
    const last = round.at(-1)?.state ?? state;
    const out = round.flatMap((each) =>
      each.seen.type === 'deal' || each.seen.by !== them ? [] : cardsOfMove(each.seen),
    );
    const held = 'hands' in last ? last.hands[them] : [];
    // Whatever that seat ever had and the observer was not dealt was dealt to it.
    const theirs = new Set(without([...out, ...held], deal[eyes]));
    return { ...deal, [them]: sorted([...theirs]) };
  });
}

// -------------------------------------------------------------------------------------------------------- supposing

/** Why a move cannot have been, without the cards that were made up: of a hand that is not seen only what it surely holds is named. */
function asSeen(refusal: Refusal, state: State, observer: Viewer, seen: Seen): Refusal {
  const eyes = eyesOf(observer, state);
  if (seen.type === 'deal' || eyes === 'all' || seen.by === eyes) return refusal;
  const held: readonly Card[] = infer(view(state, eyes))?.held ?? [];
  const known = <Named extends Card>(cards: readonly Named[]) => cards.filter((card) => held.includes(card));
  switch (refusal.type) {
    case 'must-follow':
      return { ...refusal, holds: known(refusal.holds), potions: known(refusal.potions) };
    case 'must-follow-named':
      return { ...refusal, holds: known(refusal.holds) };
    case 'potion-kept':
      return { ...refusal, potions: known(refusal.potions) };
    default:
      return refusal;
  }
}

/** The same table with an unknown hand in which the move is possible, if there is one that fits. */
function supposedly(state: State, observer: Viewer, seen: Seen): State {
  const eyes = eyesOf(observer, state);
  if (seen.type === 'deal' || eyes === 'all' || seen.by === eyes || !('hands' in state)) return state;
  return withHand(state, eyes, cardsOfMove(seen), state.phase === 'follow' ? askedSuit(state.led) : null);
}

/** The same table as far as the seat sees it. The other hand has the wanted cards as far as it can, and shuns a suit. */
function withHand(state: InRound, seat: Seat, wanted: readonly Card[], shunned: Suit | null): State {
  const them = other(seat);
  const unknown = hiddenFrom(view(state, seat));
  const hand = handThatFits(unknown, wanted, shunned);
  return {
    ...state,
    hands: { ...state.hands, [them]: hand },
    setAside: without(unknown.unseen, hand),
  };
}

/** A deal in which the unknown hand is filled with the first cards that are left. */
function supposedDeal({ jekyll, hyde }: SeenDeal, eyes: Viewer): Deal {
  const open = { jekyll: sorted(jekyll.filter(isCard)), hyde: sorted(hyde.filter(isCard)) };
  if (eyes === 'all') return { type: 'deal', ...open };
  const left = without(CARDS, open[eyes]).slice(0, HAND_SIZE);
  return { type: 'deal', ...open, [other(eyes)]: left };
}

function isCard(shown: Shown): shown is Card {
  return shown !== '??';
}
