import type { Misfit, Refusal } from '#games/switch/rules/refusal';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of what may be done, and of what may not: loaded where somebody tries to. */
export interface LegalityWords {
  readonly refusals: SentencePerType<Refusal>;
  readonly misfits: SentencePerType<Misfit>;
}
