import type { Kind, Seat, Suit } from '#games/chronicle/rules/cards';

/** What seats, suits and characters are called in English. */

export const seats: Readonly<Record<Seat, string>> = {
  p1: 'Player 1',
  p2: 'Player 2',
  p3: 'Player 3',
  p4: 'Player 4',
  p5: 'Player 5',
  p6: 'Player 6',
};

export const suits: Readonly<Record<Suit, string>> = { love: 'Love', power: 'Power', wisdom: 'Wisdom' };

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
  Sage: 'Sage',
  Fool: 'Fool',
  Angel: 'Angel',
  Demon: 'Demon',
  Dragon: 'Dragon',
  King: 'King',
};

/** One card of a kind; a Wild there is only one of. */
export function one(kind: Kind): string {
  const name = kinds[kind];
  if (!/^\d/.test(name)) return `the ${name}`;
  return `${name === '8' ? 'an' : 'a'} ${name}`;
}
