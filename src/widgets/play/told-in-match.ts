import type { GameTypes, Rules } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { decides, lastDecision } from '../../kit/when-seat-decides.ts';
import type { Face } from '../face.ts';
import { withoutToldBefore } from '../told-once.ts';
import { madeBy } from '../use-running-game.ts';
import { positionsOfLastRound } from './positions-of-last-round.ts';

interface Played<T extends GameTypes> {
  /** All positions of the match, the first one and the present one included, and the moves between them. */
  readonly past: readonly Standing<T>[];
  readonly moves: readonly T['action'][];
}

/**
 * What a reader is told of a round since they last had to decide, in order. What comes up often is told the first time in a match and no
 * more; and as soon as they decide again, all begins with what is new to them: their own move only goes on telling what it brought about.
 */
export function toldInMatch<T extends GameTypes>(
  face: Pick<Face<T>, 'part' | 'isMain' | 'isToldOnce'>,
  game: Pick<Rules<T>, 'toAct'>,
  { past, moves }: Played<T>,
  seat: T['seat'],
): readonly T['event'][] {
  const round = positionsOfLastRound<T>(face, past).slice(1);
  const since = round.slice(lastDecision<T>(game, round, seat) + 1);
  const at = past.length - since.length;
  const [first, ...rest] = since.map(({ context }): readonly T['event'][] => context.events);
  const [now] = past.slice(-1);
  const own = moves[at - 1];
  const isSeen = now !== undefined && decides<T>(game, now, seat) && own !== undefined && madeBy(seat)(own);
  const all = [first ?? [], ...rest].flat();
  const fresh = isSeen ? [broughtAbout(face, first ?? []), ...rest].flat() : all;
  const before = past.slice(0, at).flatMap(({ context }): readonly T['event'][] => context.events);
  return withoutToldBefore<T>(face, before, fresh.length > 0 ? fresh : all);
}

/** What came of a move, after what was done and what goes without saying of it. */
function broughtAbout<T extends GameTypes>(
  { isMain }: Pick<Face<T>, 'isMain'>,
  events: readonly T['event'][],
): readonly T['event'][] {
  const next = events.findIndex((event, index) => index > 0 && isMain(event));
  return next === -1 ? [] : events.slice(next);
}
