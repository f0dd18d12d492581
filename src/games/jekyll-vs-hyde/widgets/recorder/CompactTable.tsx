import type { RecordHead } from '#games/jekyll-vs-hyde/record/record';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { RecordPlayerName } from '#widgets/record/RecordPlayerName.tsx';
import { IdentityTrack } from '#games/jekyll-vs-hyde/table/IdentityTrack.tsx';
import { Ranking } from '#games/jekyll-vs-hyde/table/Ranking.tsx';
import { Trick } from '#games/jekyll-vs-hyde/table/Trick.tsx';

interface CompactTableProps {
  readonly view: View;
  /** Who plays each role now. */
  readonly players: RecordHead['players'] | undefined;
}

/** The middle of the table and the score, small enough to stand above the cards on a phone. */
export function CompactTable({ view, players = {} }: CompactTableProps) {
  const { table } = words;
  return (
    <div
      class="record-table"
      role="group"
      aria-label={table.label(view.round, view.tricks.length + (view.led === null ? 0 : 1))}
    >
      <Ranking ranking={view.ranking} />
      <div>
        <p class="record-tricks">
          {(['hyde', 'jekyll'] as const).map((seat) => (
            <span key={seat}>
              <span class="visually-hidden">{table.tricks(seat, view.owned[seat])}</span>
              <span aria-hidden="true">
                {game.seats[seat]} <b>{view.owned[seat]}</b>
              </span>
              <RecordPlayerName name={players[seat]} />
            </span>
          ))}
        </p>
        <Trick view={view} />
      </div>
      <IdentityTrack marker={view.marker} label={table.track(view.marker)} />
    </div>
  );
}
