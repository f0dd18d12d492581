import type { Seat } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import { lastWithoutFinish } from '#games/switch/rules/last-without-finish';
import { laidOnPenalty } from '#games/switch/rules/may-lay-first';
import { rankAfter, runToFollow } from '#games/switch/rules/runs';
import type { State, Turn } from '#games/switch/rules/state';
import { nameCardsAloud } from '#games/switch/table/name-cards-aloud';
import { punctuation } from '#said/punctuation';
import { words as play } from '#said/switch/play-against-computer';
import { TextWithSpokenForm } from '#widgets/TextWithSpokenForm.tsx';

/** What a seat may do now, in a sentence. */
export function WhatSeatMayDo({ state, seat }: { readonly state: State; readonly seat: Seat }) {
  if (state.phase !== 'turn' || state.turn !== seat) return null;
  const last = lastWithoutFinish(state);
  const said = [hintFor(state), ...(last === null ? [] : [play.match.noFinish(last)])];
  return <TextWithSpokenForm text={punctuation.row(said)} aloud={nameCardsAloud} />;
}

function hintFor(state: Turn): string {
  const { match: words } = play;
  const { owed } = dueIn(state);
  if (state.penalty > 0) return words.penalty(laidOnPenalty(state), owed);
  const run = runToFollow(state);
  if (run !== null) return words.run(run, rankAfter(run), owed);
  return state.run === null ? words.normal(state.match) : words.openRun;
}
