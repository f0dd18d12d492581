import { CARDS, without, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { against, infer, type Evidence } from '#games/jekyll-vs-hyde/rules/infer-hidden-cards';
import { setsOf } from '#games/jekyll-vs-hyde/rules/preparation';
import { due, moveOf, tableOf, type Due, type Recording } from './next-record-entry.ts';
import { eyesOf, see } from './record.ts';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/hidden-hand';
import { view } from '#games/jekyll-vs-hyde/rules/view';

/** Which cards can be entered next in a record, and why others cannot. */

/** Why a card cannot be entered: what it would break, and what was seen that rules it out. */
export interface Barred {
  readonly refusals: readonly Refusal[];
  readonly because: Evidence | null;
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
      return seen.ok ? FREE : { refusals: seen.problem, because: ruledOut(recording, next.by, card) };
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
  return { refusals, because: ruledOut(recording, by, card) };
}

/** The cards out of which a seat may give. */
function pool(recording: Recording, state: State, by: Seat): readonly Card[] {
  if (!('hands' in state)) return [];
  const eyes = eyesOf(recording.observer, state);
  if (eyes === 'all' || eyes === by) return state.hands[by];
  const { known, evil, potions } = hiddenFrom(view(state, eyes));
  return [...known, ...evil, ...potions];
}

/** What was seen that rules a card out, where the hand is unknown. */
function ruledOut(recording: Recording, by: Seat, card: Card): Evidence | null {
  const state = tableOf(recording);
  const eyes = eyesOf(recording.observer, state);
  if (eyes === 'all' || eyes === by) return null;
  const inference = infer(view(state, eyes));
  return inference && against(inference, card);
}
