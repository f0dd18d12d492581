import type { GameKeptAlreadyWords } from '../text-types/game-kept-already.ts';

/** 日本語。 */
export const words: GameKeptAlreadyWords = {
  already: (name) => `このゲームはすでに「${name}」として保存されています。それを開きました。`,
  beside: (name, taken) =>
    `「${name}」として保存しました。「${taken}」という名前のゲームがほかにあるからです。`,
  openOther: 'そのゲームを開く',
};
