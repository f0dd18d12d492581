import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Shown } from '#games/jekyll-vs-hyde/rules/view';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { useRovingTabindex, type OneStop } from '#widgets/use-roving-tabindex.ts';
import { CardBack, CardFace } from './Card.tsx';

interface HandProps {
  readonly seat: Seat;
  readonly cards: readonly Shown[];
  /** Cards that lie face down for an exchange; they are still in hand. */
  readonly chosen: readonly Shown[];
  /** Cards that have just come in an exchange. */
  readonly received?: readonly Card[];
  /** Cards that may not be played now, and who is asked why. */
  readonly barred?: readonly Card[] | undefined;
  readonly ask?: ((card: Card) => void) | undefined;
  /** Plays any of the others; without it none can be played from here. */
  readonly play?: ((card: Card) => void) | undefined;
}

/** A hand, spread so that ten cards fit a phone. */
export function Hand({ seat, cards, chosen, received = [], barred = [], ask, play }: HandProps) {
  const { table } = words;
  const doesWith = (card: Card) => {
    const act = barred.includes(card) ? ask : play;
    return act && { name: barred.includes(card) ? table.barred(card) : table.play(card), act };
  };
  const open = cards.filter((card) => card !== '??');
  const roving = useRovingTabindex(open.filter((card) => doesWith(card) !== undefined));
  if (cards.length === 0) return <p class="hand-empty">{table.emptyHand(seat)}</p>;
  return (
    <ul
      class="hand"
      data-place={seat}
      aria-label={table.hand(seat, cards.length, cards.length - open.length)}
      onKeyDown={roving.onKeyDown}
    >
      {cards.map((card, index) =>
        card === '??' ? (
          // How many lie face down the hand says.
          <li key={index} aria-hidden="true">
            <CardBack />
          </li>
        ) : (
          <OpenCard
            key={card}
            card={card}
            isGiven={chosen.includes(card)}
            isNew={received.includes(card)}
            isBarred={barred.includes(card)}
            button={doesWith(card)}
            roving={roving}
          />
        ),
      )}
    </ul>
  );
}

interface OpenCardProps {
  readonly card: Card;
  readonly isGiven: boolean;
  readonly isNew: boolean;
  readonly isBarred: boolean;
  /** What can be done with it; undefined where nothing can. */
  readonly button: { readonly name: string; readonly act: (card: Card) => void } | undefined;
  readonly roving: Pick<OneStop<Card>, 'tabIndexOf' | 'enter'>;
}

/** A card that lies open, with a button over it where it can be asked about or played. */
function OpenCard({ card, isGiven, isNew, isBarred, button, roving }: OpenCardProps) {
  const { table } = words;
  const note = isGiven ? table.faceDown : isNew ? table.received : null;
  const noted = (name: string) => (note === null ? name : punctuation.aside(name, note));
  return (
    <li
      data-card={card}
      data-chosen={isGiven ? '' : undefined}
      data-received={isNew ? '' : undefined}
      data-barred={isBarred ? '' : undefined}
    >
      {/* Where there is a button, that says it all. */}
      <CardFace card={card} name={button === undefined ? noted(table.card(card)) : undefined} />
      {button !== undefined && (
        <button
          type="button"
          class={isBarred ? 'ask' : 'take'}
          tabIndex={roving.tabIndexOf(card)}
          onFocus={() => {
            roving.enter(card);
          }}
          title={button.name}
          aria-label={noted(button.name)}
          onClick={() => {
            button.act(card);
          }}
        />
      )}
    </li>
  );
}
