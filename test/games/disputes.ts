import { expect } from 'vitest';
import {
  caseFor,
  completed,
  openStep,
  readSaid,
  refinements,
  tell,
  writeSaid,
  type Disputes,
  type Said,
} from '#kit/dispute';
import type { GameTypes } from '#kit/game';

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

/** What a dispute has come to, and the link of its position. */
interface Settled<Outcome> {
  readonly outcome: Outcome;
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
      const { allowed, outcome, rules, refusals } = disputes.verdict(whole, other);
      expect(rules.length, JSON.stringify(whole)).toBeGreaterThan(0);
      if (refusals.length > 0) expect(allowed).toBe(false);
      check({ outcome, position: disputes.position(whole) });
    }
    expect(readSaid(disputes, writeSaid(disputes, said))).toEqual({ ok: true, value: said });
    expect(readSaid(disputes, writeSaid(disputes, said).slice(0, -1))).toMatchObject({ ok: false });
  }
}

/** The case that is cited where so much was tapped, by its name. */
export function cited<T extends GameTypes, Outcome, Case extends CaseTexts>(
  disputes: Disputes<T, Outcome>,
  casebook: readonly { readonly id: string; readonly data: Case }[],
  asTold: (data: Case) => Said,
  taps: string,
): string | undefined {
  const cases = casebook.map(({ id, data }) => ({
    question: data.question,
    address: id,
    rules: data.rules,
    said: asTold(data),
  }));
  return caseFor(disputes, cases, tapped(disputes, taps))?.address;
}

interface CaseTexts {
  readonly question: string;
  readonly rules: readonly string[];
}
