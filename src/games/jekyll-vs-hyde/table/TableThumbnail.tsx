import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Shown, View } from '#games/jekyll-vs-hyde/rules/view';
import { TableThumbnail as Sketch } from '#widgets/TableThumbnail.tsx';
import { CardBack, CardFace } from './Card.tsx';
import { Token } from './SuitMark.tsx';
import { trickOnTable } from './Trick.tsx';

interface TableThumbnailProps {
  readonly view: View;
  /** Who sits at the bottom. */
  readonly below: Seat;
}

/** A position in little space: hands, trick and tokens. Decorative. */
export function TableThumbnail({ view, below }: TableThumbnailProps) {
  const trick = trickOnTable(view);
  const played = trick === null ? [] : [trick.card, trick.followed].flatMap((card) => card ?? []);
  return (
    <Sketch
      above={cards(view.hands[other(below)])}
      middle={
        <>
          <div data-place="tokens">
            {view.ranking.map((suit) => (
              <Token key={suit} suit={suit} />
            ))}
          </div>
          <div data-place="trick">{cards(played)}</div>
        </>
      }
      below={cards(view.hands[below])}
    />
  );
}

function cards(shown: readonly Shown[]) {
  return shown.map((card, index) =>
    card === '??' ? <CardBack key={index} /> : <CardFace key={index} card={card} />,
  );
}
