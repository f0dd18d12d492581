import { readCase as read, type Case as AnyCase, type CaseError } from '#casebook/case';
import type { Claim as AnyClaim } from '#casebook/claim';
import { citedIn as cited, faultsOf as faults, type Fault } from '#casebook/faults-of-case';
import type { Entry as AnyEntry } from '#casebook/case-order-and-related-cases';
import { rulingsThatChangeAnswer as otherwise } from '#casebook/rulings-that-change-answer';
import {
  runs as run,
  type Finding as AnyFinding,
  type Run as AnyRun,
} from '#casebook/run-case-and-evaluate-claims';
import type { Switch } from '#games/switch/rules/game-types';
import type { RulingId } from '#games/switch/rules/ruling-readings';
import type { Result } from '#kit/parse-result';
import { claims, type SwitchCases } from './casebook-adapter.ts';

/** The casebook of Switch: what the shell does with cases, bound to this game. */

export type Case = AnyCase<Switch, SwitchCases>;
export type Claim = AnyClaim<Switch, SwitchCases>;
export type Finding = AnyFinding<Switch, SwitchCases>;
export type Entry = AnyEntry<Case>;
export type Run = AnyRun<Switch, SwitchCases>;

/** A case from JSON: well formed, not yet confirmed. */
export const readCase = (json: unknown): Result<Case, CaseError<Switch>> => read(claims, json);
/** The case under each reading it has, the one that is followed here first. */
export const runs = (one: Case): readonly [Run, ...Run[]] => run(claims, one);
/** Everything that is wrong with a case; empty: the machine confirms it. */
export const faultsOf = (one: Case): readonly Fault<Switch, SwitchCases>[] => faults(claims, one);
/** The rules that the answer follows. */
export const citedIn = (one: Case): ReadonlySet<string> => cited(claims, one);
/** The rulings that another table may settle so that the answer is not the same. */
export const rulingsOtherwise = (one: Case): readonly RulingId[] => otherwise(claims, one);
