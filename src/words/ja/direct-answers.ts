import type { DirectAnswersWords } from '../text-types/direct-answers.ts';

const span = (fewest: number, most: number) => (fewest === most ? `${fewest}人` : `${fewest}〜${most}人`);

/** 日本語。 */
export const words: DirectAnswersWords = {
  isThereCard: (title) => `${title}にはどんなカードがありますか？`,
  noSuchCard: (title, cards) => `${title}にそのようなカードはありません。${cards}`,
  howMany: (title) => `${title}は何人で遊べますか？`,
  forPlayers: (title, fewest, most) => `${title}は${span(fewest, most)}で遊びます。`,
  forSoMany: (told) => `はい、遊べます。${told}`,
  notForSoMany: (count, told) => `いいえ、${count}人では遊べません。${told}`,
  howLong: (title) => `${title}の1回の長さはどれくらいですか？`,
  noTime: (length) => `${length}何分かかるかは、ルールのどの資料にも書かれていません。`,
  whatAge: (title) => `${title}は何歳から遊べますか？`,
  noAge: '対象年齢は、ルールのどの資料にも書かれていません。',
  whoBegins: (title) => `${title}では誰から始めますか？`,
};
