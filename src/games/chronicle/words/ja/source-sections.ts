import type { RulebookWords } from '../text-types/rulebook.ts';

/** 手引書の節の名前。 */
export const sections: RulebookWords['sections'] = {
  'Lore & Objective': '目的',
  Components: '内容物',
  'Setup: Reveal History Card': '準備：歴史カード',
  'Setup: Deal Character Cards': '準備：配札',
  'Setup: Determine First Leader': '準備：最初にリードする人',
  'Gameplay: Lead and Play Cards': '遊び方：カードを出す',
  'Gameplay: Resolve Immediate Abilities': '遊び方：すぐに発動する効果',
  'Gameplay: Resolve End-of-Meeting Abilities': '遊び方：ミーティングの終わりの効果',
  'Gameplay: Determine Meeting Winner': '遊び方：ミーティングの勝者',
  'Gameplay: Collect Cards and Pass Lead': '遊び方：カードを取って次へ',
  'Gameplay: Repeat': '遊び方：いつまで続けるか',
  'Core: Suits and Following Suit': '基本：色',
  'Core: Wild Cards': '基本：ワイルド',
  'Core: Card Abilities': '基本：効果',
  'Core: Fame Points': '基本：名声',
  'Scoring: Remaining Hand Cards': '得点：残った手札',
  'Scoring: Angel Effect': '得点：天使',
  'Scoring: Evil Disqualification': '得点：失格',
  'Scoring: Normal Scoring': '得点：条件',
  'Scoring: Special Evil Victory': '得点：邪悪なカード4枚',
  'End of Game': 'ゲームの終わり',
  FAQ: 'よくある質問',
  'Designer and reviews': 'デザイナーのページと批評',
};
