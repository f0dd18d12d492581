import type { Chronicle } from '#games/chronicle/rules/game-types';
import { isNamed, type Intent } from '#games/chronicle/rules/intended-move';
import { MoveLabel } from '#games/chronicle/table/MoveLabel.tsx';
import { seatSign } from '#games/chronicle/table/SuitMark.tsx';
import { words as play } from '#said/chronicle/play-against-computer';
import { DearestTurns } from '#widgets/play/DearestTurns.tsx';
import type { ReviewProps } from '#widgets/play/play-adapter.ts';
import type { Playing } from './match-setup.ts';

/** Looks back on the round that has just ended: what the reader has played and chosen in it that cost most, by what was known then. */
export function CostlyMovesReview({
  thinker,
  seat,
  moves,
  past,
  open,
  keep,
}: ReviewProps<Chronicle, Playing>) {
  const deal = moves.findLastIndex(({ type }) => type === 'deal');
  const from = past[deal]?.context.state;
  if (from === undefined) return null;
  const round = moves.slice(deal);
  return (
    <DearestTurns<Chronicle, Playing, Intent>
      thinker={thinker}
      task={{ type: 'review', from, moves: round, seat, seed: moves.length }}
      read={(told) => (told.type === 'judged' ? told.judged : null)}
      words={play.review}
      turns={round.filter((move) => 'by' in move && move.by === seat).length}
      label={labelOf}
      open={(at, about) => {
        open(deal + at, about);
      }}
      keep={(found) => {
        keep(
          found.flatMap(({ at, better: { move, cost } }) =>
            move.type === 'play' ? [{ at: deal + at, better: move, cost }] : [],
          ),
        );
      }}
    />
  );
}

/** A card that its player does not see is not named. */
function labelOf(move: Intent) {
  if (isNamed(move)) return <MoveLabel action={move} />;
  return 'from' in move ? `${seatSign(move.from)}→?` : '?';
}
