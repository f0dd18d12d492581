import type { View } from '#games/jekyll-vs-hyde/rules/view';
import type { PictureWords } from '#games/jekyll-vs-hyde/words/text-types/picture';
import { Token } from '../SuitMark.tsx';
import { LEFT } from '#widgets/picture/table-edges-and-centre.ts';
import { ink } from './picture-style.ts';
import { PicturePartHeading } from './PicturePartHeading.tsx';

interface PictureRankingProps {
  readonly view: View;
  readonly words: PictureWords;
}

const PLACES = ['lowest', 'middle', 'highest'] as const;

/** The board of suit tokens, lowest first. */
export function PictureRanking({ view, words }: PictureRankingProps) {
  const size = 54;
  return (
    <g data-place="ranking">
      <PicturePartHeading x={LEFT} y={262}>
        {words.ranking}
      </PicturePartHeading>
      {PLACES.map((place, index) => {
        const suit = view.ranking[index];
        const x = LEFT + index * 66;
        return (
          <g key={place}>
            {suit === undefined ? (
              <circle
                cx={x + size / 2}
                cy={304}
                r={size / 2 - 1}
                fill="none"
                stroke={ink('rule-strong')}
                stroke-dasharray="4 4"
              />
            ) : (
              <svg x={x} y={304 - size / 2} width={size} height={size} viewBox="0 0 64 64">
                <Token suit={suit} />
              </svg>
            )}
            <text x={x + size / 2} y="352" font-size="16" text-anchor="middle" fill={ink('ink-soft')}>
              {words.places[place]}
            </text>
          </g>
        );
      })}
    </g>
  );
}
