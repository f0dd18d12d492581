import { RANKS, rankOf, suitOf, worthOf, type Card, type Rank } from './cards.ts';
import { allowed, barred, type Answer, type Effect, type Laid } from './card-permission-and-effect-types.ts';
import type { Event } from './event.ts';
import { FIVE_OF_HEARTS } from './five-hearts.ts';
import type { Table } from './state.ts';
import { seatAfter } from './turn-order.ts';

/** Chapter "runs": from a 3 up to the Ace, the same rank or the next, whatever the suits. */

/** What is picked up for a mistake, besides what the rank is worth. */
const MORE = 2;
const KING = worthOf('K');

/**
 * The rank on which a run stands that has to be followed; null where there is none. A run that was ruled to go on after its
 * Ace is left by any other card, so nothing has to follow there.
 */
export function runToFollow({ run }: Pick<Table, 'run'>): Rank | null {
  return run === 'A' ? null : run;
}

/** The rank that comes after one in a run; refuses (throws) the Ace, after which none comes. */
export function rankAfter(rank: Rank): Rank {
  const next = RANKS[RANKS.indexOf(rank) + 1];
  if (next === undefined) throw new Error('A run goes no further than the Ace');
  return next;
}

/** May this card be laid in a run that stands on this rank, below the Ace? */
export function followsRun(run: Rank, card: Card): Answer {
  const rank = rankOf(card);
  const next = rankAfter(run);
  if (rank === run || (rank === next && rank !== 'A')) return allowed('run-follow');
  if (rank === next) return allowed('run-ace');
  if (rank === 'A') return barred({ type: 'ace-too-early', rule: 'run-ace', card, run });
  if (rank === '2') return barred({ type: 'two-in-run', rule: 'run-no-two', card, run });
  return barred({ type: 'not-next', rule: 'run-follow', card, run, next });
}

/** Whether cards of this rank belong to the run on the table: their powers are gone. */
export function joinsRun({ run }: Pick<Table, 'run'>, rank: Rank): boolean {
  return run !== null && (run !== 'A' || rank === 'A');
}

/** How many cards a run costs that fails on this rank. */
export function priceOfFailure(run: Rank): number {
  return worthOf(run);
}

/** How many cards it costs to lay one of this rank where it does not follow. */
export function priceOfMistake(run: Rank, rank: Rank): number {
  return rank === 'A' ? KING + MORE + worthOf(run) : worthOf(rankAfter(run)) + MORE;
}

/** One or more 3s outside a run begin one. */
export function threesEffect({ table, by }: Laid): Effect {
  return {
    table: { ...table, run: '3' },
    events: [{ type: 'run-begun', rule: 'run-begins' }],
    next: seatAfter(table, by),
  };
}

/** Cards of a run have no powers: it moves on to their rank, and an Ace ends it. */
export function runEffect({ table, by, cards, top }: Laid): Effect {
  const rank = rankOf(top);
  const next = seatAfter(table, by);
  if (rank === 'A') {
    const goesOn = table.rulings['run-ace'] === 'goes-on';
    const event: Event = goesOn
      ? { type: 'run-stays', rule: 'run-ace', card: top }
      : { type: 'run-ended', rule: 'run-ace', card: top, how: 'ace' };
    return { table: { ...table, run: goesOn ? 'A' : null }, events: [event], next };
  }
  const events: readonly Event[] = cards.some(hadPower)
    ? [{ type: 'powerless', rule: 'run-powerless', cards }]
    : [];
  return { table: { ...table, run: rank }, events, next };
}

function hadPower(card: Card): boolean {
  return ['7', '8', 'J'].includes(rankOf(card)) || card === FIVE_OF_HEARTS;
}

/** The match of a card by its own rank and suit. */
export function ownMatch(card: Card): Table['match'] {
  return { rank: rankOf(card), suit: suitOf(card) };
}
