import type { RulebookWords } from '../text-types/rulebook.ts';

/** ハウスルールの節の名前。 */
export const sections: RulebookWords['sections'] = {
  Setup: '準備',
  Gameplay: '遊び方',
  'Multiple Card Play': '何枚かまとめて出す',
  'Deck Management': '山札の扱い',
  'Quick Reference': '早見表',
  '7s': '7のカード',
  '5♥': '5♥のカード',
  '2s': '2のカード',
  Aces: 'エース',
  'Runs: Starting a Run': 'ラン：始め方',
  'Runs: Run Rules': 'ラン：続け方',
  'Runs: Legal Plays': 'ラン：出せるカード',
  'Runs: Run Termination': 'ラン：終わり方',
  'Runs: Invalid Sequence Penalty': 'ラン：間違った順番',
  'Runs: Trick Cards': 'ラン：特殊カード',
  'Runs: Run Finish Rule': 'ラン：上がり方',
  '8s': '8のカード',
  Jacks: 'ジャック',
  'Combination Tactics': '組み合わせの戦い方',
  'Game States': '場面',
  Terminology: '用語',
  'Future Features': '今後の案',
};
