import { useEffect, useRef } from 'preact/hooks';
import type { Card } from '#games/chronicle/rules/cards';
import { playOf } from '#games/chronicle/rules/following';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { judge } from '#games/chronicle/rules/judge';
import { toAct } from '#games/chronicle/rules/to-act';
import { handOf } from '#games/chronicle/rules/seats';
import type { InGame, Play } from '#games/chronicle/rules/state';
import { words as game } from '#said/chronicle/names';
import { words as said } from '#said/chronicle/hand-to-play-from';
import { words } from '#said/chronicle/table-and-replay-steps';
import type { HandProps } from '#widgets/face.ts';
import { shake } from '#widgets/motion/shake-cards.ts';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardFace, WildName } from './Card.tsx';
import { AbilityOptions } from './AbilityOptions.tsx';

interface InGameProps extends Omit<HandProps<Chronicle>, 'state'> {
  readonly state: InGame;
}

/** A hand to play from, and what an ability asks for; before the deal there is none. */
export function HandToPlayFrom({ state, ...props }: HandProps<Chronicle>) {
  return state.phase === 'deal' ? null : <HeldHand state={state} {...props} />;
}

function HeldHand({ state, seat, hints, named = false, pointed, attempt, pressed }: InGameProps) {
  const root = useRef<HTMLDivElement>(null);
  const hand = handOf(state, seat);
  const acts = toAct(state).includes(seat);
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(hand);
  const wayOf = (card: Card): Play | null =>
    state.phase === 'meeting' && acts ? playOf(state, seat, card) : null;
  const press = (card: Card) => {
    const action: Play = wayOf(card) ?? { type: 'play', by: seat, card };
    if (judge(state, action).length > 0 && root.current !== null) shake(root.current, [card]);
    attempt(action);
  };
  useEffect(() => {
    if (pressed !== undefined && acts) press(pressed);
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
            way={hints && acts ? wayOf(card) : { type: 'play', by: seat, card }}
            hints={hints && acts}
            pointed={pointed?.type === 'play' && pointed.card === card}
            tabIndex={tabIndexOf(card)}
            enter={enter}
            press={press}
          />
        ))}
      </ul>
      {state.phase === 'effect' && acts && <AbilityOptions state={state} named={named} attempt={attempt} />}
    </div>
  );
}

interface HandCardProps {
  readonly card: Card;
  /** How it can be played; null: not now. */
  readonly way: Play | null;
  readonly hints: boolean;
  readonly pointed: boolean;
  readonly tabIndex: 0 | -1;
  readonly enter: (card: Card) => void;
  readonly press: (card: Card) => void;
}

function HandCard({ card, way, hints, pointed, tabIndex, enter, press }: HandCardProps) {
  const barred = way === null;
  const name = barred ? said.barred(card) : hints ? said.playable(card, way.down === true) : game.card(card);
  return (
    <li data-card={card} data-barred={barred ? '' : undefined} data-pointed={pointed ? '' : undefined}>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-disabled={barred}
        onFocus={() => {
          enter(card);
        }}
        onClick={() => {
          press(card);
        }}
      >
        <CardFace card={card} />
        <WildName card={card} />
        {hints && way?.down === true && (
          <span class="goes-down" aria-hidden="true">
            {said.down}
          </span>
        )}
        <span class="visually-hidden">{name}</span>
      </button>
    </li>
  );
}
