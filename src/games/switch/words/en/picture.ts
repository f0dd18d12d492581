import type { Seat } from '#games/switch/rules/cards';
import type { Shown, View } from '#games/switch/rules/view';
import { openAndHidden } from '#words/text-types/picture';
import type { PictureWords } from '../text-types/picture.ts';
import { amount, list } from '#words/en/lists-and-amounts';
import { words as game } from './names.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats } = game;

function turn({ phase, winner, turn: by, penalty, run }: View): string {
  if (winner !== null) return winner === 'draw' ? 'Nobody wins' : `${seats[winner]} wins`;
  if (by === null) return phase === 'deal' ? 'A deal is due' : game.phases[phase];
  if (penalty > 0) return `${seats[by]} to answer or draw ${penalty}`;
  return run === null ? `${seats[by]} to act` : `${seats[by]} to follow the run`;
}

function holds(seat: Seat, cards: readonly Shown[]): string {
  if (cards.length === 0) return `${seats[seat]} holds no cards.`;
  const { open, hidden } = openAndHidden(cards);
  const names = open.map(game.card);
  return `${seats[seat]} holds ${list(hidden > 0 ? [...names, amount(hidden, 'hidden card')] : names)}.`;
}

/** What lies there, and what has to be matched where no penalty waits. */
function asked({ top, penalty }: View): readonly string[] {
  if (top === null) return [];
  const lies = `${game.cardName(top.card)} lies on top.`;
  return penalty > 0 ? [lies] : [lies, `${table.table.match(top)}.`];
}

/** English. */
export const words: PictureWords = {
  game: game.title,
  kinds: { replay: 'An annotated game', case: 'A case' },
  seats,
  caption: (parts) => parts.map((part) => `${part}.`).join(' '),
  where: ({ seats: sitting }) => amount(sitting.length, 'player'),
  turn,
  seenBy: (seat) => `Seen by ${seats[seat]}`,
  noCards: table.table.emptyHand,
  match: table.table.matchLabel,
  or: table.table.or,
  description: (view) =>
    [
      ...view.seats.map((seat) => holds(seat, view.hands[seat] ?? [])),
      ...asked(view),
      `${table.table.deck(view.deck.length)}.`,
    ].join(' '),
  unofficial: 'Unofficial. A folk game, by the rules of one house.',
};
