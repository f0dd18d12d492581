import { apply } from '#games/switch/rules/apply';
import type { Card, Rank, Seat, Suit } from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import { playable } from '#games/switch/rules/legal';
import { laidOnPenalty } from '#games/switch/rules/may-lay-first';
import { priceOfFailure, rankAfter, runToFollow } from '#games/switch/rules/runs';
import type { InGame, Turn } from '#games/switch/rules/state';
import { handOf, seatAfter, seatsAt } from '#games/switch/rules/turn-order';
import type { Move } from './distinct-legal-moves.ts';

/** With so many cards one is about to finish. */
export const FEW = 2;

/** A seat, and how many cards it holds. */
export interface Holding {
  readonly seat: Seat;
  readonly left: number;
}

interface OfCards {
  readonly cards: readonly Card[];
}

/** Something that cards bring about beside lying there, as it is told to whoever may lay them: where they are advised and where they are looked back on. */
export type Effect = OfCards &
  (
    | {
        readonly type: 'makes-draw';
        readonly who: Holding;
        readonly count: number;
        /** What can still answer it, as far as whoever lays the cards can know. */
        readonly answers: readonly (Rank | Card)[];
      }
    /** A run stands then that somebody has to go on with, or draw; it may have begun with the cards. */
    | {
        readonly type: 'leaves-run';
        readonly isBegun: boolean;
        readonly who: Holding;
        readonly rank: Rank;
        readonly next: Rank;
        readonly price: number;
      }
    | { readonly type: 'has-no-power' }
    | { readonly type: 'ends-run' }
    | { readonly type: 'mirrors'; readonly who: Holding; readonly rank: Rank; readonly suit: Suit }
    /** `instead`: whose turn it would have been. */
    | { readonly type: 'turns'; readonly next: Holding; readonly instead: Holding }
    /** With two at the table the same one is next, whichever way it goes. */
    | { readonly type: 'turns-for-nothing'; readonly next: Holding }
    | { readonly type: 'turns-twice'; readonly next: Holding }
    /** `isSelf`: whoever lays them is among those who are skipped. */
    | {
        readonly type: 'skips';
        readonly skipped: readonly Holding[];
        readonly isSelf: boolean;
        readonly next: Holding;
      }
    /** Whoever lays them goes on at once. `others`: everybody else, who is skipped by Jacks; null where it is by 8s. `then`: what can be laid in that turn. */
    | {
        readonly type: 'gives-turn';
        readonly others: readonly Seat[] | null;
        readonly then: readonly Card[];
      }
    /** They are the last, and the game is not over with them. */
    | { readonly type: 'does-not-finish'; readonly inRun: boolean }
  );

/** What a move brings about beside that cards are laid or drawn. Only the hand of the seat that is to act is looked at, and what everybody sees. */
export function effectsOf(state: Turn, move: Move): readonly Effect[] {
  if (move.type === 'draw') return [];
  const { state: after, events } = apply(state, move);
  if (after.phase === 'deal') throw new Error('No deal follows a turn');
  const isAgain = events.some(({ type }) => type === 'again');
  return events.flatMap((event) =>
    // That one goes again says already who is skipped.
    event.type === 'skipped' && isAgain ? [] : effectOf(event, after, move),
  );
}

function effectOf(event: Event, after: InGame, { by, cards }: Extract<Move, { type: 'play' }>): Effect[] {
  const holding = (seat: Seat): Holding => ({ seat, left: handOf(after, seat).length });
  const next = holding(seatAfter(after, by));
  switch (event.type) {
    case 'penalty-grew':
      return [
        {
          type: 'makes-draw',
          cards,
          who: holding(event.on),
          count: event.penalty,
          answers: answersTo(after, by),
        },
      ];
    case 'run-begun':
      return leavesRun(after, cards, next, true);
    case 'played':
      return event.rule === 'run-follow' ? leavesRun(after, cards, next, false) : [];
    case 'powerless':
      return [{ type: 'has-no-power', cards }];
    case 'run-ended':
      return event.how === 'ace' ? [{ type: 'ends-run', cards }] : [];
    case 'mirrored':
      return [{ type: 'mirrors', cards, who: next, rank: event.rank, suit: event.suit }];
    case 'reversed':
      return seatsAt(after).length === 2
        ? [{ type: 'turns-for-nothing', cards, next }]
        : [{ type: 'turns', cards, next, instead: holding(seatAfter(after, by, -1)) }];
    case 'unturned':
      return [{ type: 'turns-twice', cards, next }];
    case 'skipped': {
      const skipped = [...new Set(event.seats)].filter((seat) => seat !== by).map(holding);
      const isSelf = event.seats.includes(by);
      return [
        { type: 'skips', cards, skipped, isSelf, next: holding(seatAfter(after, by, cards.length + 1)) },
      ];
    }
    case 'again': {
      const others = seatsAt(after).filter((seat) => seat !== by);
      const isByJacks = event.rule === 'jacks-skip';
      return [{ type: 'gives-turn', cards, others: isByJacks ? others : null, then: playable(after) }];
    }
    case 'not-finished':
      return [{ type: 'does-not-finish', cards, inRun: event.inRun }];
    default:
      return [];
  }
}

function leavesRun(after: InGame, cards: readonly Card[], who: Holding, isBegun: boolean): Effect[] {
  const rank = runToFollow(after);
  if (rank === null) return [];
  const price = priceOfFailure(rank);
  return [{ type: 'leaves-run', cards, isBegun, who, rank, next: rankAfter(rank), price }];
}

/** What can answer the penalty that waits and is not held by a seat itself. */
function answersTo(after: InGame, by: Seat): readonly (Rank | Card)[] {
  const held = handOf(after, by);
  return laidOnPenalty({ ...after, played: [...held, ...after.played] });
}

/** What a move brings about that is not told already by the reasons that are given beside it. */
export function untoldEffects(
  state: Turn,
  move: Move,
  reasons: readonly { readonly type: string; readonly effect?: Effect }[],
): readonly Effect[] {
  const told = reasons.flatMap(({ effect }) => (effect === undefined ? [] : [keyOf(effect)]));
  const isFinishTold = reasons.some(({ type }) => type === 'rival-ends-on-trick');
  return effectsOf(state, move).filter(
    (effect) => !told.includes(keyOf(effect)) && !(isFinishTold && effect.type === 'does-not-finish'),
  );
}

function keyOf({ type, cards }: Effect): string {
  return `${type} ${cards.join()}`;
}
