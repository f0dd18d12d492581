import * as v from 'valibot';
import { MAX_BYTES, MAX_DEPTH, MAX_MOVES, MAX_PROBLEMS } from '#kit/input-limits';
import type { Game, GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { parseJson, type Parsed } from '#kit/parse-json-reporting-duplicate-keys';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate, withKnownKeys, type Misfit } from '#kit/validate-object';
import type { Frame } from './replay-frames.ts';
import { duplicateKeysByMove } from './duplicate-json-keys-by-move.ts';
import { playOutVariations } from './play-out-variations.ts';
import type { Fault, FileFault, Problem, TextExcess } from './replay-problem.ts';
import { GLYPHS, VERSION, type Line, type Replay, type Step } from './replay.ts';
import { withinBounds } from './limit-names-and-comments.ts';

/**
 * Reading a replay that comes from outside. Nothing in it is trusted: size, encoding, JSON, version, keys, cards and the
 * legality of every move are checked, in that order, and a line ends before its first bad move. Free text ends at its bound.
 */

/** What could be read. With problems, the replay and its frames are what was good before them. */
export interface Reading<T extends GameTypes, Position> {
  readonly replay: Replay<T>;
  readonly frames: readonly Frame<T['action'], Position>[];
  /** The first of them, in the order of the moves. */
  readonly problems: readonly Problem<T>[];
  /** How many problems more there are. */
  readonly untold: number;
}

const FILE = v.object({
  game: v.string(),
  version: v.literal(VERSION),
  title: v.exactOptional(v.string()),
  players: v.exactOptional(v.unknown()),
  rulings: v.exactOptional(v.unknown()),
  moves: v.array(v.unknown()),
});

const NOTES = v.object({
  comment: v.exactOptional(v.string()),
  glyph: v.exactOptional(v.picklist(GLYPHS)),
  variations: v.exactOptional(v.array(v.unknown())),
});

/** A file that is a replay of a known game in the known version, as far as all games have that alike: its moves are not read yet. */
export interface OpenedFile {
  /** The id of its game. */
  readonly game: string;
  readonly file: v.InferOutput<typeof FILE>;
  /** Keys that stand twice in a move, by the JSON of the move. */
  readonly repeated: ReadonlyMap<unknown, Misfit>;
}

/** Reads bytes or text. Bad only where nothing can be used; otherwise the reading tells its problems. Never throws. */
export function readReplay<T extends GameTypes, Position extends Standing<T>>(
  source: string | Uint8Array,
  machine: Machine<T, Position>,
): Result<Reading<T, Position>, Problem<T>> {
  const opened = openReplay(source, [machine.game.id]);
  return opened.ok ? readOpened(opened.value, machine) : outsideMoves(opened.problem);
}

/** Which of the `known` games a file is of; bad where it is of none. The version comes before the keys: a later one may well have others. */
export function openReplay(
  source: string | Uint8Array,
  known: readonly string[],
): Result<OpenedFile, FileFault | Misfit> {
  const parsed = parseFile(source);
  if (!parsed.ok) return parsed;
  const { json, repeated } = parsed.value;
  const { outside, inMoves } = duplicateKeysByMove(json, repeated);
  if (outside !== null) return bad(outside);
  if (typeof json === 'object' && json !== null && 'version' in json && json.version !== VERSION) {
    return bad({ type: 'wrong-version', found: describe(json.version) });
  }
  const file = validate(FILE, json);
  if (!file.ok) return file;
  const { game } = file.value;
  if (!known.includes(game)) return bad({ type: 'unknown-game', found: describe(game), known });
  return good({ game, file: file.value, repeated: inMoves });
}

/** Reads on in a file that is of the machine's game. */
export function readOpened<T extends GameTypes, Position extends Standing<T>>(
  { file: json, repeated }: OpenedFile,
  machine: Machine<T, Position>,
): Result<Reading<T, Position>, Problem<T>> {
  const file = readFile(json, machine.game);
  if (!file.ok) return outsideMoves(file.problem);
  const { moves, excesses, ...head } = file.value;
  const slips = excesses.map((fault): Problem<T> => ({ move: null, variation: [], fault }));
  const line = readLine(moves, machine.game, repeated, slips);
  const {
    frames,
    line: legal,
    refused,
  } = playOutVariations(machine.begin(head.rulings), line, (position, action: T['action']) =>
    machine.play(position, action),
  );
  const illegal = refused.map(({ move, variation, refusal }): Problem<T> => ({
    move,
    variation,
    fault: { type: 'illegal', refusals: refusal },
  }));
  // A line is read only up to its first slip, so whatever was refused there comes before it.
  const all = [...illegal, ...slips].toSorted((a, b) => (a.move ?? 0) - (b.move ?? 0));
  const problems = all.slice(0, MAX_PROBLEMS);
  return good({ replay: { ...head, moves: legal }, frames, problems, untold: all.length - problems.length });
}

/** The JSON of a file, whatever it says. */
export function parseFile(source: string | Uint8Array): Result<Parsed, FileFault> {
  if (source.length > MAX_BYTES) return bad({ type: 'too-large', limit: MAX_BYTES });
  let text: string;
  try {
    text = typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true }).decode(source);
  } catch {
    return bad({ type: 'not-utf8' });
  }
  return parseJson(text);
}

function outsideMoves<T extends GameTypes>(fault: Fault<T>): Result<never, Problem<T>> {
  return bad({ move: null, variation: [], fault });
}

type Head<T extends GameTypes> = Omit<Replay<T>, 'moves'>;

/** What stands around the moves. */
function readFile<T extends GameTypes>(
  { game: id, title, players, rulings, moves }: OpenedFile['file'],
  game: Game<T>,
): Result<
  Head<T> & { readonly moves: readonly unknown[]; readonly excesses: readonly TextExcess[] },
  Fault<T>
> {
  if (title?.isWellFormed() === false) return bad({ type: 'broken-text', key: 'title' });

  const named = players === undefined ? good(undefined) : readPlayers(players, game);
  if (!named.ok) return named;
  const ruled = rulings === undefined ? good(undefined) : game.readRulings(rulings);
  if (!ruled.ok) return ruled;
  const called = withinBounds({ ...(title !== undefined && { title }) });
  const seated = named.value && withinBounds(named.value);
  return good({
    game: id,
    ...called.texts,
    ...(seated !== undefined && { players: seated.texts }),
    ...(ruled.value !== undefined && { rulings: ruled.value }),
    moves,
    excesses: [...called.excesses, ...(seated?.excesses ?? [])],
  });
}

function readPlayers<T extends GameTypes>(
  json: unknown,
  game: Game<T>,
): Result<NonNullable<Replay<T>['players']>, Fault<T>> {
  const names = v.exactOptional(v.string());
  const players = validate(v.object(Object.fromEntries(game.seats.map((seat) => [seat, names]))), json);
  if (!players.ok) {
    const { problem } = players;
    return bad(
      problem.type === 'unexpected' && problem.key === '' ? { ...problem, key: 'players' } : problem,
    );
  }
  const broken = Object.entries(players.value).find(([, name]) => name?.isWellFormed() === false);
  if (broken) return bad({ type: 'broken-text', key: broken[0] });
  return good(players.value as NonNullable<Replay<T>['players']>);
}

/**
 * The moves as far as they are well formed. What is wrong goes to `slips`; each line ends before its first slip. What comes
 * behind it is looked through for more slips: how a move is written hangs on no other.
 */
function readLine<T extends GameTypes>(
  moves: readonly unknown[],
  game: Game<T>,
  repeated: ReadonlyMap<unknown, Misfit>,
  slips: Problem<T>[],
): Line<T['action']> {
  let count = 0;

  const line = (
    list: readonly unknown[],
    before: number,
    variation: readonly number[],
  ): Line<T['action']> => {
    const steps: Step<T['action']>[] = [];
    let isOver = false;
    for (const [index, json] of list.entries()) {
      count += 1;
      const move = before + index + 1;
      const twice = repeated.get(json);
      const step =
        count > MAX_MOVES
          ? bad({ type: 'too-many-moves', limit: MAX_MOVES } as const)
          : twice !== undefined
            ? bad(twice)
            : readStep(json, game);
      if (!step.ok) {
        // One word about the limit is enough, however many lines run into it.
        if (count <= MAX_MOVES + 1) slips.push({ move, variation, fault: step.problem });
        if (count > MAX_MOVES) break;
        isOver = true;
        continue;
      }
      const { variations, comment, ...bare } = step.value;
      const { texts, excesses } = withinBounds({ ...(comment !== undefined && { comment }) });
      for (const fault of excesses) slips.push({ move, variation, fault });
      const isTooDeep = variations !== undefined && variation.length === MAX_DEPTH;
      if (isTooDeep) slips.push({ move, variation, fault: { type: 'too-deep', limit: MAX_DEPTH } });
      const read = isTooDeep ? undefined : variations?.map(variationAt(move, variation));
      isOver ||= isTooDeep;
      if (!isOver) steps.push({ ...bare, ...texts, ...(read !== undefined && { variations: read }) });
    }
    return steps;
  };

  const variationAt = (move: number, variation: readonly number[]) => (other: unknown, at: number) => {
    const which = [...variation, at + 1];
    if (Array.isArray(other)) return line(other, move - 1, which);
    count += 1;
    const fault = { type: 'unexpected', key: '', found: describe(other), expected: 'list' } as const;
    if (count <= MAX_MOVES) slips.push({ move, variation: which, fault });
    return [];
  };

  return line(moves, 0, []);
}

type RawStep<Action> = Omit<Step<Action>, 'variations'> & {
  readonly variations?: readonly unknown[];
};

/** One move: what was written beside it, and the rest of its keys, which are the game's. */
function readStep<T extends GameTypes>(json: unknown, game: Game<T>): Result<RawStep<T['action']>, Fault<T>> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  const entries = Object.entries(json);
  const isNote = ([key]: [string, unknown]) => Object.hasOwn(NOTES.entries, key);
  const notes = validate(NOTES, Object.fromEntries(entries.filter(isNote)));
  if (!notes.ok) return notes;
  if (notes.value.comment?.isWellFormed() === false) return bad({ type: 'broken-text', key: 'comment' });
  const action = game.readAction(Object.fromEntries(entries.filter((entry) => !isNote(entry))));
  return action.ok
    ? good({ action: action.value, ...notes.value })
    : bad(withKnownKeys(action.problem, Object.keys(NOTES.entries)));
}
