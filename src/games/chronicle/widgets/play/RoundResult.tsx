import type { Event } from '#games/chronicle/rules/event';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Seat } from '#games/chronicle/rules/cards';
import { countedFor } from '#games/chronicle/rules/counted-for-condition';
import type { Condition } from '#games/chronicle/rules/history-card-conditions';
import { alliesOf, seatsAt } from '#games/chronicle/rules/seats';
import type { Table } from '#games/chronicle/rules/state';
import { words as sentences } from '#said/chronicle/events';
import { words as play } from '#said/chronicle/play-against-computer';
import { punctuation } from '#said/punctuation';
import type { EndProps } from '#widgets/play/play-adapter.ts';
import { say } from '#words/sentence-per-type';

/** What a round comes to: who takes Fame, which is told first, for there is little room on a phone. */
const FAME: readonly Event['type'][] = ['evil-victory', 'scored', 'nobody-scored'];

/** And who is shut out by Evil, and how the game goes on. */
const MORE: readonly Event['type'][] = ['absolved', 'shut-out', 'evil-wanted', 'tied', 'won'];

/** How many everybody has of what a condition counts; nothing where it asks for something to own or to be without. */
function countsOf(seat: Seat, table: Table, condition: Condition): string {
  const counts = seatsAt(table).flatMap((one) => {
    const count = countedFor(condition, alliesOf(table, one));
    return count === null ? [] : [{ seat: one, count }];
  });
  return counts.length === 0 ? '' : `${punctuation.afterSentence}${play.over.counts(seat, counts)}`;
}

/** Who has fulfilled the condition, who takes Fame, who is shut out by Evil; and who has won, and why. */
export function RoundResult({ seat, past }: EndProps<Chronicle>) {
  const { over: words } = play;
  const { state, events = [] } = past.at(-1)?.context ?? {};
  const table = state?.phase === 'deal' ? state.last : state;
  if (table == null) return null;
  const counts = seatsAt(table).map((one) => ({ seat: one, fame: table.fame[one] ?? 0 }));
  const most = Math.max(...counts.map(({ fame }) => fame));
  const leaders = counts.filter(({ fame }) => fame === most).map((one) => one.seat);
  const winner = state?.phase === 'over' ? state.winner : null;
  const tell = (types: readonly Event['type'][]) =>
    events
      .filter(({ type }) => types.includes(type))
      .map((event, index) => (
        <p key={index}>
          {say(sentences, event)}
          {'condition' in event && countsOf(seat, table, event.condition)}
        </p>
      ));
  return (
    <>
      <h2>{words.title(seat, winner, table.round)}</h2>
      {tell(FAME)}
      <p>
        {winner === null && leaders.length < counts.length && (
          <>
            {words.ahead(seat, leaders)}
            {punctuation.afterSentence}
          </>
        )}
        {words.fame(seat, counts)}
      </p>
      {tell(MORE)}
    </>
  );
}
