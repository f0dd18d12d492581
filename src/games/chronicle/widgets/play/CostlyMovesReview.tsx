import type { Judged } from '#games/chronicle/opponents/played-move-costs';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { isNamed, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { MoveLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { sameMove } from '#games/chronicle/rules/same-move';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import { words as game } from '#said/chronicle/names';
import { words as play } from '#said/chronicle/play-against-computer';
import { CostliestTurns } from '#widgets/play/CostliestTurns.tsx';
import { wasAdvised } from '#widgets/play/was-move-advised.ts';
import type { ReviewProps } from '#widgets/play/play-adapter.ts';
import { say } from '#words/sentence-per-type';
import type { Playing } from './match-options.ts';

type Why = NonNullable<Judged['reasons']>[number];

/** Looks back on the round that has just ended, or on the whole game once it is over: what the reader has played and chosen that cost most, by what was known then. */
export function CostlyMovesReview({
  thinker,
  seat,
  moves,
  given,
  past,
  advised,
  open,
  keep,
  takenOver,
  learn,
}: ReviewProps<Chronicle, Playing>) {
  const isOver = past.at(-1)?.context.state.phase === 'over';
  const first = isOver ? 0 : moves.findLastIndex(({ type }) => type === 'deal');
  const from = past[first]?.context.state;
  if (from === undefined) return null;
  const lookedAt = moves.slice(first);
  const ofOthers = Math.max(0, given - first);
  const roundOf = (at: number) => lookedAt.slice(0, at).filter(({ type }) => type === 'deal').length;
  const rounds = roundOf(lookedAt.length) > 1 ? { of: roundOf, name: table.replay.round } : null;
  return (
    <CostliestTurns<Chronicle, Playing, Intent, Why>
      {...{ thinker, takenOver, learn }}
      task={{ type: 'review', from, moves: lookedAt, given: ofOthers, seat }}
      read={(told) => (told.type === 'judged' ? told.judged : null)}
      words={rounds === null ? play.review : { ...play.review, title: play.review.ofGame }}
      turns={lookedAt.slice(ofOthers).filter((move) => 'by' in move && move.by === seat).length}
      rounds={rounds}
      because={(reason) => say(play.hint.reasons, reason)}
      label={labelOf}
      isAdvised={(at) => {
        const made = lookedAt[at];
        return made !== undefined && wasAdvised<Chronicle>(sameMove, advised, past[first + at], made);
      }}
      open={(at, about, { move, cost }, way) => {
        open({ move: first + at, about, pointed: move.type === 'play' ? move : undefined, cost, ...way });
      }}
      keep={(found) => {
        keep(
          found.flatMap(({ at, better: { move, cost } }) =>
            move.type === 'play' ? [{ at: first + at, better: move, cost }] : [],
          ),
        );
      }}
    />
  );
}

/** A card that its player does not see is not named. */
function labelOf(move: Intent) {
  if (isNamed(move)) return <MoveLabel action={move} />;
  return 'from' in move ? `${game.seatSign(move.from)}→?` : '?';
}
