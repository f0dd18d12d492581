import { gameOf, tableOf } from './next-record-entry.ts';
import type { Recording } from './record-in-progress.ts';
import { commit } from './enter-tap-by-tap.ts';
import { isUnnamed } from './check-seen-move.ts';
import type { Seen, SeenMove } from './record.ts';
import { recordUndoRedo } from '#replays/record-undo-redo';

/** The way back through what is entered, and on again through what waits since. */

/** One tap back: the last that was picked or begun, or that with which the last move was made. The move then waits. */
export function back(recording: Recording): Recording {
  const { sighted, picked, begun, waiting } = recording;
  if (picked.length > 0) return { ...recording, picked: picked.slice(0, -1) };
  if (begun !== null) {
    const isChosen = begun.type === 'deal' && begun.conditions.length > 0;
    return { ...recording, begun: isChosen ? { ...begun, conditions: [] } : null };
  }
  const last = sighted.at(-1);
  if (last === undefined) return recording;
  const before: Recording = { ...recording, sighted: sighted.slice(0, -1), waiting: [last.seen, ...waiting] };
  return { ...before, ...withoutLastTap(before, last.seen) };
}

function withoutLastTap(before: Recording, seen: Seen): Pick<Recording, 'picked' | 'begun'> {
  if (seen.type === 'deal') {
    const { history, hands, aside } = seen;
    const open = Object.values(hands).filter((hand) => !hand.includes('??'));
    const all = [...open.flat(), ...(aside === undefined ? [] : [aside])];
    const taps = all.flatMap((card) => (card === '??' ? [] : [card]));
    const begun = { type: 'deal', ...history } as const;
    // Where somebody else has shown the Lead Card, that was the last tap.
    return { begun, picked: taps.includes(history.lead) ? taps.slice(0, -1) : taps };
  }
  const { shown = [], ...move } = seen;
  if (shown.length > 0) return { begun: move, picked: shown.slice(0, -1) };
  const unnamed = 'card' in move ? ({ ...move, card: '??' } as SeenMove) : null;
  const asked =
    unnamed !== null && move.type !== 'play' && isUnnamed(gameOf(before), before.observer, unnamed);
  return { begun: asked && move.type !== 'claim' ? unnamed : null, picked: [] };
}

/** Back to before a move, and on again through what waits since. */
export const { backTo, again, dropWaiting } = recordUndoRedo<Seen, Recording>(
  { picked: [], begun: null },
  commit,
);

/** Whether anything is entered that can be taken back. */
export function isBegun(recording: Recording): boolean {
  return recording.sighted.length + recording.picked.length > 0 || recording.begun !== null;
}

/** Whether the game that is recorded is over. */
export function isOver(recording: Recording): boolean {
  return tableOf(recording).phase === 'over';
}
