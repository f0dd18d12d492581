import * as v from 'valibot';
import { bad, good, type Result } from '#kit/result';
import { fit, type Misfit } from '#kit/shape';

/** Named games that a reader keeps: what is kept of each, and all of them as one file. */

export const VERSION = 1;

/** A game by its name; `text` is the text of a replay file, and only who knows its game can tell whether it is good. */
export interface Study {
  readonly name: string;
  readonly text: string;
  /** When the text or the name was last changed, in milliseconds since 1970. */
  readonly changed: number;
}

/** A study as it is kept. */
export interface Kept extends Study {
  readonly version: typeof VERSION;
  /** How often the text was saved: by it two tabs notice each other. */
  readonly revision: number;
}

const count = v.pipe(v.number(), v.finite(), v.minValue(0));
const STUDY = v.object({ name: v.string(), text: v.string(), changed: count });
const KEPT = v.object({
  version: v.literal(VERSION),
  ...STUDY.entries,
  revision: v.pipe(count, v.integer()),
});
const FILE = v.object({
  cabinet: v.literal('studies'),
  version: v.literal(VERSION),
  studies: v.array(v.unknown()),
});

/** A study from what was kept. Nothing in it is trusted. */
export function readKept(value: unknown): Result<Kept, Misfit> {
  return fit(KEPT, value);
}

/** What could be read of a file of studies, and which of them, counted from 1, could not be. */
export interface Filed {
  readonly studies: readonly Study[];
  readonly misfits: readonly { readonly study: number; readonly misfit: Misfit }[];
}

/** Studies as the text of a file. */
export function writeStudies(studies: readonly Study[]): string {
  const bare = studies.map(({ name, text, changed }) => ({ name, text, changed }));
  return `${JSON.stringify({ cabinet: 'studies', version: VERSION, studies: bare }, null, 2)}\n`;
}

/** Studies from the text of a file. Bad only where nothing of it can be used. */
export function readStudies(text: string): Result<Filed, Misfit | { readonly type: 'not-json' }> {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return bad({ type: 'not-json' });
  }
  const file = fit(FILE, json);
  if (!file.ok) return file;
  const read = file.value.studies.map((study) => fit(STUDY, study));
  return good({
    studies: read.flatMap((study) => (study.ok ? [study.value] : [])),
    misfits: read.flatMap((study, index) => (study.ok ? [] : [{ study: index + 1, misfit: study.problem }])),
  });
}

/**
 * Those of some studies that are not kept yet, to be kept beside the others: a name that is taken gets a number. One whose
 * text is kept already under its name, with or without a number, is left out.
 */
export function newcomers(kept: readonly Study[], studies: readonly Study[]): readonly Study[] {
  return studies.reduce<readonly Study[]>((added, study) => {
    const all = [...kept, ...added];
    const isKnown = all.some(
      ({ name, text }) => text === study.text && unnumbered(name) === unnumbered(study.name),
    );
    return isKnown ? added : [...added, { ...study, name: freeName(study.name, all) }];
  }, []);
}

/** The name, if none of the studies has it, else with the first number from 2 that is free. */
export function freeName(name: string, studies: readonly Pick<Study, 'name'>[]): string {
  const taken = new Set(studies.map((study) => study.name));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${unnumbered(name)} (${number})`;
  return free;
}

function unnumbered(name: string): string {
  return name.replace(/ \(\d+\)$/, '');
}
