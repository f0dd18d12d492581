import { bad, good, type Result } from '#kit/parse-result';
import { CARDS, SUITS, cardOf, rankOf, without, type Card, type Suit } from '#games/switch/rules/cards';
import { isTrickCard } from '#games/switch/rules/finishing';
import { cardIn, suitIn } from '#games/switch/rules/notation';
import { clashOf, type Clash } from './card-places-and-contradiction.ts';
import { asksSuit, dealOf, drawnWith, due, gameOf, tableOf, type Recording } from './record-in-progress.ts';
import { fit, see, sees, type Seen, type SeenFault, type SeenMove } from './record.ts';
import { recordUndoRedo } from '#replays/record-undo-redo';

/** Entering a record, tap by tap. Each function gives a new recording and leaves the old one as it was. */

/** Why something cannot be entered: what it would break, and what was entered before that rules it out. */
export interface Barred {
  readonly fault: SeenFault;
  readonly clash: Clash | null;
}

type Entered = Result<Recording, Barred>;

/** Enters a card, or takes back one of those that are picked. Refuses a card that cannot come now. */
export function enter(recording: Recording, card: Card): Entered {
  const { picked } = recording;
  const next = due(recording);
  if (isPicked(recording, card)) return good({ ...recording, picked: without(picked, [card]) });
  const barred = bars(recording, card);
  if (barred !== null) return bad(barred);
  const now: Recording = { ...recording, picked: [...picked, card] };
  switch (next.type) {
    case 'turn-up':
      return isTrickCard(card) ? good(now) : commit(recording, dealOf(recording, now.picked));
    case 'drawn':
      return now.picked.length < next.count || recording.begun === null
        ? good(now)
        : commit(recording, { ...recording.begun, drew: now.picked });
    case 'turn': {
      // Where no other card of the rank can come with it, it is laid by itself.
      const goesOn = SUITS.some((suit) => {
        const other = cardOf(rankOf(card), suit);
        return !now.picked.includes(other) && bars(now, other) === null;
      });
      return goesOn ? good(now) : lay(now);
    }
    default:
      return good(now);
  }
}

/** Whether a card is among those that are being picked: of a hand that is whole, and of what was turned up, none is any more. */
function isPicked(recording: Recording, card: Card): boolean {
  const { picked } = recording;
  const next = due(recording);
  if (next.type === 'turn-up') return false;
  return (next.type === 'deal' ? picked.slice(picked.length - next.entered) : picked).includes(card);
}

/** Why a card cannot come now, among those picked already; null: it can. */
export function bars(recording: Recording, card: Card): Barred | null {
  const { picked, begun } = recording;
  const next = due(recording);
  switch (next.type) {
    case 'deal':
    case 'turn-up':
      return picked.includes(card)
        ? { fault: illegal([{ type: 'dealt-twice', rule: 'the-cards', card }]), clash: null }
        : null;
    case 'drawn':
      if (begun === null) return null;
      return unfit(recording, { ...begun, drew: [...picked, card] });
    default: {
      const by = 'by' in next ? next.by : 'p1';
      const cards = next.type === 'turn' ? [...picked, card] : [card];
      const move: SeenMove = { type: 'play', by, cards };
      // Which suit is chosen bars no card.
      return unfit(recording, asksSuit(recording, move) ? { ...move, suit: 'hearts' } : move);
    }
  }
}

function unfit(recording: Recording, move: SeenMove): Barred | null {
  const fits = fit(gameOf(recording), recording.observer, move);
  return fits.ok ? null : barredBy(recording, illegal(fits.problem));
}

/** What was entered before by which a card cannot be where a move has it. */
function barredBy(recording: Recording, fault: SeenFault): Barred {
  const elsewhere =
    fault.type === 'illegal'
      ? fault.refusals.find(
          (refusal) =>
            refusal.type === 'not-held' || refusal.type === 'dealt-twice' || refusal.type === 'not-under-top',
        )
      : undefined;
  return { fault, clash: elsewhere === undefined ? null : clashOf(recording, elsewhere.card) };
}

function illegal(refusals: Extract<SeenFault, { type: 'illegal' }>['refusals']): SeenFault {
  return { type: 'illegal', refusals };
}

/** The cards that can be entered next, in the order of the deck. */
export function choosable(recording: Recording): readonly Card[] {
  return CARDS.filter((card) => !recording.picked.includes(card) && bars(recording, card) === null);
}

/** The picked cards are played. Refuses (throws) where none are picked in a turn. */
export function lay(recording: Recording): Entered {
  const next = due(recording);
  if (next.type !== 'turn' || next.picked.length === 0) throw new Error('Nothing is picked to be played');
  return begin(recording, { type: 'play', by: next.by, cards: next.picked });
}

/** What is due is drawn: whoever is to act draws, or a new deck is shuffled. Refuses (throws) where neither can be. */
export function draw(recording: Recording): Entered {
  const next = due(recording);
  if (next.type === 'turn') return begin(recording, { type: 'draw', by: next.by });
  if (next.type === 'shuffle') return begin(recording, { type: 'shuffle' });
  throw new Error('Nobody can draw now');
}

/** The suit of the Aces that are played. Refuses (throws) where none is asked for. */
export function choose(recording: Recording, suit: Suit): Entered {
  const { begun } = recording;
  if (begun?.type !== 'play' || !asksSuit(recording, begun)) throw new Error('No Ace waits for a suit');
  return begin(recording, { ...begun, suit });
}

/** A move is made, or waits for what belongs to it. */
function begin(recording: Recording, move: SeenMove): Entered {
  const waits: Recording = { ...recording, picked: [], begun: move };
  if (asksSuit(recording, move)) return good(waits);
  const { by, count } = drawnWith(recording, move);
  return by !== null && count > 0 && sees(recording.observer, by) ? good(waits) : commit(recording, move);
}

/**
 * Enters a word as people write moves down: a card, the last of a play with a full stop behind it where others of its rank could
 * follow, an Ace with its suit as in `AS>hearts`, a suit where one is asked for, `draw`. A card that is picked already stays, for
 * whoever types says what is so: `twice` where the word says no more. Null where it is none of these.
 */
export function enterWord(recording: Recording, word: string): Entered | 'twice' | null {
  const next = due(recording);
  const said = word.toLowerCase();
  if (said === 'draw' || said === 'shuffle') {
    const isDue = said === 'draw' ? next.type === 'turn' : next.type === 'shuffle';
    return isDue && recording.picked.length === 0 ? draw(recording) : null;
  }
  const [name = '', chosen, ...more] = word.replace(/\.$/, '').split('>');
  const suit = suitIn(chosen ?? name);
  if (next.type === 'name' && chosen === undefined && suit !== null) return choose(recording, suit);
  const card = cardIn(name);
  if (card === null || more.length > 0 || (chosen !== undefined && suit === null)) return null;
  const isLast = word.endsWith('.') || chosen !== undefined;
  if (isPicked(recording, card) && !isLast) return 'twice';
  let entered: Entered = isPicked(recording, card) ? good(recording) : enter(recording, card);
  if (!entered.ok) return entered;
  if (isLast && due(entered.value).type === 'turn' && entered.value.picked.length > 0)
    entered = lay(entered.value);
  if (suit === null || chosen === undefined || !entered.ok) return entered;
  return due(entered.value).type === 'name' ? choose(entered.value, suit) : null;
}

/** One tap back: the last card that was picked, or that with which the last move was made. The move then waits. */
export function back(recording: Recording): Recording {
  const { sighted, picked, begun, waiting } = recording;
  if (picked.length > 0) return { ...recording, picked: picked.slice(0, -1) };
  if (begun !== null) {
    const cards = begun.type === 'play' ? begun.cards.slice(0, -1) : [];
    return { ...recording, begun: null, picked: cards };
  }
  const last = sighted.at(-1);
  if (last === undefined) return recording;
  const before: Recording = { ...recording, sighted: sighted.slice(0, -1), waiting: [last.seen, ...waiting] };
  return { ...before, ...withoutLastTap(last.seen) };
}

function withoutLastTap(seen: Seen): Pick<Recording, 'picked' | 'begun'> {
  if (seen.type === 'deal') {
    const dealt = Object.values(seen.hands).flat();
    const taps = [...dealt.filter((card) => card !== '??'), ...seen.turned];
    return { picked: taps.slice(0, -1), begun: null };
  }
  const { drew = [], ...move } = seen;
  if (drew.length > 0) return { picked: drew.slice(0, -1), begun: move };
  if (move.type !== 'play') return { picked: [], begun: null };
  const { suit, ...play } = move;
  if (suit !== undefined) return { picked: [], begun: play };
  return { picked: move.cards.slice(0, -1), begun: null };
}

/** Back to before a move, and on again through what waits since. */
export const { backTo, again, dropWaiting } = recordUndoRedo<Seen, Recording>(
  { picked: [], begun: null },
  commit,
);

/** Makes a move. If one of its kind waits, it takes that one's place. */
export function commit(recording: Recording, seen: Seen): Entered {
  const { sighted, waiting } = recording;
  const next = see(gameOf(recording), recording.observer, seen);
  if (!next.ok) return bad(barredBy(recording, next.problem));
  const [first, ...rest] = waiting;
  return good({
    ...recording,
    sighted: [...sighted, next.value],
    picked: [],
    begun: null,
    waiting: isInPlace(first, seen) ? rest : waiting,
  });
}

/** Whether a move that waits is the one of which this is a correction. */
function isInPlace(waits: Seen | undefined, seen: Seen): boolean {
  if (waits === undefined) return false;
  const isTurn = (move: Seen) => move.type === 'play' || move.type === 'draw';
  if (isTurn(waits) && isTurn(seen)) return 'by' in waits && 'by' in seen && waits.by === seen.by;
  return waits.type === seen.type;
}

/** Whether anything is entered that can be taken back. */
export function isBegun(recording: Recording): boolean {
  return recording.sighted.length + recording.picked.length > 0 || recording.begun !== null;
}

/** Whether the game that is recorded is over. */
export function isOver(recording: Recording): boolean {
  return tableOf(recording).phase === 'over';
}
