export type { CardOrder as CardsInQuestionWords } from '#kit/cards-in-question';
