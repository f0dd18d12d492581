import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Courses } from '#games/jekyll-vs-hyde/analysis/courses-after';
import type { Better as Known } from '#kit/move-costs';
import type { Move } from '#games/jekyll-vs-hyde/opponents/candidate-moves';
import type { Judged } from '#games/jekyll-vs-hyde/opponents/move-costs';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/opponent-tasks';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { RoundReview } from '#widgets/play/RoundReview.tsx';
import type { ReviewProps } from '#widgets/play/play-adapter.ts';
import { courseLines } from '#games/jekyll-vs-hyde/widgets/worth/course-lines';
import { Reasons } from '#games/jekyll-vs-hyde/widgets/worth/Reasons.tsx';
import type { Playing } from './match-setup.ts';

/** A card that was looked back on; with what follows it and what follows a better one, where there was a better one. */
interface Found extends Judged {
  readonly courses: Courses | null;
  /** What did better by what its player saw; null where it was bad luck. */
  readonly known: Known<Move> | null;
}

/** Looks back on the round that has just ended, with both hands open: what each of the reader's cards has cost. */
export function CostlyMovesReview({
  thinker,
  seat,
  moves,
  past,
  open,
  keep,
}: ReviewProps<JekyllVsHyde, Playing>) {
  const { review: words } = play;
  const deal = moves.findLastIndex(({ type }) => type === 'deal');
  const from = past[deal]?.context.state;
  const played = moves.slice(deal).filter((move) => 'card' in move && move.by === seat).length;
  if (from === undefined) return null;
  const mistakesIn = (judged: readonly Found[]) => judged.filter(({ cost }) => cost > 0);
  const placeOf = ({ move }: Found) => moves.findIndex((one, at) => at > deal && sameMove(one, move));
  const show = (mistake: Found) => {
    open(
      placeOf(mistake),
      <Better mistake={mistake} />,
      mistake.courses === null ? [] : courseLines(mistake.courses),
    );
  };
  return (
    <RoundReview<Found, Task, Told>
      thinker={thinker}
      task={{ type: 'review', from, moves: moves.slice(deal), seat }}
      read={(told) =>
        told.type === 'judged' ? { ...told.judged, courses: told.courses, known: told.known } : null
      }
      words={words}
      wait={(judged) => words.wait(judged, played)}
      list={(judged) => <Mistakes mistakes={mistakesIn(judged)} seat={seat} open={show} />}
      say={(judged, stage) => {
        const mistakes = mistakesIn(judged).length;
        if (stage === 'stopped') return words.stopped(judged[0]?.trick ?? 10);
        return mistakes === 0 ? words.flawless(played) : words.summary(mistakes, played);
      }}
      settle={(judged) => {
        keep(
          judged.flatMap((one) =>
            one.known === null ? [] : [{ at: placeOf(one), better: one.known.move, cost: one.known.cost }],
          ),
        );
      }}
    />
  );
}

interface MistakesProps {
  readonly mistakes: readonly Found[];
  readonly seat: Seat;
  /** Shows the position it was made in, to be played out. */
  readonly open: (mistake: Found) => void;
}

/** Each move that cost something, with the better one; it leads to its position. */
function Mistakes({ mistakes, seat, open }: MistakesProps) {
  const { review: words } = play;
  return (
    <ol class="mistakes">
      {mistakes.map((mistake) => (
        <li key={mistake.trick}>
          <p>
            <button
              type="button"
              class="mistake"
              onClick={() => {
                open(mistake);
              }}
            >
              {words.cost(mistake, seat)}
            </button>{' '}
            <MoveLabel action={mistake.move} /> → <MoveLabel action={mistake.better} />
          </p>
          <Better mistake={mistake} />
        </li>
      ))}
    </ol>
  );
}

/** What was better, and why. */
function Better({ mistake }: { readonly mistake: Found }) {
  return (
    <>
      <p>{play.review.better(mistake)}</p>
      {mistake.courses !== null && <Reasons courses={mistake.courses} />}
      <p>{play.review.known(mistake.known)}</p>
    </>
  );
}
