import { unreachableReason } from '#games/chronicle/board/unreachable-reason';
import { suitOf } from '#games/chronicle/rules/cards';
import { playOf } from '#games/chronicle/rules/following';
import { dueIn } from '#games/chronicle/rules/to-act';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { winnerOf } from '#games/chronicle/rules/winning';
import type { Playing, State } from '#games/chronicle/rules/state';
import { words } from '#said/chronicle/sandbox-first-view';
import { say } from '#words/sentence-per-type';

/** Who is to do what, and how many cards may be played, in a sentence; of what cannot be, that it cannot. */
export function duty(state: State): string {
  const { toAct } = words;
  switch (state.phase) {
    case 'deal':
      return toAct.deal;
    case 'over':
      return toAct.over(state.winner);
    case 'effect':
      return toAct.choose(dueIn(state).chooser, dueIn(state).effect);
    case 'meeting': {
      if (
        seatsAt(state).every((seat) => handOf(state, seat).length === 0) &&
        state.meeting.acted.length === 0
      )
        return seatsAt(state).some((seat) => alliesOf(state, seat).length > 0)
          ? words.onlyAllies
          : words.nothing;
      if (seatsAt(state).every((seat) => state.meeting.acted.includes(seat)))
        return toAct.played(winnerOf(state.meeting).winner);
      const flaw = unreachableReason(state);
      // Of a part of a table can be asked as well.
      return flaw === null || flaw.type === 'missing' ? turnOf(state) : say(words.flaws, flaw);
    }
  }
}

function turnOf(state: Playing): string {
  const { toAct } = words;
  const { turn, meeting } = state;
  const hand = handOf(state, turn);
  if (hand.length === 0) return toAct.noCards(turn);
  const plays = hand.flatMap((card) => playOf(state, turn, card) ?? []);
  if (meeting.acted.length === 0) return toAct.lead(turn, plays.length);
  const { lead } = meeting;
  if (lead === null) return toAct.open(turn, plays.length);
  if (hand.some((card) => suitOf(card) === lead)) return toAct.follow(turn, lead, plays.length);
  const down = plays.filter((play) => play.down === true).length;
  return toAct.void(turn, lead, down, plays.length - down);
}
