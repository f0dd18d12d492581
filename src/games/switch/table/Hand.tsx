import type { Card, Seat } from '#games/switch/rules/cards';
import type { Shown } from '#games/switch/rules/view';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/table-and-replay-steps';
import { useRovingTabindex } from '#widgets/use-roving-tabindex.ts';
import { CardBack, CardFace } from './Card.tsx';

interface HandProps {
  readonly seat: Seat;
  readonly cards: readonly Shown[];
  /** Cards that may not be played now, and who is asked why. */
  readonly barred?: readonly Card[] | undefined;
  readonly ask?: ((card: Card) => void) | undefined;
  /** Plays any of the others; without it none can be played from here. */
  readonly play?: ((card: Card) => void) | undefined;
}

/** A hand as it lies: the more cards, the more they overlap. Hidden ones are one thing to listeners. */
export function Hand({ seat, cards, barred = [], ask, play }: HandProps) {
  const { table } = words;
  const doesWith = (card: Card) => {
    const act = barred.includes(card) ? ask : play;
    return act && { name: barred.includes(card) ? table.barred(card) : table.play(card), act };
  };
  const open = cards.filter((card) => card !== '??');
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(
    open.filter((card) => doesWith(card) !== undefined),
  );
  if (cards.length === 0)
    return (
      <p class="hand-empty">
        <span>{table.emptyHand(seat)}</span>
      </p>
    );
  const isHidden = open.length === 0;
  return (
    <ul class="hand" data-place={seat} aria-label={table.hand(seat, cards.length)} onKeyDown={onKeyDown}>
      {cards.map((card, index) => {
        if (card === '??')
          return (
            <li key={index} aria-hidden={isHidden && index > 0 ? 'true' : undefined}>
              <CardBack name={table.hidden} />
            </li>
          );
        const isBarred = barred.includes(card);
        const button = doesWith(card);
        return (
          <li key={card} data-card={card} data-barred={isBarred ? '' : undefined}>
            <CardFace card={card} name={button === undefined ? game.cardName(card) : undefined} />
            {button !== undefined && (
              <button
                type="button"
                class={isBarred ? 'ask' : 'take'}
                tabIndex={tabIndexOf(card)}
                onFocus={() => {
                  enter(card);
                }}
                title={button.name}
                aria-label={button.name}
                onClick={() => {
                  button.act(card);
                }}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
