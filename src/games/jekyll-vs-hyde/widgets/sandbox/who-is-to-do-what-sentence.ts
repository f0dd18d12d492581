import { SEATS, other } from '#games/jekyll-vs-hyde/rules/cards';
import { askedSuit } from '#games/jekyll-vs-hyde/rules/following';
import { legal, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { words } from '#said/jekyll-vs-hyde/sandbox-first-view';

/** Who is to do what, in a sentence; of a table on which no card lies, that some are to be laid. */
export function duty(state: State): string {
  if (state.phase === 'lead' && SEATS.every((seat) => state.hands[seat].length === 0)) return words.nothing;
  const seats = toAct(state).filter((seat) => seat !== 'dealer');
  const [seat] = seats;
  if (seat !== undefined && 'hands' in state && state.hands[seat].length === 0)
    return words.toAct.noCards(seat);
  switch (state.phase) {
    case 'deal':
      return words.toAct.deal;
    case 'over':
      return words.toAct.over;
    case 'preparation':
    case 'greed':
      return words.toAct[state.phase](seats, countDue(state));
    case 'lead':
      return words.toAct.lead(state.leader);
    case 'follow':
      return words.toAct.follow(state.leader, other(state.leader), askedSuit(state.led));
  }
}

/**
 * What the rules say already of a table that is being set, and how it gets its verdict: they judge what is done. Null where nobody has a
 * card to do it with.
 */
export function toJudge(state: State): string | null {
  if (state.phase === 'deal' || state.phase === 'over') return null;
  if (toAct(state).some((seat) => seat !== 'dealer' && state.hands[seat].length === 0)) return null;
  if (state.phase === 'follow')
    return words.mayAnswer(legal(state).length, state.hands[other(state.leader)].length);
  return state.phase === 'lead' ? words.toJudge.play : words.toJudge.give;
}
