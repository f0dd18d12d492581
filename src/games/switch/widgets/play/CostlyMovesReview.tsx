import type { Judged } from '#games/switch/opponents/played-move-costs';
import { unnamed, type NamedMove } from '#games/switch/opponents/distinct-legal-moves';
import type { Switch } from '#games/switch/rules/game-types';
import { MoveLabel } from '#games/switch/table/MoveLabel.tsx';
import { sameMove } from '#games/switch/rules/same-move';
import { words as play } from '#said/switch/play-against-computer';
import { CostliestTurns } from '#widgets/play/CostliestTurns.tsx';
import { wasAdvised } from '#widgets/play/was-move-advised.ts';
import type { ReviewProps } from '#widgets/play/play-adapter.ts';
import { say } from '#words/sentence-per-type';
import type { Playing } from './match-options.ts';

type Why = NonNullable<Judged['reasons']>[number];

/** Looks back on the game that has just ended: which of the reader's turns cost most, by what was known then. */
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
}: ReviewProps<Switch, Playing>) {
  const from = past[0]?.context.state;
  if (from === undefined) return null;
  return (
    <CostliestTurns<Switch, Playing, NamedMove, Why>
      {...{ thinker, takenOver, learn }}
      task={{ type: 'review', from, moves, given, seat }}
      read={(told) => (told.type === 'judged' ? told.judged : null)}
      words={play.review}
      turns={
        moves.slice(given).filter(({ type, ...move }) => type !== 'deal' && 'by' in move && move.by === seat)
          .length
      }
      because={(reason) => say(play.hint.reasons, reason)}
      label={(move) => <MoveLabel action={move} />}
      isAdvised={(at, move) => wasAdvised<Switch>(sameMove, advised, past[at], move)}
      open={(at, about, { move, cost }, way) => {
        open({ move: at, about, pointed: unnamed(move), cost, ...way });
      }}
      keep={(found) => {
        keep(found.map(({ at, better: { move, cost } }) => ({ at, better: unnamed(move), cost })));
      }}
    />
  );
}
