import type { Notation, Said } from '#kit/notation-interface';
import { language } from '#said/language-code-and-url-prefix';
import type { Writing } from '#widgets/own/game-text-adapter.ts';
import type { Language } from '#words/languages';
import { misfits as english } from '#words/en/json-structure-problems';
import { misfits as japanese } from '#words/ja/json-structure-problems';
import { toyMachine } from './chart.ts';
import { CARDS, SEATS, type Action, type Card, type Seat, type Toy } from './rules.ts';
import { words } from './words.ts';

/** How the toy game is written: `Deal ann: N1 N9 bob: N5 N2`, `bob: N5`. */

export interface ToySlip {
  readonly type: 'no-move';
  readonly found: string | null;
}

const seatIn = (word: string | undefined) => SEATS.find((seat) => word === `${seat}:`);
const cardIn = (word: string | undefined) => CARDS.find((card) => card === word);

function read(words: readonly string[], at: number): Said<Action, ToySlip> {
  const slip = (at: number): Said<Action, ToySlip> => ({
    type: 'slip',
    at,
    slip: { type: 'no-move', found: words[at] ?? null },
  });
  if (words[at] !== 'Deal') {
    const by = seatIn(words[at]);
    const card = cardIn(words[at + 1]);
    if (by === undefined || card === undefined) return slip(by === undefined ? at : at + 1);
    return { type: 'move', action: { type: 'choose', by, card }, end: at + 2 };
  }
  const hands: Partial<Record<Seat, readonly Card[]>> = {};
  for (let end = at + 1; ; end += 3) {
    const seat = seatIn(words[end]);
    const [one, other] = [cardIn(words[end + 1]), cardIn(words[end + 2])];
    if (seat !== undefined && one !== undefined && other !== undefined) hands[seat] = [one, other];
    else return end === at + 1 ? slip(end) : { type: 'move', action: { type: 'deal', hands }, end };
  }
}

export const toyNotation: Notation<Toy, ToySlip> = {
  rulings: ['takes'],
  read,
  write: (action) =>
    action.type === 'choose'
      ? `${action.by}: ${action.card}`
      : `\nDeal ${SEATS.flatMap((seat) => (action.hands[seat] ? [`${seat}: ${action.hands[seat].join(' ')}`] : [])).join(' ')}`,
};

const MISFITS: Readonly<Record<Language, typeof english>> = { en: english, ja: japanese };

export const toyWriting: Writing<Toy, ToySlip> = {
  machine: toyMachine,
  notation: toyNotation,
  words: {
    seats: words.seats,
    slips: { 'no-move': ({ found }) => words.noMove(found ?? '…') },
    game: { misfits: MISFITS[language], refusals: words.refusals },
  },
};
