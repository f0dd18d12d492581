import { expect } from 'vitest';
import {
  completed,
  openStep,
  partingReadings,
  readSaid,
  refinements,
  tell,
  writeSaid,
  type Disputes,
  type Said,
} from '#kit/dispute-questionnaire';
import {
  caseForDispute,
  casesForDispute,
  type CitedCase,
  type DisputedCase,
} from '#kit/find-case-for-dispute';
import type { GameTypes } from '#kit/game';
import { words } from '#said/dispute';

/** What disputes over any game are held to, and how they are told by taps. */

/** What is said after these taps, each on a choice of the question that is open then, or named by its step. */
export function tapped<T extends GameTypes, Outcome>(disputes: Disputes<T, Outcome>, taps: string): Said {
  let said: Said = {};
  for (const tap of taps.split(' ')) {
    const [choice = '', step = openStep(disputes, said)?.id] = tap.split(':').toReversed();
    const open = openStep(disputes, said);
    // Where the verdict stands only what would change it is asked.
    const shown = open === null ? refinements(disputes, completed(disputes, said)) : [open];
    const offered = shown.find(({ id }) => id === step);
    if (step === undefined || !offered?.choices.includes(choice))
      throw new Error(`${tap} of ${taps} cannot be tapped: ${step ?? 'nothing is asked'}`);
    said = tell(disputes, said, step, choice);
  }
  return said;
}

/** Everything that can be told where each open question is answered in every way. */
function allDisputes<T extends GameTypes, Outcome>(disputes: Disputes<T, Outcome>): readonly Said[] {
  const found: Said[] = [];
  const waiting: Said[] = [{}];
  for (let said = waiting.pop(); said !== undefined; said = waiting.pop()) {
    const step = openStep(disputes, said);
    if (step === null) found.push(said);
    else for (const choice of step.choices) waiting.push(tell(disputes, said, step.id, choice));
  }
  return found;
}

/** Everything that can be told whatever is answered in which order, but for the steps of these names: they are told the usual. */
export function everythingTold<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  leftOut: readonly string[],
): readonly Said[] {
  const found: Said[] = [];
  const waiting: Said[] = [{}];
  for (let said = waiting.pop(); said !== undefined; said = waiting.pop()) {
    const now = said;
    const step = disputes.steps(now).find(({ id }) => now[id] === undefined && !leftOut.includes(id));
    if (step === undefined) found.push(completed(disputes, now));
    else for (const choice of step.choices) waiting.push(tell(disputes, now, step.id, choice));
  }
  expect(found.length).toBeGreaterThan(100);
  return found;
}

/** The steps that are answered by yes or no and offer the no first, by what the choices are called. */
export function noBeforeYes<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  leftOut: readonly string[],
  called: Readonly<Record<string, Readonly<Record<string, string>>>>,
): readonly string[] {
  const steps = everythingTold(disputes, leftOut).flatMap((said) => disputes.steps(said));
  const wrong = steps.filter(({ id, choices }) =>
    choices.some((choice, at) => {
      const isYes = (each: string) => called[id]?.[each]?.startsWith('Yes') === true;
      return isYes(choice) && !choices.slice(0, at).every(isYes);
    }),
  );
  return [...new Set(wrong.map(({ id }) => id))];
}

/** What a dispute has come to, and the link of its position. */
interface Settled<Outcome> {
  readonly outcome: Outcome;
  readonly upheld: boolean;
  readonly position: string;
}

/** Every dispute has a verdict, under every reading, and a link that tells it again; `check` is asked of each. */
export function holdsForAll<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  check: (settled: Settled<Outcome>) => void,
): void {
  const all = allDisputes(disputes);
  expect(all.length).toBeGreaterThan(100);
  for (const said of all) {
    const whole = completed(disputes, said);
    for (const other of [null, ...disputes.otherReadings]) {
      const { upheld, outcome, rules, refusals } = disputes.verdict(whole, other);
      expect(rules.length, JSON.stringify(whole)).toBeGreaterThan(0);
      if (refusals.length > 0) expect(upheld).toBe(false);
      check({ outcome, upheld, position: disputes.position(whole) });
    }
    expect(readSaid(disputes, writeSaid(disputes, said))).toEqual({ ok: true, value: said });
    expect(readSaid(disputes, writeSaid(disputes, said).slice(0, -1))).toMatchObject({ ok: false });
  }
}

/** What other tables say otherwise of a dispute, but the sandbox does not where its link is opened: the verdicts' rulings, each with a link. */
export function unsaidInSandbox<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  rulingsOfMoves: (link: string) => readonly string[],
): readonly (readonly [ruling: string, link: string])[] {
  const parting = allDisputes(disputes).flatMap((said) => {
    const link = disputes.position(completed(disputes, said));
    return partingReadings(disputes, said).map(({ ruling }) => [ruling, link] as const);
  });
  expect(parting.length).toBeGreaterThan(0);
  return parting.filter(([ruling, link]) => !rulingsOfMoves(link).includes(ruling));
}

/** The case that is cited where so much was tapped, and whether it is the same dispute. */
export function caseCited<T extends GameTypes, Outcome, Case extends CaseTexts>(
  disputes: Disputes<T, Outcome>,
  casebook: readonly CaseWithId<Case>[],
  asTold: (data: Case) => Said,
  taps: string,
): CitedCase | null {
  return caseForDispute(disputes, casesToCite(casebook, asTold), tapped(disputes, taps));
}

/** The case that is cited where so much was tapped, by its name. */
export function cited<T extends GameTypes, Outcome, Case extends CaseTexts>(
  disputes: Disputes<T, Outcome>,
  casebook: readonly CaseWithId<Case>[],
  asTold: (data: Case) => Said,
  taps: string,
): string | undefined {
  return caseCited(disputes, casebook, asTold, taps)?.one.address;
}

/** The cases that stand below the verdict where so much was tapped, by their names; `!` behind that of the same dispute. */
export function citedBelow<T extends GameTypes, Outcome, Case extends CaseTexts>(
  disputes: Disputes<T, Outcome>,
  casebook: readonly CaseWithId<Case>[],
  asTold: (data: Case) => Said,
  taps: string,
): readonly string[] {
  const all = completed(disputes, tapped(disputes, taps));
  const found = casesForDispute(disputes, casesToCite(casebook, asTold), all);
  return found.map(({ one, isSame }) => `${one.address}${isSame ? '!' : ''}`);
}

/** The verdicts that begin with another yes or no than the case that is cited for them. Each is looked at once, whatever led to it. */
export function contradictedByTheirCase<T extends GameTypes, Outcome, Case extends CaseTexts>(
  disputes: Disputes<T, Outcome>,
  casebook: readonly CaseWithId<Case>[],
  asTold: (data: Case) => Said,
  sentence: (outcome: Outcome) => string,
): readonly string[] {
  const cases = casesToCite(casebook, asTold);
  const settled = new Map<string, Said>();
  for (const said of allDisputesRefined(disputes))
    settled.set(sentence(disputes.verdict(said, null).outcome), said);
  expect(settled.size).toBeGreaterThan(10);
  return [...settled].flatMap(([verdict, said]) => {
    const address = caseForDispute(disputes, cases, said)?.one.address;
    const answer = casebook.find(({ id }) => id === address)?.data.answer ?? '';
    const [ours, theirs] = [verdict, answer].map((text) => /^(Yes|No)\b/.exec(text)?.[1]);
    return ours === undefined || theirs === undefined || ours === theirs ? [] : [`${verdict} / ${answer}`];
  });
}

/** Everything that can be told to a verdict, and besides each other answer to one thing that is taken for granted. */
function allDisputesRefined<T extends GameTypes, Outcome>(disputes: Disputes<T, Outcome>): readonly Said[] {
  return allDisputes(disputes).flatMap((said) => {
    const whole = completed(disputes, said);
    const granted = disputes.steps(whole).filter(({ usual }) => usual !== undefined);
    const others = granted.flatMap(({ id, choices }) =>
      choices.map((choice) => tell(disputes, whole, id, choice)),
    );
    return [whole, ...others].map((told) => completed(disputes, told));
  });
}

/** What a verdict says first, and the rules that say so: one of them is named below it as the rule by which it is. */
export type SaidFirst<T extends GameTypes> = readonly (readonly [
  says: RegExp,
  ...rules: readonly (T['event'] | T['refusal'])['rule'][],
])[];

/** The verdicts by another rule than what they say first, and what no verdict says. */
export function byAnotherRuleThanSaid<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  sentence: (outcome: Outcome) => string,
  saidFirst: SaidFirst<T>,
): readonly string[] {
  const unsaid = new Set(saidFirst.map(([says]) => String(says)));
  const wrong = new Set<string>();
  for (const said of allDisputesRefined(disputes)) {
    const { outcome, rules } = disputes.verdict(said, null);
    const verdict = sentence(outcome);
    const [says, ...its] = saidFirst.find(([start]) => start.test(verdict)) ?? [null];
    unsaid.delete(String(says));
    if (!its.some((rule) => rule === rules[0])) wrong.add(`${verdict} / ${rules[0] ?? ''}`);
  }
  return [...wrong, ...unsaid];
}

function casesToCite<Case extends CaseTexts>(
  casebook: readonly CaseWithId<Case>[],
  asTold: (data: Case) => Said,
): readonly DisputedCase[] {
  return casebook.map(({ id, data }) => ({
    question: data.question,
    address: id,
    rules: data.rules,
    ...(data.ruling !== null && { ruling: data.ruling }),
    ...(data.answer.startsWith(words.yes) && { affirmed: true as const }),
    said: asTold(data),
  }));
}

interface CaseTexts {
  readonly question: string;
  readonly answer: string;
  readonly rules: readonly string[];
  readonly ruling: string | null;
}

interface CaseWithId<Case> {
  readonly id: string;
  readonly data: Case;
}
