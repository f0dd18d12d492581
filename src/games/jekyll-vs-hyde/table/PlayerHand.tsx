import { useEffect, useRef, useState } from 'preact/hooks';
import {
  SUITS,
  isPotion,
  type Card,
  type Potion,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import { judge, toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/received';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, Deal, Phase, State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts } from '#games/jekyll-vs-hyde/rules/verdicts';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words } from '#said/jekyll-vs-hyde/table';
import { say } from '#words/sentences';
import { punctuation } from '#said/punctuation';
import { shake } from '#widgets/motion/shake.ts';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardFace } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';

interface PlayerHandProps {
  readonly state: State;
  readonly seat: Seat;
  /** Whether each card says if it may be played. Those that may not can be pressed all the same, and the reason is given. */
  readonly hints: boolean;
  /** Cards that somebody points to, and says of them why. */
  readonly pointed?: readonly Card[];
  readonly attempt: (action: Action) => void;
  /** A card that was pressed before this hand lay there. */
  readonly pressed?: Card | undefined;
}

/** What somebody at the table does with cards of their own. */
type Move = Exclude<Action, Deal>;

/** A move that was refused, and is as long as the phase lasts: what another seat lays aside meanwhile makes nothing else of it. */
interface RefusedMove {
  readonly phase: Phase;
  readonly move: Move;
}

/** A hand to play from: each card is a button, all of them are one stop for the Tab key. What may be played is for the rules to say. */
export function PlayerHand({ state, seat, hints, pointed = [], attempt, pressed }: PlayerHandProps) {
  const [picked, pick] = useState<readonly Card[]>([]);
  const [naming, name] = useState<Potion | null>(null);
  const { table } = words;
  const hand = 'hands' in state ? state.hands[seat] : [];
  // What was picked stays picked when it is refused; what has changed hands since is gone.
  const given = picked.filter((card) => hand.includes(card));
  const active = toAct(state).includes(seat);
  const exchanging = active && (state.phase === 'preparation' || state.phase === 'greed');
  const known = hints && active ? verdicts(state, seat) : [];
  const received = 'hands' in state ? newlyReceived(state, seat) : [];
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(hand);
  const root = useRef<HTMLDivElement>(null);
  const [refused, refuse] = useState<RefusedMove | null>(null);

  const make = (move: Move) => {
    const isRefused = judge(state, move).length > 0;
    refuse(isRefused ? { phase: state.phase, move } : null);
    if (isRefused && root.current !== null) shake(root.current, cardsOf(move));
    if (!isRefused) pick([]);
    attempt(move);
  };
  const press = (card: Card) => {
    if (exchanging) pick(given.includes(card) ? given.filter((one) => one !== card) : [...given, card]);
    else if (state.phase === 'lead' && isPotion(card)) name(naming === card ? null : card);
    else if (state.phase === 'lead') make({ type: 'lead', by: seat, card });
    else make({ type: 'follow', by: seat, card });
  };
  useEffect(() => {
    if (pressed !== undefined && active) press(pressed);
  }, []);

  return (
    <div class="player-hand" ref={root}>
      <ul class="hand" data-place={seat} aria-label={table.hand(seat, hand.length)} onKeyDown={onKeyDown}>
        {hand.map((card) => {
          const verdict = known.find((one) => one.card === card);
          const barred = verdict?.type === 'barred';
          return (
            <li
              key={card}
              data-card={card}
              data-barred={barred ? '' : undefined}
              data-received={received.includes(card) ? '' : undefined}
              data-pointed={pointed.includes(card) ? '' : undefined}
            >
              <button
                type="button"
                tabIndex={tabIndexOf(card)}
                aria-disabled={barred}
                aria-pressed={
                  exchanging || card === naming ? given.includes(card) || card === naming : undefined
                }
                onFocus={() => {
                  enter(card);
                }}
                onClick={() => {
                  press(card);
                }}
              >
                <CardFace card={card} />
                <span class="visually-hidden">
                  {aside(
                    verdict === undefined ? game.card(card) : say(legality.inHand, verdict),
                    received.includes(card) ? table.received : null,
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {refused?.phase === state.phase && <WhyNot refusals={judge(state, refused.move)} />}
      {naming !== null && active && state.phase === 'lead' && hand.includes(naming) && (
        <Naming
          key={naming}
          potion={naming}
          choose={(suit) => {
            name(null);
            make({ type: 'lead', by: seat, card: naming, names: suit });
          }}
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
          onClick={() => {
            make({ type: 'exchange', by: seat, cards: given });
          }}
        >
          {table.give(given.length)}
        </button>
      )}
    </div>
  );
}

interface NamingProps {
  readonly potion: Potion;
  readonly choose: (suit: Suit) => void;
  readonly leave: () => void;
}

/** The suits that a Potion that is led may name. The focus goes to them, and back to the card with Escape. */
function Naming({ potion, choose, leave }: NamingProps) {
  const { table } = words;
  const root = useRef<HTMLDivElement>(null);
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(SUITS);
  useEffect(() => {
    root.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      class="naming"
      role="group"
      aria-label={table.nameSuit(potion)}
      ref={root}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
        onKeyDown(event);
      }}
    >
      <span aria-hidden="true">{table.nameSuit(potion)}</span>
      {SUITS.map((suit) => (
        <button
          key={suit}
          type="button"
          class="button"
          tabIndex={tabIndexOf(suit)}
          onFocus={() => {
            enter(suit);
          }}
          onClick={() => {
            choose(suit);
          }}
        >
          <SuitMark suit={suit} /> {game.suits[suit]}
        </button>
      ))}
    </div>
  );
}

/** The reason, at the hand that was refused. It is told to listeners where all that happens is. */
function WhyNot({ refusals: [refusal] }: { readonly refusals: readonly Refusal[] }) {
  if (refusal === undefined) return null;
  return (
    <p class="why-not" aria-hidden="true">
      {say(legality.refusals, refusal)}
    </p>
  );
}

function cardsOf(move: Move): readonly Card[] {
  return move.type === 'exchange' ? move.cards : [move.card];
}

function aside(text: string, note: string | null): string {
  return note === null ? text : punctuation.aside(text, note);
}
