import { useState } from 'preact/hooks';
import { progression, remarkableEnds, ROUNDS, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-demos';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { IdentityTrack } from '#games/jekyll-vs-hyde/table/IdentityTrack.tsx';
import { Slider } from '#widgets/Slider.tsx';

/** Jekyll's tricks in each round, to begin with. */
const EXAMPLE: readonly number[] = [6, 3, 5];

/** The Identity Track by itself: say how each round went, and see the marker walk, who leads next, and what end that comes to. */
export default function TrackDemo() {
  const [jekyll, set] = useState<readonly number[]>(EXAMPLE);
  const { table } = words;
  const rounds = progression(jekyll);
  const marker = rounds.at(-1)?.marker ?? 0;
  return (
    <div role="group" class="board" aria-label={boards.track}>
      <p class="label">{boards.track}</p>
      <IdentityTrack marker={marker} label={table.track(marker)} />
      <ol class="track-rounds">
        {jekyll.slice(0, ROUNDS).map((tricks, index) => {
          const round = rounds[index];
          return (
            <TrackRound
              key={index}
              number={index + 1}
              tricks={tricks}
              result={round === undefined ? null : boards.roundGoes(round)}
              share={(tricks) => {
                set(jekyll.with(index, tricks));
              }}
            />
          );
        })}
      </ol>
      <p class="track-remark" role="status">
        {punctuation.row(remarkableEnds(jekyll).map((end) => boards.remarkable[end]))}
      </p>
    </div>
  );
}

interface TrackRoundProps {
  /** From 1 on. */
  readonly number: number;
  /** How many of the ten are Jekyll's. */
  readonly tricks: number;
  /** What comes of it; null where the game is over before. */
  readonly result: string | null;
  readonly share: (tricks: number) => void;
}

/** The tricks of a round in a row, and a handle that shares them between the two. */
function TrackRound({ number, tricks, result, share }: TrackRoundProps) {
  const shares = boards.shares(tricks, TRICKS - tricks);
  return (
    <li data-over={result === null ? '' : undefined}>
      <label>
        <span class="track-round">{boards.round(number)}</span>
        <span class="track-shares" aria-hidden="true">
          <span>
            {game.seats.jekyll} <b>{tricks}</b>
          </span>
          <span>
            <b>{TRICKS - tricks}</b> {game.seats.hyde}
          </span>
        </span>
        <span class="track-tricks">
          <svg viewBox={`0 0 ${TRICKS * 10} 14`} preserveAspectRatio="none" aria-hidden="true">
            {Array.from({ length: TRICKS }, (_, index) => (
              <rect
                key={index}
                data-seat={index < tricks ? 'jekyll' : 'hyde'}
                x={index * 10 + 0.75}
                width="8.5"
                height="14"
              />
            ))}
          </svg>
          <Slider
            aria-label={boards.jekyllsTricks(number)}
            aria-valuetext={punctuation.row([shares, result ?? boards.notPlayed])}
            min={0}
            max={TRICKS}
            value={tricks}
            disabled={result === null}
            slide={share}
          />
        </span>
      </label>
      <p>{result ?? boards.notPlayed}</p>
    </li>
  );
}
