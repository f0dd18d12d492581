import type { Spot } from '#games/chronicle/board/edit-position';
import { SEATS } from '#games/chronicle/rules/cards';
import { amount } from '#words/en/lists-and-amounts';
import type { SandboxEditorWords } from '../text-types/sandbox-editor.ts';
import { words as game } from './names.ts';

const { seats, suits, card } = game;

function big(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function at(spot: Spot): string {
  if (spot === 'discard') return 'on the discard pile';
  if (spot === 'aside') return 'aside';
  if (spot === 'nowhere') return 'nowhere';
  const name = seats[SEATS.find((seat) => spot.endsWith(seat)) ?? 'p1'];
  if (spot.startsWith('hand')) return `in ${name}’s hand`;
  return spot.startsWith('allies') ? `among ${name}’s allies` : `in the Meeting, played by ${name}`;
}

/** English. */
export const words: SandboxEditorWords = {
  title: 'Set the table',
  how: 'Choose whose place it is and which, then press cards to put them there; press again to take them away. Or drag a card to a hand, or type. In the Meeting cards lie face up or face down as they would have been played.',
  whose: 'Cards go to',
  who: (seat) => (seat === 'table' ? 'The table' : seats[seat]),
  table: 'Table',
  where: 'And there to',
  places: { hand: 'Hand', allies: 'Allies', meeting: 'Meeting', discard: 'Discard pile', aside: 'Aside' },
  cards: 'All cards',
  suit: 'Cards below',
  wilds: 'Wilds',
  suitName: (suit) => suits[suit],
  put: (moved, from, to) =>
    to === 'nowhere'
      ? `${big(card(moved))}, ${at(from)}: take it away`
      : `${big(card(moved))}, ${at(from)}: put it ${at(to)}`,
  moved: (moved, spot, count) =>
    spot === 'nowhere'
      ? `${big(card(moved))} is taken away.`
      : `${big(card(moved))} is ${at(spot)} now: ${amount(count, 'card')} there.`,
  typing: 'Type cards',
  typed: (spot) => {
    if (spot === 'discard') return 'The discard pile, the top card last';
    if (spot === 'aside') return 'Laid aside';
    return big(at(spot).replace(/^(in|among) /, ''));
  },
  typedHint: 'L8 W10',
  typedProblems: {
    'unknown-card': ({ found }) =>
      `“${found}” is no card: write L, P or W with a number from 1 to 10, as in L8, or Sage, Fool, Angel, Demon, Dragon or King, with spaces between them.`,
    'typed-twice': ({ card: twice }) => `${big(card(twice))} is written twice; there is only one.`,
  },
  players: 'Players',
  leader: 'Leads the Meeting',
  lead: 'Lead Card',
  condition: 'Fame for',
  second: 'And for',
  noSecond: 'nothing else',
  fame: (seat) => `Fame, ${seats[seat]}`,
  deal: 'Deal what lies nowhere',
  dealt: 'All cards that lay nowhere were dealt by lot.',
};
