export type { CardOrder as CardsInQuestionWords } from '#kit/parse-two-card-question';
