import { bad, good, type Result } from '#kit/result';
import { isPotion, without, type Card, type Suit } from './cards.ts';
import { bars, type Barred } from './record-choices.ts';
import { due, moveOf, size, tableOf, type Entry } from './record-due.ts';
import { cardsOf, see, type Seen } from './record.ts';

/** Entering a record, tap by tap. Each function gives a new entry and leaves the old one as it was. */

/** Enters a card, or takes back one of those that are picked. Refuses a card that cannot come now. */
export function enter(entry: Entry, card: Card): Result<Entry, Barred> {
  const { picked } = entry;
  const next = due(entry);
  if (next.type === 'deal' || next.type === 'give') {
    // A hand that is whole is not picked at any more.
    const open = picked.slice(picked.length - next.entered);
    if (open.includes(card)) return good({ ...entry, picked: without(picked, [card]) });
  } else if (picked.includes(card)) return good({ ...entry, picked: [] });
  const barred = bars(entry, card);
  if (barred.refusals.length > 0) return bad(barred);
  const takesName = (next.type === 'lead' || next.type === 'name') && isPotion(card);
  if (takesName) return good({ ...entry, picked: [card] });
  const all = next.type === 'name' ? [card] : [...picked, card];
  if (all.length < size(entry)) return good({ ...entry, picked: all });
  return commit(entry, moveOf(entry, all));
}

/** Names the suit of the Potion that is led. Refuses (throws) where none is. */
export function name(entry: Entry, suit: Suit): Result<Entry, Barred> {
  const next = due(entry);
  if (next.type !== 'name') throw new Error('No Potion waits for a suit');
  return commit(entry, { type: 'lead', by: next.by, card: next.potion, names: suit });
}

/** One tap back: the last card that was picked, or that with which the last move was made. The move then waits. */
export function back(entry: Entry): Entry {
  const { sighted, picked, waiting } = entry;
  if (picked.length > 0) return { ...entry, picked: picked.slice(0, -1) };
  const last = sighted.at(-1);
  if (last === undefined) return entry;
  return {
    ...entry,
    sighted: sighted.slice(0, -1),
    picked: withoutLastTap(last.seen),
    waiting: [last.seen, ...waiting],
  };
}

/** Back to before a move, counted from 0, which waits from there on with all that follow it. */
export function backTo(entry: Entry, move: number): Entry {
  const { sighted, waiting } = entry;
  const later = sighted.slice(move).map(({ seen }) => seen);
  return { ...entry, sighted: sighted.slice(0, move), picked: [], waiting: [...later, ...waiting] };
}

/** Enters what waits again, `moves` of it at most, as far as it fits what is there now; what was only picked is given up. */
export function again(entry: Entry, moves = Infinity): Entry {
  let now: Entry = { ...entry, picked: [] };
  for (let left = moves; left > 0; left -= 1) {
    const [seen] = now.waiting;
    if (seen === undefined) break;
    const next = commit(now, seen);
    if (!next.ok) break;
    now = next.value;
  }
  return now;
}

/** Drops what waits. */
export function dropWaiting(entry: Entry): Entry {
  return { ...entry, waiting: [] };
}

// -------------------------------------------------------------------------------------------------------- moves

/** The cards that are still picked when the last tap of a move is taken back. */
function withoutLastTap(seen: Seen): readonly Card[] {
  switch (seen.type) {
    case 'deal':
      return [...seen.jekyll, ...seen.hyde].filter((card) => card !== '??').slice(0, -1);
    case 'lead':
      return seen.names === undefined ? [] : [seen.card];
    default:
      return cardsOf(seen).slice(0, -1);
  }
}

/** Makes a move. If one of its kind waits, it takes that one's place. */
export function commit(entry: Entry, seen: Seen): Result<Entry, Barred> {
  const next = see(tableOf(entry), entry.observer, seen);
  if (!next.ok) return bad({ refusals: next.problem, because: null });
  const [first, ...rest] = entry.waiting;
  const waiting = first?.type === seen.type ? rest : entry.waiting;
  return good({ ...entry, sighted: [...entry.sighted, next.value], picked: [], waiting });
}
