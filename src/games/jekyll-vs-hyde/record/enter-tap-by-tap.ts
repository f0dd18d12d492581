import { bad, good, type Result } from '#kit/parse-result';
import { isPotion, without, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { cardIn, suitIn } from '#games/jekyll-vs-hyde/rules/notation';
import { bars, type Barred } from './enterable-cards.ts';
import { due, moveOf, size, tableOf, type Recording } from './record-in-progress.ts';
import { see, type Seen } from './record.ts';
import { recordUndoRedo } from '#replays/record-undo-redo';

/** Entering a record, tap by tap. Each function gives a new recording and leaves the old one as it was. */

/** Enters a card, or takes back one of those that are picked. Refuses a card that cannot come now. */
export function enter(recording: Recording, card: Card): Result<Recording, Barred> {
  const { picked } = recording;
  const next = due(recording);
  if (isPicked(recording, card)) return good({ ...recording, picked: without(picked, [card]) });
  const barred = bars(recording, card);
  if (barred.refusals.length > 0) return bad(barred);
  const takesName = (next.type === 'lead' || next.type === 'name') && isPotion(card);
  if (takesName) return good({ ...recording, picked: [card] });
  const all = next.type === 'name' ? [card] : [...picked, card];
  if (all.length < size(recording)) return good({ ...recording, picked: all });
  return commit(recording, moveOf(recording, all));
}

/** Whether a card is among those that are being picked: of a hand that is whole none is any more. */
function isPicked(recording: Recording, card: Card): boolean {
  const { picked } = recording;
  const next = due(recording);
  const open =
    next.type === 'deal' || next.type === 'give' ? picked.slice(picked.length - next.entered) : picked;
  return open.includes(card);
}

/** Names the suit of the Potion that is led. Refuses (throws) where none is. */
export function name(recording: Recording, suit: Suit): Result<Recording, Barred> {
  const next = due(recording);
  if (next.type !== 'name') throw new Error('No Potion waits for a suit');
  return commit(recording, { type: 'lead', by: next.by, card: next.potion, names: suit });
}

/**
 * Enters a word as people write moves down: a card, a led Potion with its suit as in `3+>greed`, or the suit alone where a
 * Potion waits for it. A card that is picked already stays, for whoever types says what is so: `twice` where the word says no more. Null where it is none of these.
 */
export function enterWord(recording: Recording, word: string): Result<Recording, Barred> | 'twice' | null {
  const [first = '', second, ...more] = word.split('>');
  const suit = due(recording).type === 'name' ? suitIn(first) : null;
  if (suit !== null && second === undefined) return name(recording, suit);
  const card = cardIn(first);
  const names = second === undefined ? undefined : suitIn(second);
  if (card === null || names === null || more.length > 0) return null;
  if (names === undefined && isPicked(recording, card)) return 'twice';
  const entered = isPicked(recording, card) ? good(recording) : enter(recording, card);
  if (!entered.ok || names === undefined) return entered;
  return due(entered.value).type === 'name' ? name(entered.value, names) : null;
}

/** One tap back: the last card that was picked, or that with which the last move was made. The move then waits. */
export function back(recording: Recording): Recording {
  const { sighted, picked, waiting } = recording;
  if (picked.length > 0) return { ...recording, picked: picked.slice(0, -1) };
  const last = sighted.at(-1);
  if (last === undefined) return recording;
  return {
    ...recording,
    sighted: sighted.slice(0, -1),
    picked: withoutLastTap(last.seen),
    waiting: [last.seen, ...waiting],
  };
}

/** Back to before a move, and on again through what waits since. */
export const { backTo, again, dropWaiting } = recordUndoRedo<Seen, Recording>({ picked: [] }, commit);

// -------------------------------------------------------------------------------------------------------- moves

/** The cards that are still picked when the last tap of a move is taken back. */
function withoutLastTap(seen: Seen): readonly Card[] {
  switch (seen.type) {
    case 'deal':
      return [...seen.jekyll, ...seen.hyde].filter((card) => card !== '??').slice(0, -1);
    case 'lead':
      return seen.names === undefined ? [] : [seen.card];
    default:
      return cardsOfMove(seen).slice(0, -1);
  }
}

/** Makes a move. If one of its kind waits, it takes that one's place. */
export function commit(recording: Recording, seen: Seen): Result<Recording, Barred> {
  const next = see(tableOf(recording), recording.observer, seen);
  if (!next.ok) return bad({ refusals: next.problem, because: null });
  const [first, ...rest] = recording.waiting;
  const waiting = first?.type === seen.type ? rest : recording.waiting;
  return good({ ...recording, sighted: [...recording.sighted, next.value], picked: [], waiting });
}
