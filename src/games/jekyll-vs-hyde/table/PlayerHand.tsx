import { useState } from 'preact/hooks';
import { SUITS, isPotion, type Card, type Potion, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts } from '#games/jekyll-vs-hyde/rules/verdicts';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words } from '#said/jekyll-vs-hyde/table';
import { say } from '#words/sentences';
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
}

/** A hand to play from: each card is a button, all of them are one stop for the Tab key. What may be played is for the rules to say. */
export function PlayerHand({ state, seat, hints, pointed = [], attempt }: PlayerHandProps) {
  const [picked, pick] = useState<readonly Card[]>([]);
  const [naming, name] = useState<Potion | null>(null);
  const { table } = words;
  const hand = 'hands' in state ? state.hands[seat] : [];
  // What was picked stays picked when it is refused; what has changed hands since is gone.
  const given = picked.filter((card) => hand.includes(card));
  const active = toAct(state).includes(seat);
  const exchanging = active && (state.phase === 'preparation' || state.phase === 'greed');
  const known = hints && active ? verdicts(state, seat) : [];
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(hand);

  const press = (card: Card) => {
    if (exchanging) pick(given.includes(card) ? given.filter((one) => one !== card) : [...given, card]);
    else if (state.phase === 'lead' && isPotion(card)) name(naming === card ? null : card);
    else if (state.phase === 'lead') attempt({ type: 'lead', by: seat, card });
    else attempt({ type: 'follow', by: seat, card });
  };

  return (
    <div class="player-hand">
      <ul class="hand" data-place={seat} aria-label={table.hand(seat, hand.length)} onKeyDown={onKeyDown}>
        {hand.map((card) => {
          const verdict = known.find((one) => one.card === card);
          const barred = verdict?.type === 'barred';
          return (
            <li
              key={card}
              data-card={card}
              data-barred={barred ? '' : undefined}
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
                  {verdict === undefined ? game.card(card) : say(legality.inHand, verdict)}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {naming !== null && active && (
        <div class="naming" role="group" aria-label={table.nameSuit(naming)}>
          <span>{table.nameSuit(naming)}</span>
          {SUITS.map((suit) => (
            <button
              key={suit}
              type="button"
              class="button"
              onClick={() => {
                name(null);
                attempt({ type: 'lead', by: seat, card: naming, names: suit });
              }}
            >
              <SuitMark suit={suit} /> {game.suits[suit]}
            </button>
          ))}
        </div>
      )}
      {exchanging && (
        <button
          type="button"
          class="button give"
          onClick={() => {
            attempt({ type: 'exchange', by: seat, cards: given });
          }}
        >
          {table.give(given.length)}
        </button>
      )}
    </div>
  );
}
