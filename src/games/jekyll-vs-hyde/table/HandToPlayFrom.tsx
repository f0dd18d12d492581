import { useEffect, useRef } from 'preact/hooks';
import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOfMove } from '#games/jekyll-vs-hyde/rules/cards-of-move';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/newly-received-cards';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts, type Verdict } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as playerHand } from '#said/jekyll-vs-hyde/hand-to-play-from';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import { punctuation } from '#said/punctuation';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardFace } from './Card.tsx';
import { SuitNaming } from './SuitNaming.tsx';
import { useMovesByPressingCards } from './use-moves-by-pressing-cards.ts';

interface HandToPlayFromProps {
  readonly state: State;
  readonly seat: Seat;
  /** Whether each card says if it may be played. Those that may not can be pressed all the same, and the reason is given. */
  readonly hints: boolean;
  /** A move that somebody points to, and says of it why. */
  readonly pointed?: Action | undefined;
  readonly attempt: (action: Action) => void;
  /** Cards are chosen anew after a choice that was refused. */
  readonly reconsider?: (() => void) | undefined;
  /** A card that was pressed before this hand lay there. */
  readonly pressed?: Card | undefined;
}

/** A hand to play from: each card is a button, all of them are one stop for the Tab key. What may be played is for the rules to say. */
export function HandToPlayFrom(props: HandToPlayFromProps) {
  const { state, seat, hints, pointed, attempt, reconsider, pressed } = props;
  const { table } = words;
  const root = useRef<HTMLDivElement>(null);
  const cards = useMovesByPressingCards(state, seat, root, attempt, reconsider);
  const { active, exchanging, due, given, naming, press, name, give } = cards;
  const hand = 'hands' in state ? state.hands[seat] : [];
  const advised = pointed === undefined || pointed.type === 'deal' ? [] : cardsOfMove(pointed);
  const known = hints && active ? verdicts(state, seat) : [];
  const received = 'hands' in state ? newlyReceived(state, seat) : [];
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(hand);
  useEffect(() => {
    if (pressed !== undefined && active) press(pressed);
  }, []);
  return (
    <div class="player-hand" ref={root}>
      <ul class="hand" data-place={seat} aria-label={table.hand(seat, hand.length)} onKeyDown={onKeyDown}>
        {hand.map((card) => (
          <HandCard
            key={card}
            card={card}
            verdict={known.find((one) => one.card === card)}
            received={received.includes(card)}
            pointed={advised.includes(card)}
            chosen={exchanging || card === naming ? given.includes(card) || card === naming : undefined}
            tabIndex={tabIndexOf(card)}
            enter={enter}
            press={press}
          />
        ))}
      </ul>
      {naming !== null && (
        <SuitNaming
          key={naming}
          potion={naming}
          advised={pointed?.type === 'lead' && pointed.card === naming ? pointed.names : undefined}
          choose={name}
          leave={() => {
            name(null);
            root.current?.querySelector<HTMLElement>(`[data-card="${naming}"] button`)?.focus();
          }}
        />
      )}
      {exchanging && (
        <button
          type="button"
          class="button give"
          data-primary={given.length === due ? '' : undefined}
          aria-disabled={given.length !== due}
          onClick={give}
        >
          {playerHand.give(given.length, due)}
        </button>
      )}
    </div>
  );
}

interface HandCardProps {
  readonly card: Card;
  /** Whether it may be played, where that is said. */
  readonly verdict: Verdict | undefined;
  readonly received: boolean;
  readonly pointed: boolean;
  /** Whether it is chosen; undefined where cards are not chosen but played. */
  readonly chosen: boolean | undefined;
  readonly tabIndex: 0 | -1;
  readonly enter: (card: Card) => void;
  readonly press: (card: Card) => void;
}

function HandCard({ card, verdict, received, pointed, chosen, tabIndex, enter, press }: HandCardProps) {
  const barred = verdict?.type === 'barred';
  const name = verdict === undefined ? game.card(card) : say(legality.inHand, verdict);
  return (
    <li
      data-card={card}
      data-barred={barred ? '' : undefined}
      data-received={received ? '' : undefined}
      data-pointed={pointed ? '' : undefined}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-disabled={barred}
        aria-pressed={chosen}
        onFocus={() => {
          enter(card);
        }}
        onClick={() => {
          press(card);
        }}
      >
        <CardFace card={card} />
        <span class="visually-hidden">{received ? punctuation.aside(name, words.table.received) : name}</span>
      </button>
    </li>
  );
}
