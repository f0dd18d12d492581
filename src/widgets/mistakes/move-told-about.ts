import type { GameTypes } from '#kit/game';
import type { Missed, Verdict } from './use-mistake-answer.ts';

/** Which move is told to be worse: the one that was tried last and did worse; null where none did, so that it is the one that was played then. */
export function moveToldAbout<T extends GameTypes>(
  verdict: Verdict<T> | null,
  tried: T['action'] | null,
  missed: Missed<T> | null,
): T['action'] | null {
  return verdict?.type === 'worse' || verdict?.type === 'again' ? tried : (missed?.move ?? null);
}
