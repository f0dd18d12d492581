import { SEATS, type Card, type Seat } from '#games/chronicle/rules/cards';
import { handSize, ONE_ASIDE } from '#games/chronicle/rules/deal';
import { dueIn } from '#games/chronicle/rules/to-act';
import { legal } from '#games/chronicle/rules/legal';
import type { Choosing, Due as DueEffect, State } from '#games/chronicle/rules/state';
import { view, type View } from '#games/chronicle/rules/view';
import type { Unshown } from './revealed-cards-to-enter.ts';
import { isUnnamed } from './check-seen-move.ts';
import { sees, type HiddenMove, type RecordHead, type SeenChoice, type SeenDeal } from './record.ts';
import { follow } from './apply-seen-move.ts';
import type { Recording } from './record-in-progress.ts';
import { supposeNothing, type SupposedGame } from './supposed-game.ts';

/** What is to be entered next. */
export type Due =
  | { readonly type: 'lead'; readonly round: number }
  | { readonly type: 'conditions'; readonly lead: Card }
  | {
      readonly type: 'deal';
      readonly to: Seat;
      /** How many cards of this hand are entered, and of how many. */
      readonly entered: number;
      readonly count: number;
    }
  | { readonly type: 'aside' }
  | { readonly type: 'holder'; readonly lead: Card; readonly seats: readonly Seat[] }
  | {
      readonly type: 'play';
      readonly by: Seat;
      /** Whether nobody but who plays sees a card that is laid face down. */
      readonly hidden: boolean;
    }
  | {
      readonly type: 'choice';
      readonly by: Seat;
      readonly effect: DueEffect['effect'];
      readonly options: readonly SeenChoice[];
    }
  /** The card of a move that is begun. */
  | { readonly type: 'card'; readonly move: HiddenMove }
  | { readonly type: 'shown'; readonly what: Unshown }
  | { readonly type: 'nothing'; readonly winner: Seat };

/** The game as it may be: to be shown through the eyes of the observer alone. */
export function gameOf({ sighted, rulings }: Recording): SupposedGame {
  return sighted.at(-1)?.game ?? supposeNothing(rulings);
}

/** The table as it may be. */
export function tableOf(recording: Recording): State {
  return gameOf(recording).state;
}

/** The table as the observer sees it, with the history card as soon as that is entered: the hands come later. */
export function seenTable(recording: Recording): View {
  const seen = view(tableOf(recording), recording.observer);
  const { begun } = recording;
  if (begun?.type !== 'deal') return seen;
  const { lead, conditions } = begun;
  return { ...seen, history: { lead, conditions } };
}

/** The seats at the table, and those of them whose hands the observer sees, or does not. */
export function seatsOf({ seats, observer }: RecordHead) {
  const all = SEATS.slice(0, seats);
  return {
    all,
    open: all.filter((seat) => sees(observer, seat)),
    closed: all.filter((seat) => !sees(observer, seat)),
  };
}

/** What is to be entered next. */
export function due(recording: Recording): Due {
  const { picked, begun, observer } = recording;
  const game = gameOf(recording);
  const { state } = game;
  if (state.phase === 'over') return { type: 'nothing', winner: state.winner };
  if (state.phase === 'deal') return dueOfDeal(recording, (state.last?.round ?? 0) + 1);
  if (begun !== null && begun.type !== 'deal') {
    if (isUnnamed(game, observer, begun)) return { type: 'card', move: begun as HiddenMove };
    const followed = follow(game, observer, { ...begun, shown: picked });
    if (followed.ok && followed.value.missing !== null)
      return { type: 'shown', what: followed.value.missing };
  }
  if (state.phase === 'meeting') return { type: 'play', by: state.turn, hidden: !sees(observer, state.turn) };
  const { chooser: by, effect } = dueIn(state);
  return { type: 'choice', by, effect, options: optionsIn(state, recording) };
}

function dueOfDeal({ picked, begun, ...head }: Recording, round: number): Due {
  if (begun?.type !== 'deal') return { type: 'lead', round };
  const { lead, conditions } = begun;
  if (conditions.length === 0) return { type: 'conditions', lead };
  const { open, closed } = seatsOf(head);
  const count = handSize(head.seats);
  const to = open[Math.floor(picked.length / count)];
  if (to !== undefined) return { type: 'deal', to, entered: picked.length % count, count };
  if (head.seats === ONE_ASIDE && picked.length === open.length * count) return { type: 'aside' };
  return { type: 'holder', lead, seats: closed };
}

/** Every choice that can be made, each once, as the observer sees it made: a card that comes from a hand is not named yet. */
function optionsIn(state: Choosing, { observer }: RecordHead): readonly SeenChoice[] {
  const all = new Map<string, SeenChoice>();
  for (const action of legal(state)) {
    if (action.type === 'deal' || action.type === 'play') continue;
    const fromHand = action.type === 'take' || action.type === 'give';
    const down =
      action.type === 'claim' &&
      !sees(observer, action.from) &&
      state.meeting.laid.some(({ card, down }) => down && card === action.card);
    const option = fromHand || down ? ({ ...action, card: '??' } as SeenChoice) : action;
    all.set(JSON.stringify(option), option);
  }
  return [...all.values()];
}

/** The deal that these cards make: the open hands in the order of the seats, then what lies aside; and who shows the Lead Card. */
export function dealOf(recording: Recording, cards: readonly Card[], holder: Seat | null): SeenDeal {
  const { begun, seats } = recording;
  if (begun?.type !== 'deal') throw new Error('No history card is there to deal by');
  const { lead, conditions } = begun;
  const count = handSize(seats);
  const { all, open } = seatsOf(recording);
  const hands = all.map((seat) => {
    const at = open.indexOf(seat);
    const hidden = Array.from({ length: count }, (_, index) =>
      seat === holder && index === 0 ? lead : '??',
    );
    return [seat, at < 0 ? hidden : cards.slice(at * count, (at + 1) * count)] as const;
  });
  const aside = cards[open.length * count];
  return {
    type: 'deal',
    history: { lead, conditions },
    hands: Object.fromEntries(hands),
    ...(aside !== undefined && { aside }),
  };
}
