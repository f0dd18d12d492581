import { dearest, type Judged } from '#games/switch/opponents/move-costs';
import type { Switch } from '#games/switch/rules/game-types';
import { MoveLabel } from '#games/switch/table/MoveLabel.tsx';
import type { Task, Told } from '#games/switch/widgets/thinking/opponent-tasks';
import { words as play } from '#said/switch/play-against-computer';
import { RoundReview } from '#widgets/play/RoundReview.tsx';
import type { ReviewProps } from '#widgets/play/play-adapter.ts';
import type { Playing } from './match-setup.ts';

/** So many turns are shown. */
const MOST = 3;

/** Looks back on the game that has just ended: which of the reader's turns cost most, by what was known then. */
export function MoveReview({ thinker, seat, moves, past, open }: ReviewProps<Switch, Playing>) {
  const { review: words } = play;
  const from = past[0]?.context.state;
  const turns = moves.filter(
    ({ type, ...move }) => type !== 'deal' && 'by' in move && move.by === seat,
  ).length;
  if (from === undefined) return null;
  return (
    <RoundReview<Judged, Task, Told>
      thinker={thinker}
      task={{ type: 'review', from, moves, seat, seed: moves.length }}
      read={(told) => (told.type === 'judged' ? told.judged : null)}
      words={words}
      wait={(judged) => words.wait(judged, turns)}
      list={(judged, stage) => stage !== 'running' && <Dearest judged={judged} open={open} />}
      say={(judged, stage) => {
        const found = dearest(judged, judged.length).length;
        const looked = Math.max(0, ...judged.map(({ turn }) => turn));
        if (stage === 'stopped') return words.stopped(looked);
        return found === 0 ? words.flawless : words.summary(Math.min(found, MOST), found);
      }}
    />
  );
}

interface DearestProps extends Pick<ReviewProps<Switch, Playing>, 'open'> {
  readonly judged: readonly Judged[];
}

/** The turns that cost most, each with the move that did better; it leads to its position. */
function Dearest({ judged, open }: DearestProps) {
  const { review: words } = play;
  return (
    <ol class="mistakes">
      {dearest(judged, MOST).map(({ at, turn, move, better }) => (
        <li key={turn}>
          <p>
            <button
              type="button"
              class="mistake"
              onClick={() => {
                open(at, <p>{words.better(move, better)}</p>);
              }}
            >
              {words.turn(turn)}
            </button>{' '}
            <span aria-hidden="true">
              <MoveLabel action={move} /> → <MoveLabel action={better.move} />
            </span>
          </p>
          <p>{words.better(move, better)}</p>
        </li>
      ))}
    </ol>
  );
}
