import { useState } from 'preact/hooks';
import { other, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { outcomes, type Outcome } from '#games/jekyll-vs-hyde/rules/outcomes-of-all-card-pairs';
import type { Action, Following, Leading } from '#games/jekyll-vs-hyde/rules/state';
import { CardName } from '#games/jekyll-vs-hyde/table/CardName.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { SuitMark } from '#games/jekyll-vs-hyde/table/SuitMark.tsx';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { EventSentences } from '#widgets/EventSentences.tsx';
import { useGridKeys } from './use-grid-keys.ts';

interface PairGridProps {
  readonly state: Leading | Following;
  /** Plays these moves, one after the other. */
  readonly play: (moves: readonly Action[]) => void;
}

/** Every card that could be led against every card that could meet it: who would take the trick, and why. */
export function PairOutcomeGrid({ state, play }: PairGridProps) {
  const { pairs: words } = sandbox;
  const all = outcomes(state);
  // Of a pair that nobody has chosen nothing is told by itself.
  const [at, choose] = useState<number | null>(null);
  const chosen = all[at ?? 0] ?? all[0];
  const follower = other(state.leader);
  return (
    <section class="pairs">
      <h2>{words.title}</h2>
      {chosen === undefined ? (
        <p>{words.none}</p>
      ) : (
        <>
          <p>{(state.phase === 'lead' ? words.toLead : words.toFollow)(state.leader, follower)}</p>
          <Grid state={state} all={all} at={at ?? 0} choose={choose} />
          <Legend />
          <div class="pair" aria-live={at === null ? undefined : 'polite'}>
            <p class="label">{words.pair(chosen.lead.card, chosen.lead.names ?? null, chosen.follow.card)}</p>
            {chosen.refusals.length > 0 ? (
              <Refusals refusals={chosen.refusals} />
            ) : (
              <EventSentences face={voice} events={chosen.events.filter(({ type }) => type !== 'leads')} />
            )}
          </div>
          {chosen.refusals.length === 0 && (
            <button
              type="button"
              class="button quiet"
              onClick={() => {
                play(state.phase === 'lead' ? [chosen.lead, chosen.follow] : [chosen.follow]);
              }}
            >
              {words.play}
            </button>
          )}
        </>
      )}
    </section>
  );
}

interface GridProps extends Pick<PairGridProps, 'state'> {
  readonly all: readonly Outcome[];
  readonly at: number;
  readonly choose: (pair: number) => void;
}

function Grid({ state: { hands, leader }, all, at, choose }: GridProps) {
  const follower = other(leader);
  const columns = hands[follower].length;
  const [grid, onKeyDown] = useGridKeys(at, columns, all.length, choose);
  const rows = Array.from({ length: columns === 0 ? 0 : all.length / columns }, (_, row) =>
    all.slice(row * columns, (row + 1) * columns),
  );
  return (
    <div class="scrolls">
      <table role="grid" aria-label={sandbox.pairs.table} ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <td>
              <span aria-hidden="true">
                {game.seats[leader].charAt(0)} ↓ {game.seats[follower].charAt(0)} →
              </span>
            </td>
            {rows[0]?.map(({ follow }) => (
              <th key={follow.card} scope="col">
                <CardName card={follow.card} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} from={index * columns} at={at} choose={choose} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RowProps extends Pick<GridProps, 'at' | 'choose'> {
  readonly row: readonly Outcome[];
  /** The index of its first pair among all. */
  readonly from: number;
}

function Row({ row, from, at, choose }: RowProps) {
  const [first] = row;
  if (first === undefined) return null;
  const { card, names = null } = first.lead;
  return (
    <tr>
      <th scope="row">
        <CardName card={card} names={names} />
      </th>
      {row.map((pair, column) => (
        <Cell
          key={pair.follow.card}
          pair={pair}
          chosen={from + column === at}
          choose={() => {
            choose(from + column);
          }}
        />
      ))}
    </tr>
  );
}
interface CellProps {
  readonly pair: Outcome;
  readonly chosen: boolean;
  readonly choose: () => void;
}

function Cell({ pair, chosen, choose }: CellProps) {
  const { winner, follow } = pair;
  const effect = effectIn(pair);
  return (
    <td role="gridcell" aria-selected={chosen} data-winner={winner ?? undefined}>
      <button type="button" tabIndex={chosen ? 0 : -1} onClick={choose} onFocus={choose}>
        <span aria-hidden="true">
          {winner === null ? '·' : game.seats[winner].charAt(0)}
          {effect !== null && <SuitMark suit={effect} />}
        </span>
        <span class="visually-hidden">{sandbox.pairs.cell(follow.card, winner, effect)}</span>
      </button>
    </td>
  );
}

/** The suit whose effect the pair brings about. */
function effectIn({ events }: Outcome): Suit | null {
  return events.find((event) => event.type === 'effect')?.suit ?? null;
}

function Legend() {
  const { legend } = sandbox.pairs;
  return (
    <p class="pairs-legend" aria-hidden="true">
      {(['jekyll', 'hyde'] as const).map((seat) => (
        <span key={seat} data-winner={seat}>
          <b>{game.seats[seat].charAt(0)}</b> {legend.takes(seat)}
        </span>
      ))}
      <span>
        <b>·</b> {legend.barred}
      </span>
      <span>
        <SuitMark suit="greed" /> {legend.effect}
      </span>
    </p>
  );
}
