import { withCards, type Card, type Seat } from './cards.ts';
import type { DrawRule, Event } from './event.ts';
import { countCards } from './finishing.ts';
import { priceOfFailure, runToFollow } from './runs.ts';
import type { Cause, Drawing, Shuffle, Shuffling, State, Table, Turn } from './state.ts';
import { handOf, seatAfter, seatsAt, topOf } from './turn-order.ts';
import { FIVE_OF_HEARTS } from './five-hearts.ts';

/** Chapter "drawing": one card by choice, more where they are owed, and a new deck when the old one is short. */

interface After {
  readonly state: State;
  readonly events: readonly Event[];
}

const RULES: Readonly<Record<Cause, DrawRule>> = {
  choice: 'draw-one',
  penalty: 'penalty-served',
  run: 'run-fails',
  mistake: 'run-mistake',
  finish: 'no-trick-last',
};

/** What a player who draws now has to pick up, and for what. */
export function dueIn(table: Table): { readonly cause: Cause; readonly owed: number } {
  if (table.penalty > 0) return { cause: 'penalty', owed: table.penalty };
  const run = runToFollow(table);
  return run === null ? { cause: 'choice', owed: 1 } : { cause: 'run', owed: priceOfFailure(run) };
}

/** The player picks up what is due, and the turn is over; so is the penalty, or the run. */
export function drawDue(state: Turn): After {
  const { turn: by, run } = state;
  const { cause, owed } = dueIn(state);
  const events: readonly Event[] =
    cause === 'penalty'
      ? [deadEvent(topOf(state))]
      : cause === 'run' && run !== null
        ? [{ type: 'run-failed', rule: 'run-fails', by, rank: run, price: owed }]
        : run === 'A'
          ? [{ type: 'run-ended', rule: 'run-ace', card: topOf(state), how: 'left' }]
          : [];
  return draw(served(state), { by, cause, owed, drawn: 0, next: seatAfter(state, by) }, events);
}

/** What a 2 or the 5♥ is once its penalty is served. */
export function deadEvent(card: Card): Event {
  return { type: 'went-dead', rule: card === FIVE_OF_HEARTS ? 'five-hearts-dead' : 'twos-dead', card };
}

/** Cards go from the deck to a hand. Where it is short and a new one can be made, the dealer is to act. */
export function draw(table: Table, drawing: Drawing, before: readonly Event[]): After {
  const { by, owed, cause } = drawing;
  const cards = table.deck.slice(0, owed);
  const events: Event[] = [...before];
  if (cards.length > 0) events.push({ type: 'drew', rule: RULES[cause], by, count: cards.length });
  const after = handed(table, by, cards);
  const left: Drawing = { ...drawing, owed: owed - cards.length, drawn: drawing.drawn + cards.length };
  if (left.owed > 0 && table.played.length > 1) {
    events.push({ type: 'deck-short', rule: 'reshuffle', by, owed: left.owed });
    return { state: { phase: 'shuffle', ...after, drawing: left }, events };
  }
  return afterDrawing(after, left, events);
}

function afterDrawing(table: Table, { by, cause, owed, drawn, next }: Drawing, events: Event[]): After {
  if (owed > 0) events.push({ type: 'cancelled', rule: 'draw-what-there-is', by, owed });
  if (cause === 'finish' || drawn > 0)
    return turnOf(cause === 'finish' || table.passes === 0 ? table : { ...table, passes: 0 }, next, events);
  const passes = table.passes + 1;
  events.push({ type: 'passed', rule: 'pass', by, passes });
  const passed = { ...table, passes };
  return passes < seatsAt(table).length ? turnOf(passed, next, events) : countCards(passed, events);
}

/** The next turn begins; it is told behind the given events. */
export function turnOf(table: Table, turn: Seat, events: Event[]): After {
  const { rulings, hands, shown, deck, played, match, direction, penalty, run, passes } = table;
  const state: Turn = {
    phase: 'turn',
    rulings,
    hands,
    shown,
    deck,
    played,
    match,
    direction,
    penalty,
    run,
    passes,
    turn,
  };
  events.push({ type: 'turn', rule: 'turns', by: turn });
  return { state, events };
}

/** A new deck: the drawing goes on as far as it goes. What has to be matched stays what it was. */
export function shuffleIn(state: Shuffling, { deck }: Shuffle): After {
  const table: Table = { ...tableOf(state), deck, played: [topOf(state)] };
  return draw(table, state.drawing, [{ type: 'reshuffled', rule: 'reshuffle', count: deck.length }]);
}

/** The table with these cards of the deck in a hand. */
function handed(table: Table, by: Seat, cards: readonly Card[]): Table {
  const { rulings, hands, shown, deck, played, match, direction, penalty, run, passes } = table;
  return {
    rulings,
    hands: { ...hands, [by]: withCards(handOf(table, by), cards) },
    shown,
    deck: deck.slice(cards.length),
    played,
    match,
    direction,
    penalty,
    run,
    passes,
  };
}

/** The table with neither a penalty nor a run. */
function served({ rulings, hands, shown, deck, played, match, direction, passes }: Table): Table {
  return { rulings, hands, shown, deck, played, match, direction, penalty: 0, run: null, passes };
}

/** What lies on the table, without what belongs to the phase. */
export function tableOf(table: Table): Table {
  const { rulings, hands, shown, deck, played, match, direction, penalty, run, passes } = table;
  return { rulings, hands, shown, deck, played, match, direction, penalty, run, passes };
}
