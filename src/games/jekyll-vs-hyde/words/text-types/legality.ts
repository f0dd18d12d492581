import type { Options } from '#games/jekyll-vs-hyde/rules/what-seat-may-do-by-rule';
import type { Permission, Verdict } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import type { Misfit, Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { SentencePerType } from '#words/sentence-per-type';

/** What a language says of what may be done, and of what may not: loaded where somebody tries to. */
export interface LegalityWords {
  readonly refusals: SentencePerType<Refusal>;
  readonly misfits: SentencePerType<Misfit>;
  /** Why cards may be played or given. Several are said to be at once, so none is named. */
  readonly permissions: SentencePerType<Permission>;
  /** A card of a hand by its name, with what may be done with it now: `Wrath 5, playable`. */
  readonly inHand: SentencePerType<Verdict>;
  /** What a coach says before a card is played. */
  readonly options: SentencePerType<Options>;
}
