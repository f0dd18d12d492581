import type { PlayableCardsPanelWords } from '../text-types/playable-cards-panel.ts';

/** 日本語。 */
export const words: PlayableCardsPanelWords = {
  title: '出せるカード',
  nobody: 'ここでカードを出す人はいません。',
  hidden: (name) => `手番は${name}ですが、そのカードは伏せてあります。視点を${name}か両者にしてください。`,
};
