import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/text-types/picture';
import { trickOnTable } from '../Trick.tsx';
import { ink } from './picture-style.ts';
import { TALL } from '#widgets/picture/make-card-in-picture.tsx';
import { PictureCard } from './PictureCard.tsx';
import { PicturePartHeading } from './PicturePartHeading.tsx';

interface PictureTrickProps {
  readonly view: View;
  readonly words: PictureWords;
}

/** The trick on the table, or the one just taken: each card under the name of who played it. */
export function PictureTrick({ view, words }: PictureTrickProps) {
  const trick = trickOnTable(view);
  const width = 104;
  return (
    <g data-place="trick">
      {(['hyde', 'jekyll'] as const).map((seat, index) => {
        const card = trick === null ? null : seat === trick.leader ? trick.card : trick.followed;
        const x = 532 + index * (width + 18);
        return (
          <g key={seat}>
            <PicturePartHeading x={x + width / 2} y={224} middle>
              {words.seats[seat]}
            </PicturePartHeading>
            {card === null ? (
              <rect
                x={x + 0.5}
                y="234.5"
                width={width - 1}
                height={width * TALL - 1}
                rx="6"
                fill="none"
                stroke={ink('rule-strong')}
                stroke-dasharray="4 4"
              />
            ) : (
              <PictureCard
                card={card}
                x={x}
                y={234}
                width={width}
                dim={trick?.winner != null && trick.winner !== seat}
              />
            )}
          </g>
        );
      })}
      {trick?.names != null && (
        <Note y={trick.winner === null ? 411 : 402}>{words.names(trick.leader, trick.names)}</Note>
      )}
      {trick?.winner != null && (
        <Note y={trick.names === null ? 411 : 423} strong>
          {words.takenBy(trick.winner)}
        </Note>
      )}
    </g>
  );
}

interface NoteProps {
  readonly y: number;
  readonly strong?: boolean;
  readonly children: string;
}

function Note({ y, strong = false, children }: NoteProps) {
  return (
    <text
      x="645"
      y={y}
      font-size="19"
      font-weight={strong ? 600 : undefined}
      text-anchor="middle"
      fill={ink('ink')}
    >
      {children}
    </text>
  );
}
