import { bad, good, type Result } from '#kit/parse-result';
import { CARDS, without, type Card, type Seat } from '#games/chronicle/rules/cards';
import { playOf } from '#games/chronicle/rules/following';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import { judge } from '#games/chronicle/rules/judge';
import type { Refusal } from '#games/chronicle/rules/refusal';
import { told } from './revealed-cards-to-enter.ts';
import { clashOf, type Clash } from './card-places-and-contradiction.ts';
import { dealOf, due, gameOf, seatsOf, tableOf } from './next-record-entry.ts';
import type { Recording } from './record-in-progress.ts';
import { checkSeenMove, fits, isUnnamed } from './check-seen-move.ts';
import type { Seen, SeenChoice, SeenMove } from './record.ts';
import { follow, notHeld, nowhere, see, type SeenFault } from './apply-seen-move.ts';
import { supposedCards } from './supposed-game.ts';

/** Entering a record, tap by tap. Each function gives a new recording and leaves the old one as it was. */

/** Why something cannot be entered: what it would break, and what was entered before that rules it out. */
export interface Barred {
  readonly fault: SeenFault;
  readonly clash: Clash | null;
}

type Entered = Result<Recording, Barred>;

/** Enters a card, or takes back one of those that are picked. Refuses a card that cannot come now; where none can it changes nothing. */
export function enter(recording: Recording, card: Card): Entered {
  const { picked, begun } = recording;
  const next = due(recording);
  if (isPicked(recording, card)) return good({ ...recording, picked: without(picked, [card]) });
  const barred = barsIn(recording)(card);
  if (barred !== null) return bad(barred);
  switch (next.type) {
    case 'lead':
      return good({ ...recording, begun: { type: 'deal', lead: card, conditions: [] }, picked: [] });
    case 'deal':
    case 'aside':
      return dealtIf({ ...recording, picked: [...picked, card] });
    case 'play':
      return begin(recording, playedAs(recording, next.by, card));
    case 'card':
      return begin(recording, { ...next.move, card });
    case 'shown': {
      if (begun === null || begun.type === 'deal') return good(recording);
      const shown = [...picked, card];
      const followed = follow(gameOf(recording), recording.observer, { ...begun, shown });
      if (!followed.ok) return bad(barredBy(recording, followed.problem));
      return followed.value.missing === null
        ? commit(recording, { ...begun, shown })
        : good({ ...recording, picked: shown });
    }
    default:
      return good(recording);
  }
}

/** The deal is made with its last card, unless somebody else has to show the Lead Card. */
function dealtIf(recording: Recording): Entered {
  const next = due(recording);
  if (next.type !== 'holder' || recording.begun?.type !== 'deal') return good(recording);
  const { picked, begun } = recording;
  return picked.includes(begun.lead) ? commit(recording, dealOf(recording, picked, null)) : good(recording);
}

/** Whether a card is among those that are being picked: of a hand that is whole none is any more. */
function isPicked(recording: Recording, card: Card): boolean {
  const { picked } = recording;
  const next = due(recording);
  if (next.type === 'deal') return picked.slice(picked.length - next.entered).includes(card);
  return next.type === 'shown' && picked.at(-1) === card;
}

/** How a card is played by whoever is to play: a hand that is seen can play it in one way only, of others it lies face up. */
function playedAs(recording: Recording, by: Seat, card: Card): SeenMove {
  const state = tableOf(recording);
  const isOpen = seatsOf(recording).open.includes(by);
  const way = isOpen && state.phase === 'meeting' ? playOf(state, by, card) : null;
  return way ?? { type: 'play', by, card };
}

/** Why a card cannot come now, among those picked already; null: it can. */
export function barsIn(recording: Recording): (card: Card) => Barred | null {
  const { picked, begun, observer } = recording;
  const game = gameOf(recording);
  const next = due(recording);
  switch (next.type) {
    case 'deal':
    case 'aside':
      return (card) => {
        if (picked.includes(card)) return illegal([{ type: 'dealt-twice', rule: 'the-cards', card }]);
        return next.type === 'aside' && begun?.type === 'deal' && begun.lead === card
          ? illegal([{ type: 'lead-aside', rule: 'aside-not-lead', card }])
          : null;
      };
    case 'play':
      return (card) => unfit(recording, playedAs(recording, next.by, card));
    case 'card':
      return (card) => unfit(recording, { ...next.move, card });
    case 'choice':
      return (card) => illegal(judge(game.state, { type: 'play', by: next.by, card }));
    case 'shown': {
      if (begun === null || begun.type === 'deal') return () => null;
      const followed = follow(game, observer, { ...begun, shown: picked });
      const round = followed.ok ? followed.value.game.round : null;
      return (card) =>
        round !== null && supposedCards(told(round, next.what, card)) !== null
          ? null
          : barredBy(recording, { type: 'illegal', refusals: [notHeld(next.what.seat, card)] });
    }
    default:
      return () => null;
  }
}

function unfit(recording: Recording, seen: SeenMove): Barred | null {
  const moved = checkSeenMove(gameOf(recording), recording.observer, seen);
  if (!moved.ok) return barredBy(recording, { type: 'illegal', refusals: moved.problem });
  return fits(moved.value) ? null : barredBy(recording, nowhere(seen));
}

function illegal(refusals: readonly Refusal[]): Barred {
  return { fault: { type: 'illegal', refusals }, clash: null };
}

/** What was entered before by which a card cannot be where a move has it. */
function barredBy(recording: Recording, fault: SeenFault): Barred {
  const elsewhere =
    fault.type === 'illegal'
      ? fault.refusals.find(
          ({ type }) => type === 'not-held' || type === 'card-not-there' || type === 'dealt-twice',
        )
      : undefined;
  return {
    fault,
    clash: elsewhere !== undefined && 'card' in elsewhere ? clashOf(recording, elsewhere.card) : null,
  };
}

/** The cards that can be entered next, in the order of the deck; none where something else is asked. */
export function choosable(recording: Recording): readonly Card[] {
  const { type } = due(recording);
  if (type === 'conditions' || type === 'holder' || type === 'choice' || type === 'nothing') return [];
  const bars = barsIn(recording);
  return CARDS.filter((card) => !recording.picked.includes(card) && bars(card) === null);
}

/** What Fame is for in the round that is dealt. Refuses (throws) where no Lead Card is there. */
export function settle(recording: Recording, conditions: readonly Condition[]): Entered {
  const { begun } = recording;
  if (begun?.type !== 'deal') throw new Error('No history card is being entered');
  return good({ ...recording, begun: { ...begun, conditions } });
}

/** Who shows the Lead Card. Refuses (throws) where that is not asked. */
export function showLead(recording: Recording, holder: Seat): Entered {
  if (due(recording).type !== 'holder') throw new Error('Nobody is asked to show the Lead Card');
  return commit(recording, dealOf(recording, recording.picked, holder));
}

/** Why whoever is to play cannot lay a card face down that nobody else sees; null: it can be. */
export function barsDown(recording: Recording): Barred | null {
  const next = due(recording);
  if (next.type !== 'play' || !next.hidden) return illegal([]);
  return unfit(recording, { type: 'play', by: next.by, card: '??', down: true });
}

/** Whoever is to play lays a card face down. Refuses where it must be seen. */
export function layDown(recording: Recording): Entered {
  const next = due(recording);
  const barred = barsDown(recording);
  if (next.type !== 'play' || barred !== null) return bad(barred ?? illegal([]));
  return begin(recording, { type: 'play', by: next.by, card: '??', down: true });
}

/** A choice is made for what is due. */
export function choose(recording: Recording, option: SeenChoice): Entered {
  return begin(recording, option);
}

/** A move is made, or waits for its card, or for those that come to light with it. */
function begin(recording: Recording, seen: SeenMove): Entered {
  const game = gameOf(recording);
  const waits: Recording = { ...recording, begun: seen, picked: [] };
  if (isUnnamed(game, recording.observer, seen)) return good(waits);
  const followed = follow(game, recording.observer, seen);
  if (!followed.ok) return bad(barredBy(recording, followed.problem));
  return followed.value.missing === null ? commit(recording, seen) : good(waits);
}

/** Makes a move. If one of its kind waits, it takes that one's place. */
export function commit(recording: Recording, seen: Seen): Entered {
  const { sighted, waiting, observer } = recording;
  const next = see(gameOf(recording), observer, seen);
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
  if (waits?.type !== seen.type) return false;
  return !('by' in waits) || ('by' in seen && waits.by === seen.by);
}
