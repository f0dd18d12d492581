import type { Game, GameTypes } from '#kit/game';
import { describe } from '#kit/validate-object';
import type { Fault, TextExcess } from '../replay-problem.ts';
import { VERSION, type Replay } from '../replay.ts';
import { withinBounds } from '../limit-names-and-comments.ts';
import type { TextFault } from './text-problem.ts';
import type { Header, Slip } from './parse-games.ts';

/** What stands in the headers of a game. */

export type Head<T extends GameTypes> = Omit<Replay<T>, 'moves'>;

export interface ReadHead<T extends GameTypes> {
  readonly head: Head<T>;
  /** All that is wrong with them; of a text for another game or version only that. */
  readonly slips: readonly { readonly at: number; readonly fault: Fault<T> | TextFault }[];
  /** Values that go on beyond their bounds. */
  readonly excesses: readonly { readonly at: number; readonly fault: TextExcess }[];
}

/** Headers that belong to no game in particular. `Players` and `Rulings` stand alone where their list is empty. */
const OWN = ['Game', 'Version', 'Title', 'Players', 'Rulings'] as const;

/** How a header is spelt that stands for a seat. Letters may be large or small. */
export function headerOf(seat: string): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}

export function readHead<T extends GameTypes>(
  headers: readonly (Header | Slip)[],
  game: Game<T>,
  rulingIds: readonly string[],
): ReadHead<T> {
  const names = [...OWN, ...game.seats.map(headerOf), ...rulingIds];
  const draft: Draft<T> = { names: new Set(), excesses: [] };
  const slips: ReadHead<T>['slips'][number][] = [];
  for (const header of headers) {
    if (header.type === 'slip') slips.push(header);
    else {
      const fault = takeNamed(draft, header, game, names);
      if (fault !== null) slips.push({ at: header.value === null ? header.at : header.valueAt, fault });
      if (fault !== null && isOfOther(fault)) break;
    }
  }
  const { title, players, rulings, excesses } = draft;
  const head = {
    game: game.id,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players: inOrder(players, game) }),
    ...(rulings !== undefined && { rulings }),
  };
  return { head, slips, excesses };
}

/** Whether a text means another game or version, so that all else in it may be right. */
export function isOfOther({ type }: { readonly type?: unknown }): boolean {
  return type === 'unknown-game' || type === 'wrong-version' || type === 'too-many-games';
}

/** What has been read so far. */
interface Draft<T extends GameTypes> {
  /** The headers that have been there. */
  readonly names: Set<string>;
  readonly excesses: { readonly at: number; readonly fault: TextExcess }[];
  title?: string;
  players?: Map<string, string>;
  rulings?: Partial<T['rulings']>;
}

/** Takes a header into the draft, or says what is wrong with it. */
function takeNamed<T extends GameTypes>(
  draft: Draft<T>,
  header: Header,
  game: Game<T>,
  known: readonly string[],
): Fault<T> | TextFault | null {
  const name = known.find((name) => name.toLowerCase() === header.name.toLowerCase());
  if (name === undefined) return { type: 'unknown-header', found: describe(header.name), known };
  if (draft.names.has(name)) return { type: 'second-header', name };
  draft.names.add(name);
  const { value, valueAt } = header;
  if (name === 'Players' || name === 'Rulings') {
    if (value !== null) return { type: 'misplaced', found: describe(value), expected: 'no-value' };
    if (name === 'Players') draft.players ??= new Map();
    else draft.rulings ??= {};
    return null;
  }
  if (value === null) return { type: 'misplaced', found: ']', expected: 'value' };
  return takeValue(draft, name, value, valueAt, game);
}

function takeValue<T extends GameTypes>(
  draft: Draft<T>,
  name: string,
  value: string,
  at: number,
  game: Game<T>,
): Fault<T> | TextFault | null {
  const within = (key: string): string => {
    const read = withinBounds({ [key]: value });
    draft.excesses.push(...read.excesses.map((fault) => ({ at, fault })));
    return read.texts[key] ?? '';
  };
  if (name === 'Game') {
    return value === game.id ? null : { type: 'unknown-game', found: describe(value), known: [game.id] };
  }
  if (name === 'Version') {
    return value === String(VERSION) ? null : { type: 'wrong-version', found: describe(value) };
  }
  if (name === 'Title') {
    draft.title = within('title');
    return null;
  }
  const seat = game.seats.find((seat) => headerOf(seat) === name);
  if (seat !== undefined) {
    (draft.players ??= new Map<string, string>()).set(seat, within(seat));
    return null;
  }
  const ruled = game.readRulings({ ...draft.rulings, [name]: value });
  if (!ruled.ok) return ruled.problem;
  draft.rulings = ruled.value;
  return null;
}

/** The names in the order of the seats, as in every replay. */
function inOrder<T extends GameTypes>(
  players: ReadonlyMap<string, string>,
  game: Game<T>,
): NonNullable<Replay<T>['players']> {
  const named = game.seats.flatMap((seat) => {
    const name = players.get(seat);
    return name === undefined ? [] : [[seat, name] as const];
  });
  return Object.fromEntries(named) as NonNullable<Replay<T>['players']>;
}
