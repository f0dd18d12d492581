import {
  completed,
  openStep,
  partingReadings,
  toldSteps,
  type Disputes,
  type Said,
} from './dispute-questionnaire.ts';
import type { GameTypes } from './game.ts';

/** A case of the casebook, as it is weighed against a dispute. */
export interface DisputedCase {
  readonly question: string;
  readonly address: string;
  readonly rules: readonly string[];
  /** Its answer begins with a yes, to whatever is asked. */
  readonly affirmed?: true;
  /** The ruling by which it is answered one way at some tables and otherwise at others. */
  readonly ruling?: string;
  /** What a step would be told of it, as far as that can be seen. */
  readonly said: Said;
}

/** What a case gains by citing the rule that decides, the next and the one after it. */
const RULES_WORTH = [4, 2, 1];
/** What it gains where it is about the rule that decides. */
const SUBJECT_WORTH = 1;
/** What it gains where its verdict is the same in every fact. */
const OUTCOME_WORTH = 2;
/** What it gains where its answer hangs on a ruling on which the verdict hangs too: that is what tables argue about. */
const RULING_WORTH = 4;
/** What it gains where it cites a rule that is at work only by what was told otherwise than is taken for granted: that is argued about. */
const TOLD_WORTH = 6;
/** What it gains where it is the same dispute: no other answers it as well. */
const SAME_WORTH = 4;
/** What it gains or loses by each thing told of it. */
const SAID_WORTH = 0.25;

/** A case, and whether it is the same dispute: it is about a rule that is named, and nothing that is told of it differs. */
export interface CitedCase {
  readonly one: DisputedCase;
  readonly isSame: boolean;
}

/**
 * The cases that say so: one for what the verdict says first and, where somebody won by another rule, one that is about that rule.
 * The same dispute comes before one like it. None is better than a wrong one.
 */
export function casesForDispute<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  cases: readonly DisputedCase[],
  said: Said,
): readonly CitedCase[] {
  const { wonBy } = disputes.verdict(completed(disputes, said), null);
  const first = caseForDispute(disputes, cases, said);
  const others = cases.filter((one) => one !== first?.one && one.rules[0] === wonBy);
  const isWinTold = wonBy === undefined || first?.one.rules.includes(wonBy) === true;
  const second = isWinTold ? null : caseForDispute(disputes, others, said, wonBy);
  return [first, second]
    .filter((found) => found !== null)
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame));
}

/**
 * The case that says so: one that comes to the same answer, and by the same rule, by one that is at work only by what was told, or to
 * the same in every fact; of those the one that cites the rules at work and has most in common with what was said. Null where there is
 * none: a wrong one is worse, and so is one whose answer is yes where the verdict is no, even if another thing is asked there.
 * `by`: the rule that is asked about, where it is not the one that the verdict says first.
 */
export function caseForDispute<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  cases: readonly DisputedCase[],
  said: Said,
  by?: T['event']['rule'],
): CitedCase | null {
  const all = completed(disputes, said);
  const { upheld, outcome, rules } = disputes.verdict(all, null);
  const deciding = by ?? rules[0] ?? '';
  const named = rules.slice(0, RULES_WORTH.length);
  const byTelling = rulesByTelling(disputes, all);
  const hangsOn = partingReadings(disputes, said).map(({ ruling }) => ruling);
  const open = new Map(disputes.steps(all).map(({ id, any }) => [id, any]));
  const weighed = cases.flatMap((one) => {
    if (openStep(disputes, one.said)?.always === true || (one.affirmed && !upheld)) return [];
    const its = disputes.verdict(completed(disputes, one.said), null);
    const alike = likeness(outcome, its.outcome);
    const isContested = one.ruling !== undefined && hangsOn.includes(one.ruling);
    const [subject = ''] = one.rules;
    const isTold = one.rules.some((rule) => byTelling.includes(rule));
    const isAlike = alike === 1 || isContested || isTold || one.rules.includes(deciding);
    if (its.upheld !== upheld || !isAlike) return [];
    const told = Object.entries(one.said).filter(([step]) => all[step] !== undefined);
    const same = told.filter(([step, choice]) => all[step] === choice).length;
    const others = told.filter(([step, choice]) => all[step] !== choice && all[step] !== open.get(step));
    const isSame = alike === 1 && others.length === 0 && named.some((rule) => rule === subject);
    const worth =
      sum(RULES_WORTH.filter((_, at) => one.rules.includes(named[at] ?? ''))) +
      SUBJECT_WORTH * Number(subject === deciding) +
      TOLD_WORTH * Number(isTold) +
      OUTCOME_WORTH * alike +
      RULING_WORTH * Number(isContested) +
      SAME_WORTH * Number(isSame) +
      SAID_WORTH * (2 * same - told.length);
    return [{ one, worth, isSame }];
  });
  const [best = null] = weighed.toSorted((a, b) => b.worth - a.worth);
  return best && { one: best.one, isSame: best.isSame };
}

/** The rules that would not be at work if what was told otherwise were as is taken for granted. */
function rulesByTelling<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  all: Said,
): readonly string[] {
  const rulesOf = (said: Said): readonly string[] => disputes.verdict(completed(disputes, said), null).rules;
  const working = rulesOf(all);
  return toldSteps(disputes, all).flatMap(({ id, usual }) => {
    const untold = usual === undefined ? working : rulesOf({ ...all, [id]: usual });
    return working.filter((rule) => !untold.includes(rule));
  });
}

/** How much of what one verdict says the other says too: from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  const facts = factsOf(one);
  const others = factsOf(other);
  return facts.filter((fact) => others.includes(fact)).length / facts.length;
}

function factsOf(outcome: unknown): readonly string[] {
  return typeof outcome === 'object' && outcome !== null
    ? Object.entries(outcome).map((fact) => JSON.stringify(fact))
    : [JSON.stringify(outcome)];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
