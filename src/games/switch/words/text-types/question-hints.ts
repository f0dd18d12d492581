import type { KindId } from '#games/switch/exercises/types';

/** Where to look for the answer to a question, by its kind: what somebody is told first who asks for a hint. */
export type QuestionHintsWords = Readonly<Record<KindId, string>>;
