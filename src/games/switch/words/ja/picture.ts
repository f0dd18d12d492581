import type { Seat } from '#games/switch/rules/cards';
import type { Shown, View } from '#games/switch/rules/view';
import { openAndHidden } from '#words/text-types/picture';
import type { PictureWords } from '../text-types/picture.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats } = game;

function turn({ phase, winner, turn: by, penalty, run }: View): string {
  if (winner !== null) return winner === 'draw' ? '引き分け' : `${seats[winner]}の勝ち`;
  if (by === null) return phase === 'deal' ? 'カードを配るところ' : game.phases[phase];
  if (penalty > 0) return `${seats[by]}が応じるか、${penalty}枚引き取るところ`;
  return run === null ? `${seats[by]}の番` : `${seats[by]}がランを続けるところ`;
}

function holds(seat: Seat, cards: readonly Shown[]): string {
  if (cards.length === 0) return `${seats[seat]}の手札はありません。`;
  const { open, hidden } = openAndHidden(cards);
  const names = open.map(game.card);
  return `${seats[seat]}の手札：${(hidden > 0 ? [...names, `伏せられたカード${hidden}枚`] : names).join('、')}。`;
}

/** 一番上のカードと、ペナルティがなければ、合わせるもの。 */
function asked({ top, penalty }: View): readonly string[] {
  if (top === null) return [];
  const lies = `場札のいちばん上は${game.cardName(top.card)}です。`;
  return penalty > 0 ? [lies] : [lies, `${table.table.match(top)}です。`];
}

/** 日本語。 */
export const words: PictureWords = {
  game: game.title,
  kinds: { replay: '解説つきゲーム', case: '事例' },
  seats,
  caption: (parts) => parts.map((part) => `${part}。`).join(''),
  where: ({ seats: sitting }) => `${sitting.length}人`,
  turn,
  seenBy: (seat) => `${seats[seat]}の視点`,
  noCards: table.table.emptyHand,
  match: table.table.matchLabel,
  or: table.table.or,
  description: (view) =>
    [
      ...view.seats.map((seat) => holds(seat, view.hands[seat] ?? [])),
      ...asked(view),
      `${table.table.deck(view.deck.length)}。`,
    ].join(''),
  unofficial: '非公式。ある家のルールで遊ぶ伝承ゲーム。',
};
