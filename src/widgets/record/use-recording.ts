import { useState } from 'preact/hooks';
import type { Result } from '#kit/parse-result';

/** What the last thing that was entered came to. */
export type Told<Card, Event, Barred> =
  | { readonly type: 'nothing' }
  | { readonly type: 'picked'; readonly card: Card }
  | { readonly type: 'happened'; readonly events: readonly Event[] }
  | { readonly type: 'taken-back' }
  | { readonly type: 'barred'; readonly barred: Barred }
  | { readonly type: 'no-word' | 'twice'; readonly word: string };

/** What the record of any game holds while it is entered. */
export interface Recorded<Card, Event, Seen> {
  readonly sighted: readonly { readonly events: readonly Event[] }[];
  readonly picked: readonly Card[];
  /** A move that is made and waits for something. */
  readonly begun?: unknown;
  /** Whether it is said to end where it stands. */
  readonly finished?: boolean;
  /** Moves that were taken back, the next first. */
  readonly waiting: readonly Seen[];
}

/** How a record is changed; each gives a new one. */
export interface RecordSteps<Recording, Seen, Barred> {
  readonly commit: (recording: Recording, seen: Seen) => Result<Recording, Barred>;
  /** Enters the first of these words, or as many as belong together; null where they mean nothing here, `twice` where they name a card that is picked already. */
  readonly enterTypedMoves: (
    recording: Recording,
    words: readonly string[],
  ) => { readonly entered: Result<Recording, Barred> | 'twice' | null; readonly taken: number };
  readonly back: (recording: Recording) => Recording;
  readonly backTo: (recording: Recording, move: number) => Recording;
  readonly again: (recording: Recording, moves?: number) => Recording;
  readonly dropWaiting: (recording: Recording) => Recording;
}

export interface RunningRecord<Recording, Card, Event, Barred> {
  readonly recording: Recording;
  readonly told: Told<Card, Event, Barred>;
  /** The record as an entry has changed it, or why it has not. */
  readonly take: (next: Result<Recording, Barred>) => void;
  /** Enters words up to the first that does not fit, and gives back what is left. */
  readonly type: (text: string) => string;
  readonly back: () => void;
  readonly backTo: (move: number) => void;
  /** Enters again what waits: one move, or as many as fit. */
  readonly again: (moves?: number) => void;
  readonly drop: () => void;
  /** Says that it ends where it stands. */
  readonly finish: () => void;
  /** Says that it goes on after all. */
  readonly goOn: () => void;
}

/** A record being entered on a page. Every change goes to `keep`. */
export function useRecording<Recording extends Recorded<Card, Event, Seen>, Card, Event, Seen, Barred>(
  first: Recording,
  keep: (recording: Recording) => void,
  steps: RecordSteps<Recording, Seen, Barred>,
): RunningRecord<Recording, Card, Event, Barred> {
  type Said = Told<Card, Event, Barred>;
  const [{ recording, told }, set] = useState<{ readonly recording: Recording; readonly told: Said }>({
    recording: first,
    told: { type: 'nothing' },
  });
  const show = (next: Recording, said: Said = change(recording, next)) => {
    // What is entered or taken back behind its end goes on with it.
    const changed = next !== recording && next.finished === true ? { ...next, finished: false } : next;
    set({ recording: changed, told: said });
    if (next !== recording) keep(changed);
  };
  const end = (finished: boolean) => {
    const next = { ...recording, finished };
    set({ recording: next, told: { type: 'nothing' } });
    keep(next);
  };
  return {
    recording,
    told,
    take: (next) => {
      if (next.ok) show(next.value);
      else show(recording, { type: 'barred', barred: next.problem });
    },
    type: (text) => {
      const { now, said, left } = typed<Recording, Seen, Barred>(recording, text, steps);
      show(now, said);
      return left;
    },
    back: () => {
      show(steps.back(recording));
    },
    backTo: (move) => {
      show(steps.backTo(recording, move));
    },
    again: (moves) => {
      const next = steps.again(recording, moves);
      const stuck = moves === undefined || next.sighted.length === recording.sighted.length;
      show(next, stuck ? whyNot(next, steps) : undefined);
    },
    drop: () => {
      show(steps.dropWaiting(recording));
    },
    finish: () => {
      end(true);
    },
    goOn: () => {
      end(false);
    },
  };
}

type Refused<Barred> =
  | { readonly type: 'no-word' | 'twice'; readonly word: string }
  | { readonly type: 'barred'; readonly barred: Barred };

/** What comes of words: those up to the first that does not fit are entered, the rest is left. */
function typed<Recording, Seen, Barred>(
  recording: Recording,
  text: string,
  { enterTypedMoves }: RecordSteps<Recording, Seen, Barred>,
): { readonly now: Recording; readonly said: Refused<Barred> | undefined; readonly left: string } {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  let now = recording;
  for (let at = 0; at < words.length;) {
    const { entered, taken } = enterTypedMoves(now, words.slice(at));
    if (entered !== null && entered !== 'twice' && entered.ok) {
      now = entered.value;
      at += taken;
      continue;
    }
    const said: Refused<Barred> =
      entered === null || entered === 'twice'
        ? { type: entered ?? 'no-word', word: words[at] ?? '' }
        : { type: 'barred', barred: entered.problem };
    return { now, said, left: words.slice(at).join(' ') };
  }
  return { now, said: undefined, left: '' };
}

/** Why the next move that waits does not fit; undefined where none waits. */
function whyNot<Recording extends Recorded<unknown, unknown, Seen>, Seen, Barred>(
  recording: Recording,
  { commit }: RecordSteps<Recording, Seen, Barred>,
): Refused<Barred> | undefined {
  const [stuck] = recording.waiting;
  const refused = stuck === undefined ? null : commit(recording, stuck);
  return refused?.ok === false ? { type: 'barred', barred: refused.problem } : undefined;
}

/** What has changed: moves that were made, a card that was picked, or something that was taken back. */
function change<Card, Event>(
  before: Recorded<Card, Event, unknown>,
  after: Recorded<Card, Event, unknown>,
): Told<Card, Event, never> {
  const made = after.sighted.slice(before.sighted.length);
  if (made.length > 0) return { type: 'happened', events: made.flatMap(({ events }) => events) };
  const fewer = after.sighted.length < before.sighted.length || after.picked.length < before.picked.length;
  if (after.begun != null && before.begun == null) return { type: 'nothing' };
  if (fewer) return { type: 'taken-back' };
  const card = after.picked.at(-1);
  return card === undefined || after.picked === before.picked
    ? { type: 'nothing' }
    : { type: 'picked', card };
}
