import { useEffect, useRef } from 'preact/hooks';
import { SUITS, type Card } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import type { Switch } from '#games/switch/rules/game-types';
import type { InGame, Turn } from '#games/switch/rules/state';
import { playableTogether } from '#games/switch/rules/legal';
import { handOf } from '#games/switch/rules/turn-order';
import { words as game } from '#said/switch/game';
import { words as legality } from '#said/switch/refusals';
import { words } from '#said/switch/table';
import { say } from '#words/sentences';
import type { HandProps } from '#widgets/face.ts';
import { CardChoicePrompt } from '#widgets/CardChoicePrompt.tsx';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { RefusalReason } from '#widgets/RefusalReason.tsx';
import { CardFace } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';
import { usePickedCards, type Picked } from './use-picked-cards.ts';

interface InGameProps extends Omit<HandProps<Switch>, 'state'> {
  readonly state: InGame;
}

/** A hand to play from, and what can be drawn instead; before the deal there is none. */
export function PlayerHand({ state, ...props }: HandProps<Switch>) {
  return state.phase === 'deal' ? null : <HeldHand state={state} {...props} />;
}

function HeldHand({ state, seat, hints, pointed = [], attempt, pressed }: InGameProps) {
  const root = useRef<HTMLDivElement>(null);
  const picked = usePickedCards(state, seat, root, attempt);
  const hand = handOf(state, seat);
  const isActive = state.phase === 'turn' && state.turn === seat;
  const playable = hints && isActive ? playableTogether(state) : hand;
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(hand);
  const [refusal] = picked.refusals;
  useEffect(() => {
    if (pressed !== undefined && isActive) picked.press(pressed);
  }, []);
  return (
    <div class="player-hand" ref={root}>
      <ul
        class="hand"
        data-place={seat}
        aria-label={words.table.hand(seat, hand.length)}
        onKeyDown={onKeyDown}
      >
        {hand.map((card) => (
          <HandCard
            key={card}
            card={card}
            place={picked.cards.indexOf(card) + 1}
            barred={!playable.includes(card)}
            pointed={pointed.includes(card)}
            hints={hints && isActive}
            tabIndex={tabIndexOf(card)}
            enter={enter}
            press={picked.press}
          />
        ))}
      </ul>
      <RefusalReason reason={refusal && say(legality.refusals, refusal)} />
      {picked.aces !== null && <SuitChoice aces={picked.aces} choose={picked.choose} />}
      <div class="hand-actions">{isActive && <Actions state={state} picked={picked} />}</div>
    </div>
  );
}

interface HandCardProps {
  readonly card: Card;
  /** Where it comes among the picked ones, counted from 1; 0: it is not picked. */
  readonly place: number;
  readonly barred: boolean;
  readonly pointed: boolean;
  readonly hints: boolean;
  readonly tabIndex: 0 | -1;
  readonly enter: (card: Card) => void;
  readonly press: (card: Card) => void;
}

function HandCard({ card, place, barred, pointed, hints, tabIndex, enter, press }: HandCardProps) {
  const { hand } = words;
  const name = barred ? hand.barred(card) : hints ? hand.playable(card) : game.cardName(card);
  return (
    <li
      data-card={card}
      data-barred={barred ? '' : undefined}
      data-picked={place > 0 ? '' : undefined}
      data-pointed={pointed ? '' : undefined}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-disabled={barred}
        aria-pressed={place > 0}
        onFocus={() => {
          enter(card);
        }}
        onClick={() => {
          press(card);
        }}
      >
        <CardFace card={card} />
        {place > 0 && (
          <span class="picked-place" aria-hidden="true">
            {place}
          </span>
        )}
        <span class="visually-hidden">{place > 0 ? hand.chosen(card, place) : name}</span>
      </button>
    </li>
  );
}

interface SuitChoiceProps {
  readonly aces: readonly Card[];
  readonly choose: Picked['choose'];
}

/** The suit that an Ace asks for, over the table above the hand. */
function SuitChoice({ aces, choose }: SuitChoiceProps) {
  const label = words.hand.chooseSuit(aces.length);
  return (
    <CardChoicePrompt label={label}>
      <span>{label}</span>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="button"
          onClick={() => {
            choose(suit);
          }}
        >
          <SuitMark suit={suit} /> {words.hand.suit(suit)}
        </button>
      ))}
    </CardChoicePrompt>
  );
}

/** What is done besides pressing a card: cards that were picked are played, or what is due is drawn. */
function Actions({ state, picked }: { readonly state: Turn; readonly picked: Picked }) {
  const { cause, owed } = dueIn(state);
  return (
    <>
      <button type="button" class="button" onClick={picked.draw}>
        {drawingOf(cause)(owed)}
      </button>
      {picked.cards.length > 0 && (
        <button type="button" class="button" data-primary onClick={picked.play}>
          {words.hand.play(picked.cards)}
        </button>
      )}
    </>
  );
}

function drawingOf(cause: ReturnType<typeof dueIn>['cause']) {
  const { draw } = words.hand;
  return cause === 'penalty' || cause === 'run' ? draw[cause] : draw.choice;
}
