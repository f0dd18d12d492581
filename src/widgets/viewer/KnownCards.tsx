import type { ComponentChildren } from 'preact';
import '../../styles/inferred-hand.css';
import '../../styles/side-panel.css';

/** Cards that are known to lie in a place, and what else is known of it. */
export interface KnownPlace<Card> {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly note?: string;
}

interface KnownCardsProps<Card> {
  readonly title: string;
  /** Null where no seat’s eyes are looked through, or nobody holds cards. */
  readonly places: readonly KnownPlace<Card>[] | null;
  /** What is said then. */
  readonly otherwise: string;
  /** A card in little space, and its name. */
  readonly draw: (card: Card) => ComponentChildren;
  readonly name: (card: Card) => string;
  /** What has to be said besides. */
  readonly children?: ComponentChildren;
}

/** The panel that says what a seat can know of the cards. */
export function KnownCards<Card extends string>(props: KnownCardsProps<Card>) {
  const { title, places, otherwise, draw, name, children } = props;
  return (
    <div class="panel" role="group" aria-label={title}>
      <p class="label">{title}</p>
      {places === null ? (
        <p>{otherwise}</p>
      ) : (
        <div class="inferred">
          <dl>
            {places
              .filter(({ cards, note }) => cards.length > 0 || note !== undefined)
              .map((place) => (
                <div key={place.title}>
                  <dt>{place.title}</dt>
                  <dd>
                    {place.cards.map((card) => (
                      <span key={card}>
                        <span aria-hidden="true">{draw(card)}</span>
                        <span class="visually-hidden">{name(card)}</span>
                      </span>
                    ))}
                    {place.note !== undefined && <span>{place.note}</span>}
                  </dd>
                </div>
              ))}
          </dl>
          {children !== undefined && <p>{children}</p>}
        </div>
      )}
    </div>
  );
}
