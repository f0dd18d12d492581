import type { RecordHead } from '#games/switch/record/record';
import type { View } from '#games/switch/rules/view';
import { TableCentre } from '#games/switch/table/TableCentre.tsx';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/table-and-replay-steps';
import { RecordPlayerName } from '#widgets/record/RecordPlayerName.tsx';

interface CompactTableProps {
  readonly view: View;
  readonly players: RecordHead['players'] | undefined;
}

/** Who sits there with how many cards, and the middle of the table, small enough to stand above all cards on a phone. */
export function CompactTable({ view, players = {} }: CompactTableProps) {
  return (
    <div class="table record-table" role="group" aria-label={words.table.label}>
      <ul class="record-seats">
        {view.seats.map((seat) => {
          const count = view.hands[seat]?.length ?? 0;
          const turns = view.turn === seat || view.drawing?.by === seat;
          const penalty = view.turn === seat ? view.penalty : 0;
          return (
            <li key={seat} data-turn={turns ? '' : undefined}>
              <span class="visually-hidden">
                {turns && words.table.toAct}
                {turns && punctuation.afterSentence}
                {game.seats[seat]}
                {punctuation.afterLabel}
                {words.table.count(count)}
                {penalty > 0 && punctuation.aside('', words.table.penalty(seat, penalty))}
              </span>
              <span aria-hidden="true">
                {view.seats.length > 3 ? seat.slice(1) : game.seats[seat]} <b>{count}</b>
                {penalty > 0 && <span class="penalty">+{penalty}</span>}
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
