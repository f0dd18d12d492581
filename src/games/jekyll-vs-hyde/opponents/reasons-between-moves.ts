import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { offWantedGap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { Move } from './legal-moves-of-seat.ts';
import type { Reason } from './advice-reasons.ts';
import { countOf, reasonsFor } from './move-reasons.ts';
import { speaksAgainst } from './reasons-against-alternatives.ts';
import { counted, type Likely } from './trick-winning-odds.ts';

/** Why another move is better than the one that was made, as its player could have counted it: what speaks against that one, and where the count does not tell, for the better. */
export function reasonsBetween(state: InRound, made: Move, better: Move): readonly Reason[] {
  const against = reasonsAgainst(state, made, better);
  return against.length > 0 ? against : reasonsForBetter(state, better);
}

/** What speaks against the one that was made, as its player could have counted it; none where the count does not tell. */
export function reasonsAgainst(state: InRound, made: Move, better: Move): readonly Reason[] {
  const count = counted(view(state, made.by));
  const against = costsTrick(state, made, better, count) ?? speaksAgainst(state, made, better, count);
  return against === null ? [] : [against];
}

/** What speaks for the better one; that a trick may go either way tells nothing of which is better. */
export function reasonsForBetter(state: InRound, better: Move): readonly Reason[] {
  return reasonsFor(state, better, counted(view(state, better.by))).filter(({ type }) => type !== 'open');
}

/** That the move hands over an earlier trick by Pride’s effect, and the better one does not, where the seat wants to keep it. */
function costsTrick(state: InRound, made: Move, better: Move, against: readonly Likely[]): Reason | null {
  if (made.type !== 'follow' || better.type !== 'follow') return null;
  const [taken, other] = [made, better].map((move) =>
    apply(state, move).events.find((event) => event.type === 'took-trick'),
  );
  if (taken?.from !== made.by || other?.from === made.by) return null;
  const off = (move: Move) => offEven(countOf(state, move, against).ends, made.by);
  return off(made) > off(better) ? { type: 'costs-trick', move: made, trick: taken.trick } : null;
}

/** How far such a number of tricks at the end is from what a seat wants. */
function offEven(ends: number, seat: Seat): number {
  return offWantedGap(Math.abs(2 * ends - TRICKS), seat);
}

/** Those of them that are not as true of the move that was made: they alone tell which is better. */
export function reasonsTellingApart(state: InRound, made: Move, better: Move): readonly Reason[] {
  const ofMade = new Set(reasonsFor(state, made, counted(view(state, made.by))).map(whatItSays));
  return reasonsBetween(state, made, better).filter((reason) => !ofMade.has(whatItSays(reason)));
}

/** A reason as it is compared: of a trick, whose it is, and not what it is good for. */
function whatItSays(reason: Reason): string {
  return JSON.stringify(reason.type === 'trick' ? { ...reason, helps: null } : reason);
}
