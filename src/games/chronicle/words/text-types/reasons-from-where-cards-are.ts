import type { Cost } from '#games/chronicle/opponents/evil-to-be-won';
import type { Against } from '#games/chronicle/opponents/reason-against-alternative';
import type { Reason } from '#games/chronicle/opponents/reasons-for-move';
import type { Stands, Tidy } from '#games/chronicle/opponents/tidy-choice';
import type { Hangs } from '#games/chronicle/opponents/what-hangs-on-play';
import type { SentencePerType } from '#words/sentence-per-type';

/** What advice tells from where the cards are: ways out of Evil, what it costs, what hangs on a card, how the table stands, what is left in hand. */
export type ReasonsFromWhereCardsAre = SentencePerType<
  | Extract<Reason, { readonly type: 'shut-out' | 'completes-four' | 'sheds-angel' }>
  | Extract<Against, { readonly type: 'rival-gives' }>
  | Cost
  | Hangs
  | Tidy
  | Stands
>;
