import type { Kind, Seat, Suit } from '#games/chronicle/rules/cards';

/** 席、色、人物の名前。 */

export const seats: Readonly<Record<Seat, string>> = {
  p1: 'プレイヤー1',
  p2: 'プレイヤー2',
  p3: 'プレイヤー3',
  p4: 'プレイヤー4',
  p5: 'プレイヤー5',
  p6: 'プレイヤー6',
};

export const suits: Readonly<Record<Suit, string>> = { love: '愛', power: '力', wisdom: '知恵' };

export const kinds: Readonly<Record<Kind, string>> = {
  '1': '1',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
  '6': '6',
  '7': '7',
  '8': '8',
  '9': '9',
  '10': '10',
  Sage: '賢者',
  Fool: '愚者',
  Angel: '天使',
  Demon: '悪魔',
  Dragon: '竜',
  King: '王',
};

/** 文の中での、ある種類のカード1枚の呼び方。 */
export function one(kind: Kind): string {
  const name = kinds[kind];
  return /^\d/.test(name) ? `${name}のカード` : name;
}
