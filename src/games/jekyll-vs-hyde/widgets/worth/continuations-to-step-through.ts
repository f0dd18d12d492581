import type {
  Continuation,
  Continuations,
} from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/line-of-play-stepper';
import type { NamedLine } from '#widgets/line/use-line-of-play-on-table.ts';

/** What follows a move and what follows a better one, as lines to step through. */
export function continuationsToStepThrough({
  played,
  better,
}: Continuations): readonly NamedLine<JekyllVsHyde>[] {
  const moves = ({ action, line }: Continuation) => [action, ...line];
  return [
    { name: words.played, moves: moves(played) },
    { name: words.better, moves: moves(better) },
  ];
}

/** After how many moves of its line the answer to a move lies on the table: where the mover goes on himself there is none. */
export function answeredAfter({ action, line: [next] }: Continuation): 1 | 2 {
  return next !== undefined && next.type !== 'deal' && next.type !== 'exchange' && next.by !== action.by
    ? 2
    : 1;
}
