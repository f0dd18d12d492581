import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import type { Move } from './legal-moves-of-seat.ts';
import { reasonsFor, type Reason } from './move-reasons.ts';
import { speaksAgainst } from './reasons-against-alternatives.ts';
import { counted } from './trick-winning-odds.ts';

/** Why another move is better than the one that was made, as its player could have counted it: what speaks against that one, and where the count does not tell, for the better. */
export function reasonsBetween(state: InRound, made: Move, better: Move): readonly Reason[] {
  const count = counted(view(state, made.by));
  const against = speaksAgainst(state, made, better, count);
  if (against !== null) return [against];
  // That a trick may go either way tells nothing of which is better.
  return reasonsFor(state, better, count).filter(({ type }) => type !== 'open');
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
