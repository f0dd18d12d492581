import { useState } from 'preact/hooks';
import { progression, ROUNDS, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as boards } from '#said/jekyll-vs-hyde/boards';
import { words } from '#said/jekyll-vs-hyde/table';
import { IdentityTrack } from '#games/jekyll-vs-hyde/table/IdentityTrack.tsx';

/** Jekyll's tricks in each round, to begin with. */
const EXAMPLE: readonly number[] = [6, 3, 5];

/** The Identity Track by itself: say how each round went, and see the marker walk, who leads next, and when it ends. */
export default function TrackBoard() {
  const [jekyll, set] = useState<readonly number[]>(EXAMPLE);
  const { table } = words;
  const rounds = progression(jekyll);
  const marker = rounds.at(-1)?.marker ?? 0;
  return (
    <div role="group" class="board" aria-label={boards.track}>
      <p class="label">{boards.track}</p>
      <IdentityTrack marker={marker} label={table.track(marker)} />
      <ol class="track-rounds">
        {Array.from({ length: ROUNDS }, (_, index) => {
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
                  {Array.from({ length: TRICKS + 1 }, (_, tricks) => (
                    <option key={tricks} value={tricks}>
                      {tricks}–{TRICKS - tricks}
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
