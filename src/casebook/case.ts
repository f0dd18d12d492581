import * as v from 'valibot';
import type { GameTypes } from '#kit/game';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate, type Misfit } from '#kit/validate-object';
import { readClaim, type Claim } from './claim.ts';
import type { CaseTypes, Claims } from './casebook-adapter.ts';
import { parseInlineCardMarkup, type MarkupPiece } from './inline-card-markup.ts';
import { TEXTS } from './translated-case.ts';

/**
 * A case of the casebook: a question that comes up at a table, the position it comes up in, and an answer that is both told
 * in words and claimed in a form that the machine confirms.
 */
export interface Case<G extends GameTypes, C extends CaseTypes> {
  /** In a player's words. */
  readonly question: string;
  /** The short answer. */
  readonly answer: string;
  /** Why it is so, in paragraphs. */
  readonly why: readonly (readonly MarkupPiece<C['word']>[])[];
  readonly setup: C['setup'];
  readonly moves: readonly G['action'][];
  /** How many of the moves are made when the question comes up; the others show the answer. */
  readonly asked: number;
  /** Whose eyes the position is seen through. */
  readonly viewer: G['seat'] | 'all';
  readonly claims: readonly Claim<G, C>[];
  /** The point that it turns on, where sources differ or are silent. */
  readonly ruling: C['ruling'] | null;
  /** What is claimed under one reading of the ruling only; empty where the ruling changes nothing in play. */
  readonly readings: readonly Reading<G, C>[];
  /** The rules it is about, the one it belongs to first. */
  readonly rules: readonly [C['rule'], ...C['rule'][]];
  /** Empty where no source says it and a ruling settles it, or where nothing comes near a house answer. */
  readonly sources: readonly C['citation'][];
  /** The house answer it gives, where no source says; `sources` then are what comes nearest. */
  readonly house: C['house'] | null;
  /** How much of the answer no source says, and this site suggests; null: nothing of it. */
  readonly suggested: 'wholly' | 'partly' | null;
}

interface Reading<G extends GameTypes, C extends CaseTypes> {
  readonly reading: string;
  readonly claims: readonly Claim<G, C>[];
}

/** What is wrong with the text of a case, and in which part of it (`setup`, `moves 3`); empty: in the whole. */
export interface CaseError<G extends GameTypes> {
  readonly where: string;
  readonly misfit: Misfit | G['misfit'] | { readonly type: 'no-card-or-suit'; readonly found: string };
}

/** The file of a case about a game, as far as it is the same for each of its keys. */
function fileOf<G extends GameTypes, C extends CaseTypes>(game: Claims<G, C>) {
  return v.object({
    ...TEXTS.entries,
    setup: v.looseObject({}),
    moves: v.array(v.unknown()),
    asked: v.pipe(v.number(), v.integer(), v.minValue(0)),
    viewer: v.exactOptional(v.picklist<readonly G['seat'][]>(game.machine.game.seats)),
    claims: v.array(v.unknown()),
    house: v.exactOptional(v.picklist<readonly C['house'][]>(game.houses)),
    suggested: v.exactOptional(v.picklist(['wholly', 'partly'])),
    ruling: v.exactOptional(v.picklist(Object.keys(game.rulings) as C['ruling'][])),
    readings: v.exactOptional(v.record(v.string(), v.array(v.unknown()))),
    rules: v.pipe(v.array(v.picklist<readonly C['rule'][]>(game.rules)), v.minLength(1)),
    sources: v.array(v.picklist<readonly C['citation'][]>(game.citations)),
  });
}

/** A case from JSON: well formed, not yet confirmed. */
export function readCase<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  json: unknown,
): Result<Case<G, C>, CaseError<G>> {
  const file = validate(fileOf(game), json);
  if (!file.ok) return bad({ where: '', misfit: file.problem });
  const {
    viewer = 'all',
    house = null,
    suggested = null,
    ruling = null,
    readings = {},
    ...rest
  } = file.value;

  const setup = game.readSetup(rest.setup);
  if (!setup.ok) return bad({ where: 'setup', misfit: setup.problem });
  const moves = readEach<G['action'], G>('moves', rest.moves, (move) => game.machine.game.readAction(move));
  if (!moves.ok) return moves;
  const count = rest.moves.length;
  if (rest.asked > count) {
    const expected = Array.from({ length: count + 1 }, (_, move) => String(move));
    return bad({ where: '', misfit: unexpected('asked', rest.asked, expected) });
  }
  const why = readEach<readonly MarkupPiece<C['word']>[], G>('why', rest.why, (text) => {
    const pieces = parseInlineCardMarkup(String(text), game.readWord);
    return pieces.ok ? pieces : bad({ type: 'no-card-or-suit', found: pieces.problem } as const);
  });
  if (!why.ok) return why;
  const claims = readEach<Claim<G, C>, G>('claims', rest.claims, (claim) => readClaim(game, claim, count));
  if (!claims.ok) return claims;
  const parted = readReadings(game, ruling, readings, count);
  if (!parted.ok) return parted;

  const [first, ...others] = rest.rules;
  if (first === undefined) throw new Error('A list of one rule at least is empty');
  return good({
    ...rest,
    why: why.value,
    setup: setup.value,
    moves: moves.value,
    viewer,
    claims: claims.value,
    ruling,
    readings: parted.value,
    rules: [first, ...others],
    house,
    suggested,
  });
}

/** What is claimed under each reading of the ruling: all those that it is played by, and no others. */
function readReadings<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  ruling: C['ruling'] | null,
  readings: Readonly<Record<string, readonly unknown[]>>,
  moves: number,
): Result<readonly Reading<G, C>[], CaseError<G>> {
  const expected = ruling === null ? [] : game.rulings[ruling];
  const found = Object.keys(readings);
  if (found.length !== expected.length || !expected.every((reading) => found.includes(reading))) {
    return bad({ where: '', misfit: unexpected('readings', found.join(', '), expected) });
  }
  return readEach('readings', expected, (name) => {
    const reading = String(name);
    const own = readEach<Claim<G, C>, G>('', readings[reading] ?? [], (claim) =>
      readClaim(game, claim, moves),
    );
    return own.ok ? good({ reading, claims: own.value }) : bad(own.problem.misfit);
  });
}

function unexpected(key: string, found: unknown, expected: readonly string[]): Misfit {
  return { type: 'unexpected', key, found: describe(found), expected };
}

/** All of a list, or the first slip with its number, counted from 1. */
function readEach<Value, G extends GameTypes>(
  where: string,
  list: readonly unknown[],
  read: (json: unknown) => Result<Value, CaseError<G>['misfit']>,
): Result<readonly Value[], CaseError<G>> {
  const values: Value[] = [];
  for (const [index, json] of list.entries()) {
    const one = read(json);
    if (!one.ok) return bad({ where: `${where} ${index + 1}`, misfit: one.problem });
    values.push(one.value);
  }
  return good(values);
}
