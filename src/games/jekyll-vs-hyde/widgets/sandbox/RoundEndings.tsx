import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { endingNow, endings } from '#games/jekyll-vs-hyde/board/round-endings';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { words as tableWords } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { IdentityTrack } from '#games/jekyll-vs-hyde/table/IdentityTrack.tsx';

/** What the end of the round would do to the marker: as the tricks lie now, and for every way to share them. */
export function RoundEndings({ state }: { readonly state: State }) {
  const { ending: words } = sandbox;
  const now = endingNow(state);
  if (now === null) return null;
  return (
    <section class="round-endings">
      <h2>{words.title}</h2>
      <p>{words.now(now)}</p>
      <IdentityTrack marker={now.end.marker} label={tableWords.table.track(now.end.marker)} />
      <details>
        <summary>{words.all}</summary>
        <div class="scrolls" tabIndex={0} role="region" aria-label={words.all}>
          <table>
            <thead>
              <tr>
                {words.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {endings(state).map((ending) => (
                <tr key={ending.tricks.jekyll}>
                  <td>{ending.tricks.jekyll}</td>
                  <td>{ending.tricks.hyde}</td>
                  <td>{ending.end.gap}</td>
                  <td>{ending.end.marker}</td>
                  <td>{words.next(ending)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
