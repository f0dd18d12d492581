export type { TypedCards as DisputesInQuestionWords } from '#games/switch/dispute/disputes-in-question';
