import { useState } from 'preact/hooks';
import type { Card, Suit } from '#games/switch/rules/cards';
import type { Recording } from '#games/switch/record/next-record-entry';
import * as entry from '#games/switch/record/enter-into-record';
import type { Event } from '#games/switch/rules/event';
import type { Result } from '#kit/parse-result';

/** What the last thing that was entered came to. */
export type Told =
  | { readonly type: 'nothing' }
  | { readonly type: 'picked'; readonly card: Card }
  | { readonly type: 'happened'; readonly events: readonly Event[] }
  | { readonly type: 'taken-back' }
  | { readonly type: 'barred'; readonly barred: entry.Barred }
  | { readonly type: 'no-word'; readonly word: string };

export interface RunningRecord {
  readonly recording: Recording;
  readonly told: Told;
  readonly tap: (card: Card) => void;
  readonly lay: () => void;
  /** What is due is drawn, or shuffled. */
  readonly draw: () => void;
  readonly choose: (suit: Suit) => void;
  /** Enters words up to the first that does not fit, and gives back what is left. */
  readonly type: (text: string) => string;
  readonly back: () => void;
  readonly backTo: (move: number) => void;
  /** Enters again what waits: one move, or as many as fit. */
  readonly again: (moves?: number) => void;
  readonly drop: () => void;
}

/** A record being entered on a page. Every change goes to `keep`. */
export function useRecording(first: Recording, keep: (recording: Recording) => void): RunningRecord {
  const [{ recording, told }, set] = useState<Pick<RunningRecord, 'recording' | 'told'>>({
    recording: first,
    told: { type: 'nothing' },
  });
  const show = (next: Recording, said: Told = change(recording, next)) => {
    set({ recording: next, told: said });
    if (next !== recording) keep(next);
  };
  const take = (next: Result<Recording, entry.Barred>) => {
    if (next.ok) show(next.value);
    else show(recording, { type: 'barred', barred: next.problem });
  };
  return {
    recording,
    told,
    tap: (card) => {
      take(entry.enter(recording, card));
    },
    lay: () => {
      take(entry.lay(recording));
    },
    draw: () => {
      take(entry.draw(recording));
    },
    choose: (suit) => {
      take(entry.choose(recording, suit));
    },
    type: (text) => {
      const { now, said, left } = typed(recording, text);
      show(now, said);
      return left;
    },
    back: () => {
      show(entry.back(recording));
    },
    backTo: (move) => {
      show(entry.backTo(recording, move));
    },
    again: (moves) => {
      const next = entry.again(recording, moves);
      show(
        next,
        moves === undefined || next.sighted.length === recording.sighted.length ? whyNot(next) : undefined,
      );
    },
    drop: () => {
      show(entry.dropWaiting(recording));
    },
  };
}

/** What comes of words: those up to the first that does not fit are entered, the rest is left. */
function typed(recording: Recording, text: string) {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  let now = recording;
  for (const [at, word] of words.entries()) {
    const next = entry.enterWord(now, word);
    if (next?.ok === true) {
      now = next.value;
      continue;
    }
    const said: Told = next === null ? { type: 'no-word', word } : { type: 'barred', barred: next.problem };
    return { now, said, left: words.slice(at).join(' ') };
  }
  return { now, said: undefined, left: '' };
}

/** Why the next move that waits does not fit; undefined where none waits. */
function whyNot(recording: Recording): Told | undefined {
  const [stuck] = recording.waiting;
  const refused = stuck === undefined ? null : entry.commit(recording, stuck);
  return refused?.ok === false ? { type: 'barred', barred: refused.problem } : undefined;
}

/** What has changed: moves that were made, a card that was picked, or something that was taken back. */
function change(before: Recording, after: Recording): Told {
  const made = after.sighted.slice(before.sighted.length);
  if (made.length > 0) return { type: 'happened', events: made.flatMap(({ events }) => events) };
  const fewer = after.sighted.length < before.sighted.length || after.picked.length < before.picked.length;
  if (after.begun !== null && before.begun === null) return { type: 'nothing' };
  if (fewer) return { type: 'taken-back' };
  const card = after.picked.at(-1);
  return card === undefined || after.picked === before.picked
    ? { type: 'nothing' }
    : { type: 'picked', card };
}
