import { CARDS, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { placesOf, reasonOf, type PlaceReason } from '#games/jekyll-vs-hyde/rules/card-place-reason';
import { setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import { due, moveOf, tableOf, type Due, type Recording } from './record-in-progress.ts';
import { eyesOf, see } from './record.ts';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import { view } from '#games/jekyll-vs-hyde/rules/view';

/** Which cards can be entered next in a record, and why others cannot. */

/** Why a card cannot be entered: what it would break, and, where it is not in the hand, what was seen that rules it out. */
export interface Barred {
  readonly refusals: readonly Refusal[];
  readonly because: PlaceReason | null;
}

/** The cards that can be entered next, in the order of the deck: some deal that fits all that was seen has them come now. */
export function choosable(recording: Recording): readonly Card[] {
  return CARDS.filter(
    (card) => !recording.picked.includes(card) && bars(recording, card).refusals.length === 0,
  );
}

/** Why a card cannot come now, among those picked already; without refusals it can. */
export function bars(recording: Recording, card: Card): Barred {
  const next = due(recording);
  switch (next.type) {
    case 'deal':
      return recording.picked.includes(card)
        ? { refusals: [{ type: 'dealt-twice', rule: 'the-cards', card }], because: null }
        : FREE;
    case 'give':
      return barsGift(recording, next, card);
    case 'nothing':
      return { refusals: [{ type: 'game-over', rule: 'game-over', winner: next.winner }], because: null };
    default: {
      const seen = see(tableOf(recording), recording.observer, moveOf({ ...recording, picked: [] }, [card]));
      return seen.ok ? FREE : barredBy(recording, next.by, card, seen.problem);
    }
  }
}

const FREE: Barred = { refusals: [], because: null };

/** Whether the picked cards and this one can be part of a gift. */
function barsGift(recording: Recording, { by, count }: Due & { type: 'give' }, card: Card): Barred {
  const state = tableOf(recording);
  const cards = [...recording.picked, card];
  const rest = without(pool(recording, state, by), cards);
  let refusals: readonly Refusal[] = [];
  for (const filling of setsOf(rest, count - cards.length)) {
    const seen = see(state, recording.observer, { type: 'exchange', by, cards: [...cards, ...filling] });
    if (seen.ok) return FREE;
    // With another filling more may be wrong than what is wrong with this card.
    if (refusals.length === 0 || seen.problem.length < refusals.length) refusals = seen.problem;
  }
  return barredBy(recording, by, card, refusals);
}

/** The cards out of which a seat may give. */
function pool(recording: Recording, state: State, by: Seat): readonly Card[] {
  if (!('hands' in state)) return [];
  const eyes = eyesOf(recording.observer, state);
  if (eyes === 'all' || eyes === by) return state.hands[by];
  const { known, evil, potions } = hiddenFrom(view(state, eyes));
  return [...known, ...evil, ...potions];
}

function barredBy(recording: Recording, by: Seat, card: Card, refusals: readonly Refusal[]): Barred {
  const isElsewhere = refusals.some((refusal) => refusal.type === 'not-held' && refusal.card === card);
  return { refusals, because: isElsewhere ? ruledOut(recording, by, card) : null };
}

/** What was seen that rules a card out: of a hand that is seen nothing but that it was played. */
function ruledOut(recording: Recording, by: Seat, card: Card): PlaceReason | null {
  const state = tableOf(recording);
  const eyes = eyesOf(recording.observer, state);
  const isSeen = eyes === 'all' || eyes === by;
  const seen = view(state, isSeen ? by : eyes);
  const places = placesOf(seen);
  if (places === null) return null;
  const reason = reasonOf(seen, places, card);
  return reason.type === 'played' || (!isSeen && reason.type !== 'open') ? reason : null;
}
