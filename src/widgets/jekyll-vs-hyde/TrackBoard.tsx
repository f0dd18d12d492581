import { useState } from 'preact/hooks';
import { progression } from '#games/jekyll-vs-hyde/track';
import { words as site } from '#said/site';
import { words } from '#said/table';
import { IdentityTrack } from './IdentityTrack.tsx';

const ROUNDS = [0, 1, 2] as const;
const TRICKS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The Identity Track by itself: say how each round went, and see the marker walk, who leads next, and when it ends. */
export default function TrackBoard() {
  const [jekyll, set] = useState<readonly number[]>([6, 3, 5]);
  const { boards } = site;
  const { table } = words;
  const rounds = progression(jekyll);
  const marker = rounds.at(-1)?.marker ?? 0;
  return (
    <div role="group" class="board" aria-label={boards.track}>
      <p class="label">{boards.track}</p>
      <IdentityTrack marker={marker} label={table.track(marker)} />
      <ol class="track-rounds">
        {ROUNDS.map((index) => {
          const round = rounds[index];
          return (
            <li key={index} data-over={round === undefined ? '' : undefined}>
              <label>
                {boards.jekyllsTricks(index + 1)}
                <select
                  value={jekyll[index]}
                  disabled={round === undefined}
                  onChange={({ currentTarget }) => {
                    set(jekyll.with(index, Number(currentTarget.value)));
                  }}
                >
                  {TRICKS.map((tricks) => (
                    <option key={tricks} value={tricks}>
                      {tricks}–{10 - tricks}
                    </option>
                  ))}
                </select>
              </label>
              <p>{round === undefined ? boards.notPlayed : boards.roundGoes(round)}</p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
