import { useState } from 'preact/hooks';
import { choosesSuit } from '#games/switch/rules/aces';
import { rankOf, type Card, type Seat, type Suit } from '#games/switch/rules/cards';
import { playableFirst } from '#games/switch/rules/legal';
import { judge } from '#games/switch/rules/judge';
import type { Action, InGame, Play } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { shake } from '#widgets/motion/shake-cards.ts';

export interface Picked {
  /** The cards that were picked, in the order in which they will be laid. */
  readonly cards: readonly Card[];
  /** Whether they may be laid in this order. */
  readonly fit: boolean;
  /** Aces for which a suit is to be chosen now; null where none is. */
  readonly aces: readonly Card[] | null;
  readonly press: (card: Card) => void;
  readonly play: () => void;
  readonly choose: (suit: Suit) => void;
  /** Chooses no suit: the Aces stay in the hand. */
  readonly leave: () => void;
  readonly draw: () => void;
}

/**
 * What a player does with a hand. A card that is alone of its rank is played when it is pressed; of several of a rank the first pressed
 * is laid first, and they are played together once that is asked for. A card that may not be laid first is refused at once, and after
 * a refusal nothing is picked. With the next card that is pressed, what was refused matters no more.
 */
export function useMovesByPressingCards(
  state: InGame,
  seat: Seat,
  hand: { readonly current: HTMLElement | null },
  attempt: (action: Action) => void,
  reconsider: (() => void) | undefined,
): Picked {
  const [picked, pick] = useState<readonly Card[]>([]);
  const [aces, ask] = useState<readonly Card[] | null>(null);
  const held = handOf(state, seat);
  const firsts = playableFirst(state);
  // What has left the hand meanwhile is not picked any more.
  const cards = picked.filter((card) => held.includes(card));

  const make = (action: Play | Extract<Action, { type: 'draw' }>) => {
    if (judge(state, action).length > 0 && action.type === 'play' && hand.current !== null)
      shake(hand.current, action.cards);
    pick([]);
    ask(null);
    attempt(action);
  };
  /** Picks a card more. Where these may not be laid in this order, it is said why at once: the button that lays them is barred then. */
  const add = (card: Card) => {
    const all = [...cards, card];
    pick(all);
    if (!mayLay(state, seat, all)) attempt({ type: 'play', by: seat, cards: all });
  };
  const lay = (laid: readonly Card[]) => {
    const [first] = laid;
    if (first !== undefined && choosesSuit(state, first) && mayLay(state, seat, laid)) ask(laid);
    else make({ type: 'play', by: seat, cards: laid });
  };

  return {
    cards,
    aces: aces?.every((card) => held.includes(card)) === true ? aces : null,
    fit: mayLay(state, seat, cards),
    press: (card) => {
      const rank = rankOf(card);
      reconsider?.();
      ask(null);
      if (cards.includes(card)) pick(cards.filter((one) => one !== card));
      else if (cards.some((one) => rankOf(one) === rank)) add(card);
      else if (held.filter((one) => rankOf(one) === rank).length === 1 || !firsts.includes(card)) lay([card]);
      else pick([card]);
    },
    play: () => {
      lay(cards);
    },
    choose: (suit) => {
      if (aces !== null) make({ type: 'play', by: seat, cards: aces, suit });
    },
    leave: () => {
      ask(null);
    },
    draw: () => {
      make({ type: 'draw', by: seat });
    },
  };
}

/** Whether these cards may be played, whatever suit is chosen with them. */
function mayLay(state: InGame, by: Seat, cards: readonly Card[]): boolean {
  const [first] = cards;
  const suited = first !== undefined && choosesSuit(state, first) ? { suit: 'hearts' as const } : {};
  return judge(state, { type: 'play', by, cards, ...suited }).length === 0;
}
