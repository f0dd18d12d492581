import type { RecordHead } from '#games/chronicle/record/record';
import type { View } from '#games/chronicle/rules/view';
import { TableCentre } from '#games/chronicle/table/TableCentre.tsx';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/table-and-replay-steps';
import { RecordPlayerName } from '#widgets/record/RecordPlayerName.tsx';

interface CompactTableProps {
  readonly view: View;
  readonly players: RecordHead['players'] | undefined;
}

/** Who sits there with how many cards, allies and Fame, and the middle of the table, small enough to stand above all cards on a phone. */
export function CompactTable({ view, players = {} }: CompactTableProps) {
  const { table } = words;
  return (
    <div class="table record-table" role="group" aria-label={table.label}>
      <ul class="record-seats">
        {view.seats.map((seat) => {
          const count = view.hands[seat]?.length ?? 0;
          const allies = view.allies[seat]?.length ?? 0;
          const fame = view.fame[seat] ?? 0;
          const turns = view.toAct.includes(seat);
          const said = [
            table.count(count),
            table.allies(seat, allies),
            ...(fame > 0 ? [table.fame(fame)] : []),
          ];
          return (
            <li key={seat} data-turn={turns ? '' : undefined}>
              <span class="visually-hidden">
                {turns && table.toAct}
                {turns && punctuation.afterSentence}
                {game.seats[seat]}
                {punctuation.afterLabel}
                {punctuation.row(said)}
              </span>
              <span aria-hidden="true">
                {seat.slice(1)} <b>{count}</b>+{allies}
                {fame > 0 && <span class="fame">{'●'.repeat(fame)}</span>}
              </span>
              <RecordPlayerName name={players[seat]} />
            </li>
          );
        })}
      </ul>
      <TableCentre view={view} />
    </div>
  );
}
