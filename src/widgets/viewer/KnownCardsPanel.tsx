import type { ComponentChildren } from 'preact';
import '../../styles/side-panel.css';
import { CardsByPlaceWithReasons, type KnownPlace } from './CardsByPlaceWithReasons.tsx';

interface KnownCardsProps<Card> {
  readonly title: string;
  /** Null where no seat’s eyes are looked through, or nobody holds cards. */
  readonly places: readonly KnownPlace<Card>[] | null;
  /** What is said then. */
  readonly otherwise: ComponentChildren;
  /** A card in little space, its name, and why it is listed where it is. */
  readonly draw: (card: Card) => ComponentChildren;
  readonly name: (card: Card) => string;
  readonly why: (card: Card) => ComponentChildren;
  /** What has to be said besides. */
  readonly children?: ComponentChildren;
}

/** The panel that says what a seat can know of the cards. */
export function KnownCardsPanel<Card extends string>(props: KnownCardsProps<Card>) {
  const { title, places, otherwise, draw, name, why, children } = props;
  return (
    <div class="panel" role="group" aria-label={title}>
      <p class="label">{title}</p>
      {places === null ? (
        otherwise
      ) : (
        <div class="inferred">
          <CardsByPlaceWithReasons {...{ places, draw, name, why }} />
          {children !== undefined && <p>{children}</p>}
        </div>
      )}
    </div>
  );
}
