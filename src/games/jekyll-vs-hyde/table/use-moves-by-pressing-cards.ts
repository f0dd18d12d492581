import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { isPotion, type Card, type Potion, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { judge, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Action, Deal, State } from '#games/jekyll-vs-hyde/rules/state';
import { shake } from '#widgets/motion/shake-cards.ts';

/** What somebody at the table does with cards of their own. */
type Move = Exclude<Action, Deal>;

export interface PressedCards {
  /** Whether the seat is to act. */
  readonly active: boolean;
  /** Whether cards are chosen to be given away. */
  readonly exchanging: boolean;
  /** How many of them are due. */
  readonly due: number;
  /** The cards that are chosen, in the order in which they were. */
  readonly given: readonly Card[];
  /** The Potion that is to be led as soon as a suit is named. */
  readonly naming: Potion | null;
  /** Plays a card, or chooses it, or asks for the suit that goes with it. */
  readonly press: (card: Card) => void;
  /** Leads the Potion that waits for a suit; null: it stays in the hand. */
  readonly name: (suit: Suit | null) => void;
  /** Gives the chosen cards away. */
  readonly give: () => void;
}

/** What pressing the cards of a hand comes to. What is refused shakes the cards that lie in `root`, and is attempted all the same. */
export function useMovesByPressingCards(
  state: State,
  seat: Seat,
  root: RefObject<HTMLElement>,
  attempt: (action: Action) => void,
  reconsider: (() => void) | undefined,
): PressedCards {
  const [picked, pick] = useState<readonly Card[]>([]);
  const [potion, wait] = useState<Potion | null>(null);
  useLeavingByPress(potion !== null, root, () => {
    wait(null);
  });
  const hand = 'hands' in state ? state.hands[seat] : [];
  // What was picked stays picked when it is refused; what has changed hands since is gone.
  const given = picked.filter((card) => hand.includes(card));
  const active = toAct(state).includes(seat);
  const leading = active && state.phase === 'lead';
  const exchanging = active && (state.phase === 'preparation' || state.phase === 'greed');

  const make = (move: Move) => {
    const isRefused = judge(state, move).length > 0;
    if (isRefused && root.current !== null) shake(root.current, cardsOfMove(move));
    if (!isRefused) {
      pick([]);
      // Where another card is led after all, the Potion waits no longer: not for the next lead either.
      wait(null);
    }
    attempt(move);
  };
  return {
    active,
    exchanging,
    due: exchanging ? countDue(state) : 0,
    given,
    naming: leading && potion !== null && hand.includes(potion) ? potion : null,
    press: (card) => {
      if (exchanging) {
        // Where one alone is due, another takes its place.
        const others = countDue(state) === 1 ? [] : given;
        pick(given.includes(card) ? given.filter((one) => one !== card) : [...others, card]);
        reconsider?.();
      } else if (state.phase === 'lead' && isPotion(card)) {
        wait(potion === card ? null : card);
        reconsider?.();
      } else if (state.phase === 'lead') make({ type: 'lead', by: seat, card });
      else make({ type: 'follow', by: seat, card });
    },
    name: (suit) => {
      wait(null);
      if (suit !== null && potion !== null) make({ type: 'lead', by: seat, card: potion, names: suit });
    },
    give: () => {
      make({ type: 'exchange', by: seat, cards: given });
    },
  };
}

/** Whoever asks for advice or a hint reads it below the table, where the suits to be named lie on a phone: they leave until the card is pressed again. */
function useLeavingByPress(isWaiting: boolean, root: RefObject<HTMLElement>, leave: () => void): void {
  useEffect(() => {
    if (!isWaiting) return;
    const pressed = ({ target }: MouseEvent) => {
      const near = root.current?.closest('.table') ?? root.current;
      if (!(target instanceof Element) || near?.contains(target) === true) return;
      if (target.closest('button, summary') !== null) leave();
    };
    document.addEventListener('click', pressed);
    return () => {
      document.removeEventListener('click', pressed);
    };
  }, [isWaiting]);
}
