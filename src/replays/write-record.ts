import { RECORD_VERSION } from './record-file-format.ts';

/** What a record says, whatever game it is of; who sits there, and what is only begun, not every game's does. */
interface WrittenRecord {
  readonly observer: string;
  readonly seats?: number;
  readonly title?: string;
  readonly players?: object;
  readonly rulings?: object;
  readonly finished?: boolean;
  readonly sighted: readonly { readonly seen: object }[];
  readonly begun?: object | null;
  readonly picked: readonly string[];
  readonly waiting: readonly object[];
  readonly notes: readonly object[];
}

/** A record of a game as JSON, without what is empty: what its `readRecord` reads. */
export function recordJson(game: string, record: WrittenRecord): object {
  const { observer, seats, title, players, rulings, finished, sighted } = record;
  const { begun, picked, waiting, notes } = record;
  return {
    record: game,
    version: RECORD_VERSION,
    observer,
    ...(seats !== undefined && { seats }),
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: sighted.map(({ seen }) => seen),
    ...(begun != null && { begun }),
    ...(picked.length > 0 && { picked }),
    ...(waiting.length > 0 && { waiting }),
    ...(notes.length > 0 && { notes }),
    ...(finished === true && { finished }),
  };
}
