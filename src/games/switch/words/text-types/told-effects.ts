import type { Effect } from '#games/switch/opponents/told-effects';
import type { SentencePerType } from '#words/sentence-per-type';

/** What cards bring about, as it is told to whoever may lay them or has laid them. */
export type ToldEffectsWords = SentencePerType<Effect>;
