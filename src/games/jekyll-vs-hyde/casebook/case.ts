import * as v from 'valibot';
import { bad, good, type Result } from '#kit/result';
import { describe, validate, type Misfit as ShapeMisfit } from '#kit/validate';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { readAction } from '#games/jekyll-vs-hyde/rules/read-action';
import { HOUSE_IDS, type HouseId } from '#games/jekyll-vs-hyde/rules/house-answers';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import { RULINGS, SWITCHES, type RulingId, type SwitchId } from '#games/jekyll-vs-hyde/rules/rulings';
import { readSetup, type Setup } from '#games/jekyll-vs-hyde/rules/setup';
import { CITATIONS, type Citation } from '#games/jekyll-vs-hyde/rules/sources';
import type { Misfit } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { readClaim, type Claim } from './claim.ts';
import { readProse, type MarkupPiece } from './parse-card-markup.ts';
import { TEXTS } from './translated-case.ts';

/**
 * A case of the casebook: a question that comes up at a table, the position it comes up in, and an answer that is both told
 * in words and claimed in a form that the machine confirms.
 */
export interface Case {
  /** In a player's words. */
  readonly question: string;
  /** The short answer. */
  readonly answer: string;
  /** Why it is so, in paragraphs. */
  readonly why: readonly (readonly MarkupPiece[])[];
  readonly setup: Setup;
  readonly moves: readonly Action[];
  /** How many of the moves are made when the question comes up; the others show the answer. */
  readonly asked: number;
  /** Whose eyes the position is seen through. */
  readonly viewer: Viewer;
  readonly claims: readonly Claim[];
  /** The point that it turns on, where sources differ or are silent. */
  readonly ruling: RulingId | null;
  /** What is claimed under one reading of the ruling only; empty where the ruling changes nothing in play. */
  readonly readings: readonly { readonly reading: string; readonly claims: readonly Claim[] }[];
  /** The rules it is about, the one it belongs to first. */
  readonly rules: readonly [RuleId, ...RuleId[]];
  /** Empty where no source says it and a ruling settles it, or where nothing comes near a house answer. */
  readonly sources: readonly Citation[];
  /** The house answer it gives, where no source says; `sources` then are what comes nearest. */
  readonly house: HouseId | null;
}

/** What is wrong with the text of a case, and in which part of it (`setup`, `moves 3`); empty: in the whole. */
export interface CaseError {
  readonly where: string;
  readonly misfit: ShapeMisfit | Misfit | { readonly type: 'no-card-or-suit'; readonly found: string };
}

const FILE = v.object({
  ...TEXTS.entries,
  setup: v.looseObject({}),
  moves: v.array(v.unknown()),
  asked: v.pipe(v.number(), v.integer(), v.minValue(0)),
  viewer: v.exactOptional(v.picklist(SEATS)),
  claims: v.array(v.unknown()),
  house: v.exactOptional(v.picklist(HOUSE_IDS)),
  ruling: v.exactOptional(v.picklist(Object.keys(RULINGS) as RulingId[])),
  readings: v.exactOptional(v.record(v.string(), v.array(v.unknown()))),
  rules: v.pipe(v.array(v.picklist(RULE_IDS)), v.minLength(1)),
  sources: v.array(v.picklist(CITATIONS)),
});

/** A case from JSON: well formed, not yet confirmed. */
export function readCase(json: unknown): Result<Case, CaseError> {
  const file = validate(FILE, json);
  if (!file.ok) return bad({ where: '', misfit: file.problem });
  const {
    setup: laid,
    moves: steps,
    viewer = 'all',
    house = null,
    ruling = null,
    readings = {},
    ...rest
  } = file.value;

  const setup = readSetup(laid);
  if (!setup.ok) return bad({ where: 'setup', misfit: setup.problem });
  const moves = readEach('moves', steps, readAction);
  if (!moves.ok) return moves;
  if (rest.asked > steps.length) {
    const expected = steps.map((_, index) => String(index)).concat(String(steps.length));
    return bad({
      where: '',
      misfit: { type: 'unexpected', key: 'asked', found: describe(rest.asked), expected },
    });
  }
  const why = readEach('why', rest.why, (text) => {
    const prose = readProse(String(text));
    return prose.ok ? prose : bad({ type: 'no-card-or-suit', found: prose.problem } as const);
  });
  if (!why.ok) return why;
  const claimsIn = (where: string, list: readonly unknown[]) =>
    readEach(where, list, (claim) => readClaim(claim, steps.length));
  const claims = claimsIn('claims', rest.claims);
  if (!claims.ok) return claims;

  const expected = readingsOf(ruling);
  const found = Object.keys(readings);
  if (found.length !== expected.length || !expected.every((reading) => found.includes(reading))) {
    return bad({
      where: '',
      misfit: { type: 'unexpected', key: 'readings', found: describe(found.join(', ')), expected },
    });
  }
  const parted = readEach('readings', expected, (reading) => {
    const own = claimsIn('', readings[String(reading)] ?? []);
    return own.ok ? good({ reading: String(reading), claims: own.value }) : bad(own.problem.misfit);
  });
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
  });
}

/** The readings that a case about this ruling has to be executed under: those of a switch; any other changes nothing in play. */
function readingsOf(ruling: RulingId | null): readonly string[] {
  return ruling !== null && isSwitch(ruling) ? SWITCHES[ruling] : [];
}

export function isSwitch(ruling: RulingId): ruling is SwitchId {
  return ruling in SWITCHES;
}

/** All of a list, or the first slip with its number, counted from 1. */
function readEach<Value>(
  where: string,
  list: readonly unknown[],
  read: (json: unknown) => Result<Value, CaseError['misfit']>,
): Result<readonly Value[], CaseError> {
  const values: Value[] = [];
  for (const [index, json] of list.entries()) {
    const one = read(json);
    if (!one.ok) return bad({ where: `${where} ${index + 1}`, misfit: one.problem });
    values.push(one.value);
  }
  return good(values);
}
