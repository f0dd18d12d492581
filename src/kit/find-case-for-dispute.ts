import { completed, openStep, partingReadings, type Disputes, type Said } from './dispute-questionnaire.ts';
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
/** What it gains where it is the same dispute: no other answers it as well. */
const SAME_WORTH = 4;
/** What it gains or loses by each thing told of it. */
const SAID_WORTH = 0.25;

/** A case, and whether it is the same dispute: nothing that is told of it differs, and all that is said of it is said here. */
export interface CitedCase {
  readonly one: DisputedCase;
  readonly isSame: boolean;
}

/**
 * The case that says so: one that comes to the same answer, and by the same rule or to the same in every fact; of those the one
 * that cites the rules at work and has most in common with what was said. Null where there is none: a wrong one is worse, and so
 * is one whose answer is yes where the verdict is no, even if another thing is asked there.
 */
export function caseForDispute<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  cases: readonly DisputedCase[],
  said: Said,
): CitedCase | null {
  const all = completed(disputes, said);
  const { upheld, outcome, rules } = disputes.verdict(all, null);
  const [deciding = ''] = rules;
  const hangsOn = partingReadings(disputes, said).map(({ ruling }) => ruling);
  const open = new Map(disputes.steps(all).map(({ id, any }) => [id, any]));
  const weighed = cases.flatMap((one) => {
    if (openStep(disputes, one.said)?.always === true || (one.affirmed && !upheld)) return [];
    const its = disputes.verdict(completed(disputes, one.said), null);
    const alike = likeness(outcome, its.outcome);
    const isContested = one.ruling !== undefined && hangsOn.includes(one.ruling);
    if (its.upheld !== upheld || (alike < 1 && !isContested && !one.rules.includes(deciding))) return [];
    const told = Object.entries(one.said).filter(([step]) => all[step] !== undefined);
    const same = told.filter(([step, choice]) => all[step] === choice).length;
    const others = told.filter(([step, choice]) => all[step] !== choice && all[step] !== open.get(step));
    const isSame = alike === 1 && others.length === 0;
    const worth =
      sum(RULES_WORTH.filter((_, at) => one.rules.includes(rules[at] ?? ''))) +
      SUBJECT_WORTH * Number(one.rules[0] === deciding) +
      OUTCOME_WORTH * alike +
      RULING_WORTH * Number(isContested) +
      SAME_WORTH * Number(isSame) +
      SAID_WORTH * (2 * same - told.length);
    return [{ one, worth, isSame }];
  });
  const [best = null] = weighed.toSorted((a, b) => b.worth - a.worth);
  return best && { one: best.one, isSame: best.isSame };
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
