import { readCase as read, type Case as AnyCase, type CaseError } from '#casebook/case';
import { citedIn as cited, faultsOf as faults, type Fault } from '#casebook/faults-of-case';
import type { Claim as AnyClaim } from '#casebook/claim';
import type { Entry as AnyEntry } from '#casebook/case-order-and-related-cases';
import { rulingsThatChangeAnswer as otherwise } from '#casebook/rulings-that-change-answer';
import {
  runs as run,
  type Finding as AnyFinding,
  type Run as AnyRun,
} from '#casebook/run-case-and-evaluate-claims';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { RulingId } from '#games/chronicle/rules/ruling-readings';
import type { Result } from '#kit/parse-result';
import { claims, type ChronicleCases } from './casebook-adapter.ts';

/** The casebook of Chronicle: what the shell does with cases, bound to this game. */

export type Case = AnyCase<Chronicle, ChronicleCases>;
export type Claim = AnyClaim<Chronicle, ChronicleCases>;
export type Finding = AnyFinding<Chronicle, ChronicleCases>;
export type Entry = AnyEntry<Case>;
export type Run = AnyRun<Chronicle, ChronicleCases>;

/** A case from JSON: well formed, not yet confirmed. */
export const readCase = (json: unknown): Result<Case, CaseError<Chronicle>> => read(claims, json);
/** The case under each reading it has, the one that is followed here first. */
export const runs = (one: Case): readonly [Run, ...Run[]] => run(claims, one);
/** Everything that is wrong with a case; empty: the machine confirms it. */
export const faultsOf = (one: Case): readonly Fault<Chronicle, ChronicleCases>[] => faults(claims, one);
/** The rules that the answer follows. */
export const citedIn = (one: Case): ReadonlySet<string> => cited(claims, one);
/** The rulings that another table may settle so that the answer is not the same. */
export const rulingsOtherwise = (one: Case): readonly RulingId[] => otherwise(claims, one);
