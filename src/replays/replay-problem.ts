import type { GameTypes } from '#kit/game';
import type { NotJson } from '#kit/parse-json-reporting-duplicate-keys';
import type { Misfit } from '#kit/validate-object';

/** What is wrong with a replay that somebody wrote: facts, for `words` to say. */

/** A file that is no replay at all: nothing of it can be used. */
export type FileFault =
  | { readonly type: 'too-large'; readonly limit: number }
  | { readonly type: 'not-utf8' }
  | NotJson
  | { readonly type: 'unknown-game'; readonly found: string; readonly known: readonly string[] }
  | { readonly type: 'wrong-version'; readonly found: string };

/** A limit that keeps hostile files harmless. */
export type Excess =
  | { readonly type: 'too-many-moves'; readonly limit: number }
  | { readonly type: 'too-deep'; readonly limit: number };

/** Free text that is over its bounds: what is read of it ends there, or leaves out what is piled up on a letter. */
export type TextExcess =
  /** `limit`: how many characters it may have. */
  | { readonly type: 'too-long'; readonly key: string; readonly limit: number }
  | { readonly type: 'piled-up'; readonly key: string };

/** Text that cannot be written as UTF-8. */
export interface BrokenText {
  readonly type: 'broken-text';
  readonly key: string;
}

export type Fault<T extends GameTypes> =
  | FileFault
  | Excess
  | BrokenText
  | TextExcess
  | Misfit
  | T['misfit']
  | { readonly type: 'illegal'; readonly refusals: readonly T['refusal'][] };

export interface Problem<T extends GameTypes> {
  /** The number of the move, counted from 1; null where the fault lies outside the moves. */
  readonly move: number | null;
  /** Which variation, at each level of nesting, counted from 1; empty on the main line. */
  readonly variation: readonly number[];
  readonly fault: Fault<T>;
}

/** The id under which a fault is reported: of the rule that is broken, or `format`. */
export function ruleOf<T extends GameTypes>(fault: Fault<T>): string {
  if ('refusals' in fault) return fault.refusals[0]?.rule ?? 'format';
  return 'rule' in fault && typeof fault.rule === 'string' ? fault.rule : 'format';
}
