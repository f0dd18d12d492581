import { rankOf, without, type Card } from './cards.ts';
import { acesEffect } from './aces.ts';
import { deal } from './deal.ts';
import { deadEvent, draw, drawDue, shuffleIn, tableOf, turnOf } from './drawing.ts';
import type { Effect, Laid } from './card-permission-and-effect-types.ts';
import { eightsEffect } from './eights.ts';
import type { Event, Ground } from './event.ts';
import { mustDrawForLast } from './finishing.ts';
import { fivesEffect } from './five-hearts.ts';
import { groundOf } from './may-lay-first.ts';
import { jacksEffect } from './jacks.ts';
import { joinsRun, ownMatch, priceOfMistake, runEffect, runToFollow, threesEffect } from './runs.ts';
import { sevensEffect } from './sevens.ts';
import { severalEvents } from './several.ts';
import type { Action, Play, State, Table, Turn } from './state.ts';
import { handOf, seatAfter, topOf } from './turn-order.ts';
import { twosEffect } from './twos.ts';

/** What actions do. The chapters say what follows from what; this file strings it together in order. */

export interface After {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The state after an action that was judged to be legal, and what happened on the way. */
export function carryOut(state: State, action: Action): After {
  if (state.phase === 'deal' && action.type === 'deal') return deal(state, action);
  if (state.phase === 'shuffle' && action.type === 'shuffle') return shuffleIn(state, action);
  if (state.phase === 'turn' && action.type === 'draw') return drawDue(state);
  if (state.phase === 'turn' && action.type === 'play') return play(state, action);
  throw new Error(`The judge let ${action.type} pass in phase ${state.phase}`);
}

/** The cards are laid and take effect; then the player has finished, or draws for having finished on a trick card, or the next is to act. */
function play(state: Turn, { by, cards, suit }: Play): After {
  const [first] = cards;
  const top = cards.at(-1);
  if (first === undefined || top === undefined) throw new Error('The judge lets no empty play pass');
  const ground = groundOf(state, first);
  if (!ground.allowed) return mistake(state, cards);

  const inRun = joinsRun(state, rankOf(top));
  const laid: Laid = { table: lay(state, cards, top), by, cards, top, suit, before: state };
  const effect = inRun ? runEffect(laid) : powerOf(laid);
  const events: Event[] = [playedEvent(state, cards, ground.rule), ...severalEvents(cards)];
  if (state.run === 'A' && !inRun)
    events.push({ type: 'run-ended', rule: 'run-ace', card: topOf(state), how: 'left' });
  events.push(...effect.events);
  return finish(effect, laid, inRun, events);
}

/** What follows once the cards have taken effect. */
function finish({ table, next, serves = 0 }: Effect, laid: Laid, inRun: boolean, events: Event[]): After {
  const { by, top } = laid;
  const left = handOf(table, by).length;
  const drawsOne = left === 0 && mustDrawForLast(table, top, inRun);
  if (left === 1) events.push({ type: 'one-left', rule: 'last-card', by });
  if (drawsOne) events.push({ type: 'not-finished', rule: 'no-trick-last', by, card: top, inRun });
  const owed = serves + Number(drawsOne);
  if (owed > 0) {
    if (serves > 0) events.push(deadEvent(topOf(laid.before)));
    return draw(table, { by, cause: serves > 0 ? 'penalty' : 'finish', owed, drawn: 0, next }, events);
  }
  if (left > 0) return turnOf(table, next, events);
  events.push({ type: 'won', rule: 'last-card-wins', by, card: top });
  return { state: { phase: 'over', ...table, winner: by }, events };
}

/** The cards lie on the stack, with nothing but their own rank and suit so far. */
function lay(state: Turn, cards: readonly Card[], top: Card): Table {
  const { turn: by, rulings, hands, shown, deck, played, direction, penalty } = state;
  const seen = shown[by] ?? [];
  return {
    rulings,
    hands: { ...hands, [by]: without(handOf(state, by), cards) },
    shown: seen.length === 0 ? shown : { ...shown, [by]: without(seen, cards) },
    deck,
    played: [...played, ...cards],
    match: ownMatch(top),
    direction,
    penalty,
    run: null,
    passes: 0,
  };
}

/** What cards bring about outside a run, by their rank. */
function powerOf(laid: Laid): Effect {
  switch (rankOf(laid.top)) {
    case '2':
      return twosEffect(laid);
    case '3':
      return threesEffect(laid);
    case '5':
      return fivesEffect(laid);
    case '7':
      return sevensEffect(laid);
    case '8':
      return eightsEffect(laid);
    case 'J':
      return jacksEffect(laid);
    case 'A':
      return acesEffect(laid);
    default:
      return { table: laid.table, events: [], next: seatAfter(laid.table, laid.by) };
  }
}

function playedEvent(state: Turn, cards: readonly Card[], rule: Ground): Event {
  const { rank, suit } = state.match;
  return { type: 'played', rule, by: state.turn, cards, on: topOf(state), rank, suit };
}

/** Cards that do not follow in a run come back, seen by everybody, and cost their player more; the run stands. */
function mistake(state: Turn, cards: readonly Card[]): After {
  const { turn: by, shown } = state;
  const run = runToFollow(state);
  const [first] = cards;
  if (run === null || first === undefined) throw new Error('Only in a run a mistake has a price');
  const price = priceOfMistake(run, rankOf(first));
  const seen = shown[by] ?? [];
  const table = { ...tableOf(state), shown: { ...shown, [by]: [...seen, ...without(cards, seen)] } };
  return draw(table, { by, cause: 'mistake', owed: price, drawn: 0, next: seatAfter(state, by) }, [
    { type: 'mistaken', rule: 'run-mistake', by, cards, run, price },
  ]);
}
