import type { Seat } from '#games/chronicle/rules/cards';
import type { Shown, View } from '#games/chronicle/rules/view';
import { list } from '#words/ja/lists-and-amounts';
import { openAndHidden } from '#words/text-types/picture';
import type { PictureWords } from '../text-types/picture.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, card } = game;

function turn({ winner, toAct: [by], due }: View): string {
  if (winner !== null) return `${seats[winner]}の勝ち`;
  if (by === undefined || by === 'dealer') return 'カードを配るところ';
  return due === null ? `${seats[by]}の番` : `${seats[by]}が選ぶところ`;
}

function conditions({ history }: View): string {
  return history === null
    ? table.table.noHistory
    : `名声の条件：${list(history.conditions.map(game.condition))}`;
}

function holds(seat: Seat, cards: readonly Shown[]): string {
  if (cards.length === 0) return `${seats[seat]}の手札はありません。`;
  const { open, hidden } = openAndHidden(cards);
  const names = open.map(card);
  return `${seats[seat]}の手札：${(hidden > 0 ? [...names, `伏せられたカード${hidden}枚`] : names).join('、')}。`;
}

function has(seat: Seat, { allies, fame }: View): string {
  const won = allies[seat] ?? [];
  return `${seats[seat]}：${table.table.fame(fame[seat] ?? 0)}、${won.length === 0 ? table.table.noAllies(seat) : `仲間は${won.map(card).join('、')}`}。`;
}

/** 日本語。 */
export const words: PictureWords = {
  game: game.title,
  kinds: { replay: '解説つきゲーム', case: '事例' },
  seats,
  caption: (parts) => parts.map((part) => `${part}。`).join(''),
  where: ({ seats: sitting, round }) =>
    round === 0 ? '配札の前' : `${sitting.length}人、${table.replay.round(round)}`,
  turn,
  conditions,
  seenBy: (seat) => `${seats[seat]}の視点`,
  noCards: table.table.emptyHand,
  description: (view) =>
    [
      `${conditions(view)}。`,
      ...view.laid.map(
        ({ by, card: laid, down }) =>
          `${table.table.laid(by, laid === '??' ? table.table.hidden : card(laid), down)}。`,
      ),
      ...view.seats.map((seat) => holds(seat, view.hands[seat] ?? [])),
      ...view.seats.map((seat) => has(seat, view)),
    ].join(''),
  unofficial: '非公式。クロニクルはカナイセイジ氏のゲームです。',
};
