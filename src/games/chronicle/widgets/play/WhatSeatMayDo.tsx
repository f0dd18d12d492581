import { isWild, suitOf, type Seat } from '#games/chronicle/rules/cards';
import { dueIn } from '#games/chronicle/rules/to-act';
import { handOf } from '#games/chronicle/rules/seats';
import type { Playing, State } from '#games/chronicle/rules/state';
import { words as play } from '#said/chronicle/play-against-computer';

const { match: words } = play;

/** What a seat may do now, in a sentence. */
export function WhatSeatMayDo({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  if (state.phase === 'effect' && dueIn(state).chooser === seat)
    return <>{words.choose(dueIn(state).effect)}</>;
  return state.phase === 'meeting' && state.turn === seat ? <>{hint(state)}</> : null;
}

function hint(state: Playing): string {
  const { meeting, turn, rulings } = state;
  const { lead, acted } = meeting;
  if (acted.length === 0) return words.leads;
  if (lead === null) return words.wildLed;
  const hand = handOf(state, turn);
  if (hand.some((card) => suitOf(card) === lead)) return words.follow(lead);
  const must = rulings['void-with-wild'] === 'must' && hand.some(isWild);
  return must ? words.mustWild(lead) : words.isVoid(lead);
}
