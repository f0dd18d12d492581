import { MAX_GAMES, MAX_MOVES, MAX_PROBLEMS } from '#kit/input-limits';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Notation } from '#kit/notation-interface';
import { bad, good, type Result } from '#kit/parse-result';
import { playOutVariations } from '../play-out-variations.ts';
import type { Reading } from '../read-replay.ts';
import { isOfOther, readHead } from './replay-headers.ts';
import { keyOf, readMoves, type Budget, type PlacedSlip } from './parse-moves.ts';
import type { TextProblem } from './text-problem.ts';
import { placesIn, textOf } from './decode-text-and-strip-email-quotes.ts';
import { gamesOf, type Item, type WrittenGame } from './parse-games.ts';

/**
 * Reading replays from text that people write. As with JSON nothing is trusted, a line ends before its first bad move,
 * and what is read has the same shape: a replay, its frames, its problems; but these say where in the text they lie.
 */
export interface TextReading<T extends GameTypes, Position, Slip> extends Omit<
  Reading<T, Position>,
  'problems'
> {
  /** In the order of the text. */
  readonly problems: readonly TextProblem<T, Slip>[];
}

/** What is wrong with the moves, with what is wrong with what could not be read as moves besides; `isGame` says that something could. */
export type Spell<T extends GameTypes, Slip> = (
  items: readonly Item[],
  slips: readonly PlacedFault<T, Slip>[],
  isGame: boolean,
) => readonly PlacedFault<T, Slip>[];

/**
 * Reads bytes or text. Bad only where there is no game in it; otherwise each game tells its problems, and with `spell` all that are
 * certain. Never throws.
 */
export function readText<
  T extends GameTypes,
  Position extends Standing<T>,
  Slip extends { readonly type: string },
>(
  source: string | Uint8Array,
  machine: Machine<T, Position>,
  notation: Notation<T, Slip>,
  spell?: Spell<T, Slip>,
): Result<readonly TextReading<T, Position, Slip>[], TextProblem<T, Slip>> {
  const outside = { move: null, variation: [], line: 1, column: 1 };
  const text = textOf(source);
  if (!text.ok) return bad({ ...outside, fault: text.problem });

  const readings: TextReading<T, Position, Slip>[] = [];
  const budget: Budget = { moves: MAX_MOVES };
  const placeOf = placesIn(text.value);
  let left = MAX_PROBLEMS;
  for (const written of gamesOf(text.value)) {
    const isTooMany = readings.length === MAX_GAMES;
    const { slips, ...reading } = readGame<T, Position, Slip>(
      isTooMany ? oneTooMany(written) : written,
      machine,
      notation,
      budget,
      spell,
    );
    const problems = slips
      .toSorted((a, b) => a.at - b.at)
      .slice(0, left)
      .map(({ at, ...problem }): TextProblem<T, Slip> => ({ ...problem, ...placeOf(at) }));
    readings.push({ ...reading, problems, untold: slips.length - problems.length });
    left -= problems.length;
    if (isTooMany || budget.moves < 0) break;
  }
  return readings.length > 0 ? good(readings) : bad({ ...outside, fault: { type: 'nothing-here' } });
}

/** Something that is wrong, and where; `move` is null where it lies outside the moves. */
export type PlacedFault<T extends GameTypes, Slip> = Omit<PlacedSlip<T, Slip>, 'move'> & {
  readonly move: number | null;
};
type ReadGame<T extends GameTypes, Position, Slip> = Omit<Reading<T, Position>, 'problems' | 'untold'> & {
  readonly slips: readonly PlacedFault<T, Slip>[];
};

function readGame<T extends GameTypes, Position extends Standing<T>, Slip extends { readonly type: string }>(
  { at, headers, line: items }: WrittenGame,
  machine: Machine<T, Position>,
  notation: Notation<T, Slip>,
  budget: Budget,
  spell: Spell<T, Slip> | undefined,
): ReadGame<T, Position, Slip> {
  const { game } = machine;
  const { head, slips, excesses } = readHead(headers, game, notation.rulings);
  // Without its headers it is not known by which rules a game goes, but how it is spelt is.
  const isUnruled = slips.length > 0;
  const read = readMoves(isUnruled ? [] : items, game.start(head.rulings), game, notation, budget);
  const unread = isUnruled && !slips.some(({ fault }) => isOfOther(fault)) ? items : read.unread;
  const {
    frames,
    line: moves,
    refused,
  } = playOutVariations(machine.begin(head.rulings), read.line, (position, action: T['action']) =>
    machine.play(position, action),
  );
  const illegal = refused.map(({ move, variation, refusal }): PlacedFault<T, Slip> => ({
    at: read.illegal.get(keyOf(move, variation)) ?? at,
    move,
    variation,
    fault: { type: 'illegal', refusals: refusal },
  }));
  const uncounted = [...excesses, ...slips].map((each) => ({ ...each, move: null, variation: [] }));
  const isGame =
    read.line.length > 0 || headers.some((header) => header.type === 'header' && header.value !== null);
  const spelt = spell?.(unread, read.slips, isGame) ?? read.slips;
  return { replay: { ...head, moves }, frames, slips: [...uncounted, ...spelt, ...illegal] };
}

/** The first game beyond the limit: nothing of it is read. */
function oneTooMany({ at }: WrittenGame): WrittenGame {
  return {
    at,
    headers: [{ type: 'slip', fault: { type: 'too-many-games', limit: MAX_GAMES }, at }],
    line: [],
  };
}
