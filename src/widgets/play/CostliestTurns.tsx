import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { dearest, isMistake, type Better, type Judged } from '#kit/move-costs';
import { words as shared } from '#said/play-against-computer';
import type { DearestTurnsWords } from '#words/interfaces/play-against-computer';
import type { OpponentTypes, ReviewProps } from './play-adapter.ts';
import { ReviewFindingsByRound } from './ReviewFindingsByRound.tsx';
import { RoundReview } from './RoundReview.tsx';

/** So many turns are shown of a game without rounds, and of a round. */
const MOST = 3;

interface CostliestTurnsProps<T extends GameTypes, P extends OpponentTypes, Move> extends Pick<
  ReviewProps<T, P>,
  'thinker' | 'open'
> {
  /** Is told, once, of the turns among them that were mistakes. */
  readonly keep: (found: readonly (Judged<Move> & { readonly better: Better<Move> })[]) => void;
  readonly task: P['task'];
  /** A turn that was judged; null where something else is told. */
  readonly read: (told: P['told']) => Judged<Move> | null;
  readonly words: DearestTurnsWords<Move>;
  /** How many turns there were. */
  readonly turns: number;
  /** In which round a move was made, and what that is called, where more than one is looked back on: then all turns are shown. */
  readonly rounds?: { readonly of: (at: number) => number; readonly name: (round: number) => string } | null;
  /** A move in little space, for those who see it. */
  readonly label: (move: Move) => ComponentChildren;
}

/** Looks back on what has just ended: which of the reader's turns cost most, by what was known then. */
export function CostliestTurns<T extends GameTypes, P extends OpponentTypes, Move>(
  props: CostliestTurnsProps<T, P, Move>,
) {
  const { thinker, task, read, words, turns, rounds = null, label, open, keep } = props;
  const most = rounds === null ? MOST : Infinity;
  return (
    <RoundReview<Judged<Move>, P['task'], P['told']>
      thinker={thinker}
      task={task}
      read={read}
      words={words}
      wait={(judged) => words.wait(judged, turns)}
      list={(judged, stage) =>
        stage !== 'running' && (
          <ReviewFindingsByRound
            found={dearest(judged, most)}
            roundOf={({ at }) => rounds?.of(at) ?? 0}
            name={rounds?.name ?? null}
            list={(found) => <Dearest {...{ found, words, label, open }} />}
          />
        )
      }
      say={(judged, stage) => {
        const found = dearest(judged, judged.length).length;
        // The last one that was judged stands first.
        const [last] = judged;
        if (stage === 'stopped')
          return words.stopped(last?.turn ?? 0, last && rounds ? rounds.name(rounds.of(last.at)) : null);
        return found === 0 ? words.flawless : words.summary(Math.min(found, most), found);
      }}
      settle={(judged) => {
        keep(dearest(judged, most).filter(({ better }) => isMistake(better)));
      }}
    />
  );
}

interface DearestProps<Move> {
  readonly found: ReturnType<typeof dearest<Move>>;
  readonly words: DearestTurnsWords<Move>;
  readonly label: (move: Move) => ComponentChildren;
  readonly open: (at: number, about: ComponentChildren) => void;
}

/** The turns that cost most, each with the move that did better; it leads to its position. */
function Dearest<Move>({ found, words, label, open }: DearestProps<Move>) {
  return (
    <ol class="mistakes">
      {found.map(({ at, turn, move, better }) => (
        <li key={at}>
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
              {label(move)}
              {shared.over.better}
              {label(better.move)}
            </span>
          </p>
          <p>{words.better(move, better)}</p>
        </li>
      ))}
    </ol>
  );
}
