import type { Seat } from '#games/chronicle/rules/cards';
import type { Shown, View } from '#games/chronicle/rules/view';
import { amount, list } from '#words/en/lists-and-amounts';
import { openAndHidden } from '#words/text-types/picture';
import type { PictureWords } from '../text-types/picture.ts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, card } = game;

function turn({ winner, toAct: [by], due }: View): string {
  if (winner !== null) return `${seats[winner]} wins`;
  if (by === undefined || by === 'dealer') return 'A deal is due';
  return due === null ? `${seats[by]} to play` : `${seats[by]} to choose`;
}

function conditions({ history }: View): string {
  return history === null
    ? table.table.noHistory
    : `Fame for ${list(history.conditions.map(game.condition))}`;
}

function holds(seat: Seat, cards: readonly Shown[]): string {
  if (cards.length === 0) return `${seats[seat]} holds no cards.`;
  const { open, hidden } = openAndHidden(cards);
  const names = open.map(card);
  return `${seats[seat]} holds ${list(hidden > 0 ? [...names, amount(hidden, 'hidden card')] : names)}.`;
}

function has(seat: Seat, { allies, fame }: View): string {
  const won = allies[seat] ?? [];
  const owned = won.length === 0 ? 'no allies' : `as allies ${list(won.map(card))}`;
  return `${seats[seat]} has ${fame[seat] ?? 0} Fame and ${owned}.`;
}

/** English. */
export const words: PictureWords = {
  game: game.title,
  kinds: { replay: 'An annotated game', case: 'A case' },
  seats,
  caption: (parts) => parts.map((part) => `${part}.`).join(' '),
  where: ({ seats: sitting, round }) =>
    round === 0
      ? 'Before the deal'
      : `${amount(sitting.length, 'player')}, ${table.replay.round(round).toLowerCase()}`,
  turn,
  conditions,
  seenBy: (seat) => `Seen by ${seats[seat]}`,
  noCards: table.table.emptyHand,
  description: (view) =>
    [
      `${conditions(view)}.`,
      ...view.laid.map(
        ({ by, card: laid, down }) =>
          `${table.table.laid(by, laid === '??' ? table.table.hidden.toLowerCase() : card(laid), down)}.`,
      ),
      ...view.seats.map((seat) => holds(seat, view.hands[seat] ?? [])),
      ...view.seats.map((seat) => has(seat, view)),
    ].join(' '),
  unofficial: 'Unofficial. Chronicle is a game by Seiji Kanai.',
};
