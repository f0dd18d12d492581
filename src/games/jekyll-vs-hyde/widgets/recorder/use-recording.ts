import { useState } from 'preact/hooks';
import type { Card, Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Barred } from '#games/jekyll-vs-hyde/record/enterable-cards';
import type { Recording } from '#games/jekyll-vs-hyde/record/next-record-entry';
import * as entry from '#games/jekyll-vs-hyde/record/enter-into-record';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Result } from '#kit/parse-result';

/** What the last thing that was entered came to. */
export type Told =
  | { readonly type: 'nothing' }
  | { readonly type: 'picked'; readonly card: Card }
  | { readonly type: 'happened'; readonly events: readonly Event[] }
  | { readonly type: 'taken-back' }
  | { readonly type: 'barred'; readonly barred: Barred }
  | { readonly type: 'no-word'; readonly word: string };

export interface RunningRecord {
  readonly recording: Recording;
  readonly told: Told;
  readonly tap: (card: Card) => void;
  readonly name: (suit: Suit) => void;
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
  const show = (next: Recording) => {
    set({ recording: next, told: change(recording, next) });
    if (next !== recording) keep(next);
  };
  const take = (next: Result<Recording, Barred>) => {
    if (next.ok) show(next.value);
    else set({ recording, told: { type: 'barred', barred: next.problem } });
  };
  return {
    recording,
    told,
    tap: (card) => {
      take(entry.enter(recording, card));
    },
    name: (suit) => {
      take(entry.name(recording, suit));
    },
    type: (text) => {
      const words = text.split(/[\s,]+/).filter((word) => word !== '');
      let now = recording;
      for (const [at, word] of words.entries()) {
        const next = entry.enterWord(now, word);
        if (next?.ok === true) {
          now = next.value;
          continue;
        }
        const told: Told =
          next === null ? { type: 'no-word', word } : { type: 'barred', barred: next.problem };
        set({ recording: now, told });
        if (now !== recording) keep(now);
        return words.slice(at).join(' ');
      }
      show(now);
      return '';
    },
    back: () => {
      show(entry.back(recording));
    },
    backTo: (move) => {
      show(entry.backTo(recording, move));
    },
    again: (moves) => {
      show(entry.again(recording, moves));
    },
    drop: () => {
      show(entry.dropWaiting(recording));
    },
  };
}

/** What has changed: moves that were made, a card that was picked, or something that was taken back. */
function change(before: Recording, after: Recording): Told {
  const made = after.sighted.slice(before.sighted.length);
  if (made.length > 0) return { type: 'happened', events: made.flatMap(({ events }) => events) };
  const card = after.picked.at(-1);
  const fewer = after.sighted.length < before.sighted.length || after.picked.length < before.picked.length;
  if (fewer) return { type: 'taken-back' };
  return card === undefined || after.picked === before.picked
    ? { type: 'nothing' }
    : { type: 'picked', card };
}
