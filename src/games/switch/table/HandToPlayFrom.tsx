import { useEffect, useRef } from 'preact/hooks';
import { rankOf, SUITS, type Card, type Suit } from '#games/switch/rules/cards';
import { dueIn } from '#games/switch/rules/drawing';
import type { Switch } from '#games/switch/rules/game-types';
import type { InGame, Turn } from '#games/switch/rules/state';
import { playableTogether } from '#games/switch/rules/legal';
import { goesAfter } from '#games/switch/rules/several';
import { handOf } from '#games/switch/rules/turn-order';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/switch/names';
import { words as playerHand } from '#said/switch/hand-to-play-from';
import { words } from '#said/switch/table-and-replay-steps';
import type { HandProps } from '#widgets/face.ts';
import { TextWithSpokenForm } from '#widgets/TextWithSpokenForm.tsx';
import { ChoiceForPlayedCard } from '#widgets/ChoiceForPlayedCard.tsx';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardFace } from './Card.tsx';
import { nameCardsAloud } from './name-cards-aloud.ts';
import { SuitMark } from './SuitMark.tsx';
import { useMovesByPressingCards, type Picked } from './use-moves-by-pressing-cards.ts';

/** So many cards lie in two rows on a phone; of more the third is to be seen and touched whole as well. */
const ROWS_OF_TWO = 14;

interface InGameProps extends Omit<HandProps<Switch>, 'state'> {
  readonly state: InGame;
}

/** A hand to play from, and what can be drawn instead; before the deal there is none. */
export function HandToPlayFrom({ state, ...props }: HandProps<Switch>) {
  return state.phase === 'deal' ? null : <HeldHand state={state} {...props} />;
}

function HeldHand({ state, seat, hints, named, pointed, attempt, reconsider, pressed }: InGameProps) {
  const root = useRef<HTMLDivElement>(null);
  const picked = useMovesByPressingCards(state, seat, root, attempt, reconsider);
  const hand = handOf(state, seat);
  const isActive = state.phase === 'turn' && state.turn === seat;
  const playable = hints && isActive ? playableTogether(state) : hand;
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(hand);
  const firstsOf = (card: Card) =>
    hints && isActive && !picked.cards.some((one) => rankOf(one) === rankOf(card))
      ? goesAfter(state, card)
      : [];
  const asked = (text: string) => (named === true ? punctuation.headed(game.seats[seat], text) : text);
  useEffect(() => {
    if (pressed !== undefined && isActive) picked.press(pressed);
  }, []);
  return (
    <div class="player-hand" ref={root}>
      <ul
        class="hand"
        data-place={seat}
        data-rows={hand.length > ROWS_OF_TWO ? 3 : undefined}
        aria-label={words.table.hand(seat, hand.length)}
        onKeyDown={onKeyDown}
      >
        {hand.map((card) => (
          <HandCard
            key={card}
            card={card}
            place={picked.cards.indexOf(card) + 1}
            barred={!playable.includes(card)}
            firsts={firstsOf(card)}
            pointed={pointed?.type === 'play' && pointed.cards.includes(card)}
            hints={hints && isActive}
            tabIndex={tabIndexOf(card)}
            enter={enter}
            press={picked.press}
          />
        ))}
      </ul>
      <div class="hand-actions">
        {picked.aces !== null ? (
          <SuitChoice
            aces={picked.aces}
            asked={asked}
            advised={pointed?.type === 'play' ? pointed.suit : undefined}
            choose={picked.choose}
            leave={() => {
              const ace = picked.aces?.at(-1);
              picked.leave();
              root.current?.querySelector<HTMLElement>(`[data-card="${ace}"] button`)?.focus();
            }}
          />
        ) : (
          isActive && <Actions {...{ state, picked, asked }} drawAdvised={pointed?.type === 'draw'} />
        )}
      </div>
    </div>
  );
}

interface HandCardProps {
  readonly card: Card;
  /** Where it comes among the picked ones, counted from 1; 0: it is not picked. */
  readonly place: number;
  readonly barred: boolean;
  /** The cards of its rank after one of which it may be laid, where it may not be laid now. */
  readonly firsts: readonly Card[];
  readonly pointed: boolean;
  readonly hints: boolean;
  readonly tabIndex: 0 | -1;
  readonly enter: (card: Card) => void;
  readonly press: (card: Card) => void;
}

function HandCard(props: HandCardProps) {
  const { card, place, barred, firsts, pointed, hints, tabIndex, enter, press } = props;
  const waits = firsts.length > 0;
  const name = barred
    ? playerHand.barred(card)
    : waits
      ? playerHand.after(card, firsts)
      : hints
        ? playerHand.playable(card)
        : game.cardName(card);
  return (
    <li
      data-card={card}
      data-barred={barred ? '' : undefined}
      data-waits={waits ? '' : undefined}
      data-picked={place > 0 ? '' : undefined}
      data-pointed={pointed ? '' : undefined}
    >
      <button
        type="button"
        tabIndex={tabIndex}
        aria-disabled={barred || waits}
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
        {waits && (
          <span class="goes-after" aria-hidden="true">
            {playerHand.afterLabel(firsts)}
          </span>
        )}
        <span class="visually-hidden">{place > 0 ? playerHand.chosen(card, place) : name}</span>
      </button>
    </li>
  );
}

interface AskedProps {
  /** Says of whom it is asked, where that needs to be said. */
  readonly asked: (text: string) => string;
}

interface SuitChoiceProps extends AskedProps, Pick<Picked, 'choose' | 'leave'> {
  readonly aces: readonly Card[];
  /** The suit that somebody points to. */
  readonly advised: Suit | undefined;
}

/** The suit that an Ace asks for, in place of the other buttons: nothing of the table is covered meanwhile. */
function SuitChoice({ aces, advised, asked, choose, leave }: SuitChoiceProps) {
  const label = asked(playerHand.chooseSuit(aces.length));
  return (
    <ChoiceForPlayedCard label={label} leave={leave}>
      <span class="naming-label">{label}</span>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="button"
          data-pointed={suit === advised ? '' : undefined}
          onClick={() => {
            choose(suit);
          }}
        >
          <SuitMark suit={suit} /> <span class="suit-name">{playerHand.suit(suit)}</span>
        </button>
      ))}
      <button type="button" class="button quiet" onClick={leave}>
        {playerHand.noSuit}
      </button>
    </ChoiceForPlayedCard>
  );
}

interface ActionsProps extends AskedProps {
  readonly state: Turn;
  readonly picked: Picked;
  /** Whether somebody points to drawing. */
  readonly drawAdvised: boolean;
}

/** What is done besides pressing a card: cards that were picked are played, or what is due is drawn. */
function Actions({ state, picked, asked, drawAdvised }: ActionsProps) {
  const { cause, owed } = dueIn(state);
  return (
    <>
      {picked.cards.length > 0 && (
        <button type="button" class="button" data-primary aria-disabled={!picked.fit} onClick={picked.play}>
          <TextWithSpokenForm text={asked(playerHand.play(picked.cards))} aloud={nameCardsAloud} />
        </button>
      )}
      <button type="button" class="button" data-pointed={drawAdvised ? '' : undefined} onClick={picked.draw}>
        {asked(drawingOf(cause)(owed))}
      </button>
    </>
  );
}

function drawingOf(cause: ReturnType<typeof dueIn>['cause']) {
  const { draw } = playerHand;
  return cause === 'penalty' || cause === 'run' ? draw[cause] : draw.choice;
}
