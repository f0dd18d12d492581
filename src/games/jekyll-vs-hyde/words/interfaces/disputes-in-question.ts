export type { TypedCards as DisputesInQuestionWords } from '#games/jekyll-vs-hyde/dispute/disputes-in-question';
