import { sealed, unsealed, type LinkProblem } from './checksummed-link.ts';
import type { GameTypes } from './game.ts';
import { bad, good, type Result } from './parse-result.ts';

/**
 * A dispute at the table: what was done is told by choices, and the rules of the game say who is right. Which choices there are
 * a game says; what has to be told for a verdict is found here by asking the rules what would change it.
 */

/** What has been told so far: a choice for each step that somebody has answered. */
export type Said = Readonly<Record<string, string>>;

/** Something that can be told of a dispute. */
export interface Step {
  /** Letters and digits alone, as are the choices: both stand in links. */
  readonly id: string;
  readonly choices: readonly string[];
  /** What is taken for granted until somebody says otherwise; without it, what changes the verdict is asked. */
  readonly usual?: string;
  /** What is taken where it changes nothing and nobody says; without it, the first choice. */
  readonly assumed?: string;
  /** The steps whose answers it is about: one of them told anew, this one is asked again. */
  readonly of?: readonly string[];
  /** The choice that leaves open which of the others it is. */
  readonly any?: string;
  /** An answer beside the choices: nobody knows. The verdict is then given for each of them. */
  readonly unknown?: string;
  /** Nothing can be said of a dispute without it. */
  readonly always?: true;
}

/** A rule by which something happens in a game, or is refused. */
export type RuleOf<T extends GameTypes> = (T['event'] | T['refusal'])['rule'];

export interface Verdict<T extends GameTypes, Outcome> {
  /** Whether it is as whoever plays would have it: the play may be made, and is worth what it is made for. */
  readonly upheld: boolean;
  /** What it comes to, in facts that a sentence is made of: two verdicts are the same where these are. */
  readonly outcome: Outcome;
  /** The rule that decides first, then others at work. */
  readonly rules: readonly RuleOf<T>[];
  /** The rule by which somebody won, where there is such a thing: it may be another than the one that is said first. */
  readonly wonBy?: T['event']['rule'];
  readonly events: readonly T['event'][];
  readonly refusals: readonly T['refusal'][];
}

/** The rule on which a verdict rests: that by which somebody won, where it says who did; what it says before that was told is not what decides. */
export function decidingRule<T extends GameTypes, Outcome>({
  wonBy,
  rules: [first],
}: Pick<Verdict<T, Outcome>, 'wonBy' | 'rules'>): RuleOf<T> | undefined {
  return wonBy ?? first;
}

/** A ruling that a table can choose, and a reading of it that is not the usual one. */
export interface OtherReading {
  readonly ruling: string;
  readonly reading: string;
}

/** What a game gives: the steps, and the verdict of its rules on a position made from what was told. */
export interface Disputes<T extends GameTypes, Outcome> {
  /** Everything that can be told once so much is said, in the order in which it is asked. */
  steps(said: Said): readonly Step[];
  /** The verdict where every step has its choice; null: by the usual readings of all rulings. */
  verdict(said: Said, other: OtherReading | null): Verdict<T, Outcome>;
  readonly otherReadings: readonly OtherReading[];
  /** What of an outcome the game goes on by: verdicts that have that in common differ in their reasons alone. Without it, all of it. */
  effect?(outcome: Outcome): unknown;
  /** What of an outcome can be seen at the table, apart from what it is said to hang on. Without it, all of it. */
  seen?(outcome: Outcome): unknown;
  /** The position and the move that were judged, as a link to the sandbox holds them. */
  position(said: Said): string;
}

/** As much of it as is asked where nothing is shown: what can be told, and what it comes to. */
interface AnyDisputes {
  steps(said: Said): readonly Step[];
  verdict(said: Said, other: OtherReading | null): { readonly outcome: unknown };
  readonly otherReadings: readonly OtherReading[];
}

function isAnswered({ id, choices, unknown }: Step, said: Said): boolean {
  const { [id]: told } = said;
  return told !== undefined && (told === unknown || choices.includes(told));
}

/** What was said, and of what was not said the usual, what is assumed, or the first choice: some dispute that fits. */
export function completed({ steps }: Pick<AnyDisputes, 'steps'>, said: Said): Said {
  let all = said;
  for (;;) {
    const open = steps(all).find((step) => !isAnswered(step, all));
    if (open === undefined) return all;
    all = { ...all, [open.id]: open.usual ?? open.assumed ?? open.choices[0] ?? '' };
  }
}

/** The step that has to be answered before there is a verdict; null: what was said is enough. */
export function openStep(disputes: AnyDisputes, said: Said): Step | null {
  for (const step of disputes.steps(said)) {
    if (!isAnswered(step, said) && isAsked(disputes, said, step)) return step;
  }
  return null;
}

/**
 * What may be told besides, once there is a verdict: each step that was not asked and would change it, or that of a table which
 * reads a rule otherwise. An answer to one takes no other away, nor itself: they stay where they are.
 */
export function refinements(disputes: AnyDisputes, said: Said): readonly Step[] {
  const all = completed(disputes, said);
  const granted = disputes.steps(all).filter((step) => !isAsked(disputes, said, step));
  const asGranted = granted.reduce((rest, { id }) => untell(disputes, rest, id), said);
  const untold = completed(disputes, asGranted);
  return granted.filter(
    (step) =>
      (step.usual !== undefined && all[step.id] !== step.usual) ||
      matters(disputes, said, step) ||
      matters(disputes, untold, step),
  );
}

/** Whether there is no verdict without an answer to a step. */
function isAsked(disputes: AnyDisputes, said: Said, step: Step): boolean {
  if (step.usual !== undefined) return false;
  return step.always === true || changesVerdict(disputes, said, step, null);
}

/** Whether the answer to a step would change the verdict, by the usual readings or by another. */
function matters(disputes: AnyDisputes, said: Said, step: Step): boolean {
  return [null, ...disputes.otherReadings].some((other) => changesVerdict(disputes, said, step, other));
}

/** The steps that somebody has answered, and otherwise than is taken for granted. */
export function toldSteps({ steps }: Pick<AnyDisputes, 'steps'>, said: Said): readonly Step[] {
  return steps(said).filter((step) => isAnswered(step, said) && said[step.id] !== step.usual);
}

function changesVerdict(disputes: AnyDisputes, said: Said, step: Step, other: OtherReading | null): boolean {
  const { id, choices } = step;
  const [first, ...others] = choices.map((choice) => {
    const outcomes = outcomesOf(disputes, { ...said, [id]: choice }, other);
    return [...new Set(outcomes)].toSorted().join('\n');
  });
  return others.some((outcomes) => outcomes !== first);
}

/** Every outcome that what is still to be asked can lead to, each as text. */
function outcomesOf(disputes: AnyDisputes, said: Said, other: OtherReading | null): readonly string[] {
  const open = disputes.steps(said).find((step) => !isAnswered(step, said) && step.usual === undefined);
  if (open !== undefined)
    return open.choices.flatMap((choice) => outcomesOf(disputes, { ...said, [open.id]: choice }, other));
  return [JSON.stringify(disputes.verdict(completed(disputes, said), other).outcome)];
}

/** The same with a step answered; an answer that no longer fits what was said before it is dropped, and what was said of another answer to it. */
export function tell({ steps }: Pick<AnyDisputes, 'steps'>, said: Said, step: string, choice: string): Said {
  const { [step]: before = choice } = said;
  const rest = before === choice ? said : untell({ steps }, said, step);
  return fitting(steps, { ...rest, [step]: choice });
}

/** The same without the answer to a step and what was said of it; what was told besides waits for the new one. */
export function untell({ steps }: Pick<AnyDisputes, 'steps'>, said: Said, step: string): Said {
  const gone = [step, ...steps(said).flatMap(({ id, of = [] }) => (of.includes(step) ? [id] : []))];
  return Object.fromEntries(Object.entries(said).filter(([id]) => !gone.includes(id)));
}

function fitting(steps: AnyDisputes['steps'], said: Said): Said {
  const fits = steps(said).filter((step) => isAnswered(step, said));
  return Object.fromEntries(fits.map(({ id }) => [id, said[id] ?? '']));
}

/** Every reading that a table can choose instead of the usual one, which comes first in the switch of its ruling. */
export function otherReadingsOf(
  switches: Readonly<Record<string, readonly [usual: string, ...others: string[]]>>,
): readonly OtherReading[] {
  return Object.entries(switches).flatMap(([ruling, [, ...others]]) =>
    others.map((reading) => ({ ruling, reading })),
  );
}

/** Rulings with another reading of one of them. */
export function withReading<Rulings extends object>(rulings: Rulings, other: OtherReading | null): Rulings {
  return other === null ? rulings : { ...rulings, [other.ruling]: other.reading };
}

/** Another reading, and the verdict by it. */
export interface PartingReading<T extends GameTypes, Outcome> extends OtherReading {
  readonly verdict: Verdict<T, Outcome>;
  /** The game goes on as by the usual reading, and only the reason is another. */
  readonly inWordsAlone: boolean;
}

/** The other readings of rulings under which the verdict would be another, each with that verdict. */
export function partingReadings<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  said: Said,
): readonly PartingReading<T, Outcome>[] {
  const all = completed(disputes, said);
  const ours = disputes.verdict(all, null).outcome;
  const effect = (outcome: Outcome) => JSON.stringify(disputes.effect?.(outcome) ?? outcome);
  return disputes.otherReadings.flatMap((other) => {
    const verdict = disputes.verdict(all, other);
    if (JSON.stringify(verdict.outcome) === JSON.stringify(ours)) return [];
    return [{ ...other, verdict, inWordsAlone: effect(verdict.outcome) === effect(ours) }];
  });
}

/** What was said, and of the rest what lets two readings be seen to part at the table, where something does. */
export function completedToPart<T extends GameTypes, Outcome>(
  disputes: Disputes<T, Outcome>,
  said: Said,
): Said {
  const all = completed(disputes, said);
  const parting = partingReadings(disputes, said).filter(({ inWordsAlone }) => !inWordsAlone);
  const seen = (told: Said, other: OtherReading | null) => {
    const { outcome } = disputes.verdict(told, other);
    return JSON.stringify(disputes.seen?.(outcome) ?? outcome);
  };
  const open = disputes.steps(all).filter(({ id }) => said[id] === undefined);
  const tried = open.flatMap(({ id, choices }) => choices.map((choice) => ({ ...all, [id]: choice })));
  const parts = (told: Said) => parting.some((other) => seen(told, other) !== seen(told, null));
  return [all, ...tried].find(parts) ?? all;
}

/** The fragment of a link that tells as much, without its `#`; empty where nothing was said. */
export function writeSaid({ steps }: Pick<AnyDisputes, 'steps'>, said: Said): string {
  const told = steps(said).filter((step) => isAnswered(step, said));
  return told.length === 0 ? '' : sealed(told.flatMap(({ id }) => [id, said[id] ?? '']).join('.'));
}

/** What a fragment tells; each answer has to fit what stands before it. */
export function readSaid({ steps }: Pick<AnyDisputes, 'steps'>, fragment: string): Result<Said, LinkProblem> {
  const body = unsealed(fragment);
  if (!body.ok) return body;
  const words = body.value.split('.');
  const told = new Map<string, string>();
  for (let at = 0; at < words.length; at += 2) {
    const [id = '', choice = ''] = words.slice(at, at + 2);
    told.set(id, choice);
  }
  const said = Object.fromEntries(told);
  const isWhole = 2 * told.size === words.length && Object.keys(fitting(steps, said)).length === told.size;
  return isWhole ? good(said) : bad({ type: 'damaged' });
}
