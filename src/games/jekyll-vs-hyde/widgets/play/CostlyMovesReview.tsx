import type { ComponentChildren } from 'preact';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import type { Standing } from '#kit/game-machine';
import { severityOf, type Better as Known, type Severity } from '#kit/detect-and-rate-mistakes';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/move-reasons';
import type { Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import type { Judged } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import type { OpenHands } from '#games/jekyll-vs-hyde/widgets/thinking/compare-with-open-hands';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import { words as explanation } from '#said/jekyll-vs-hyde/cost-explanation';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { words as shared } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { wasAdvised, type AdvisedMoves } from '#widgets/play/was-move-advised.ts';
import { ReviewFindingsByRound } from '#widgets/play/ReviewFindingsByRound.tsx';
import { RoundReview, type WayOn } from '#widgets/play/RoundReview.tsx';
import type { ReviewProps, Revisited } from '#widgets/play/play-adapter.ts';
import { continuationsToStepThrough } from '#games/jekyll-vs-hyde/widgets/worth/continuations-to-step-through';
import { OpenHandsVerdict } from '#games/jekyll-vs-hyde/widgets/worth/OpenHandsVerdict.tsx';
import { reasonSentence } from './move-reason-sentence.ts';
import type { Playing } from './match-options.ts';

/** A card that was looked back on. */
interface Found extends Judged {
  /** It had been advised: whatever did better, it was no mistake of the reader's. */
  readonly isAdvised: boolean;
  readonly open: OpenHands;
  /** What did better by what its player saw, also where the card has cost nothing; null where what it cost was bad luck. */
  readonly known: Known<Move> | null;
  /** Why, by the count. */
  readonly reasons: readonly Reason[];
}

/** Looks back on the round that has just ended, or on the whole game once it is over: which of the reader's cards were mistakes, and what each has cost. */
export function CostlyMovesReview({
  thinker,
  seat,
  moves,
  past,
  advised,
  open,
  keep,
  learn,
}: ReviewProps<JekyllVsHyde, Playing>) {
  const { review: words } = play;
  const last = past.at(-1)?.context;
  const ended = last?.events.find((event) => event.type === 'gap')?.gap;
  const first = last?.state.phase === 'over' ? 0 : moves.findLastIndex(({ type }) => type === 'deal');
  const from = past[first]?.context.state;
  if (from === undefined) return null;
  const lookedAt = moves.slice(first);
  const played = lookedAt.filter((move) => 'card' in move && move.by === seat).length;
  const isOfRounds = lookedAt.filter(({ type }) => type === 'deal').length > 1;
  // One yardstick with the advice: what could be known to be worse is a mistake, also where nothing came of it.
  const mistakesIn = (judged: readonly Found[]) =>
    judged.filter(({ cost, known }) => known !== null || cost > 0).toSorted(costliestFirst);
  return (
    <RoundReview<Found, Task, Told>
      {...{ thinker, learn }}
      task={{ type: 'review', from, moves: lookedAt, seat }}
      read={(told) => (told.type === 'judged' ? foundIn(told, advised, past[first + told.judged.at]) : null)}
      words={words}
      wait={(judged) => words.wait(judged, played)}
      find={mistakesIn}
      list={(found, show, answer) => (
        <ReviewFindingsByRound
          found={found}
          roundOf={({ from }) => from.round}
          name={isOfRounds ? (round) => table.replay.round(round, null) : null}
          list={(mistakes) => <Mistakes {...{ mistakes, answer }} open={show} />}
        />
      )}
      show={(mistake, way) => {
        open({ ...revisited(mistake, first + mistake.at), ...way });
      }}
      say={(judged, stage) => {
        if (stage === 'stopped')
          return words.stopped(judged[0]?.trick ?? 10, isOfRounds ? (judged[0]?.from.round ?? null) : null);
        return summary(mistakesIn(judged), played, seat, isOfRounds ? 'rounds' : ended);
      }}
      settle={(judged) => {
        keep(
          judged.flatMap((one) =>
            one.known === null || one.isAdvised
              ? []
              : [{ at: first + one.at, better: one.known.move, cost: one.known.cost }],
          ),
        );
      }}
    />
  );
}

/** What is told of a card, and whether it had been advised at the position in which it was played. */
function foundIn(
  { judged, open, known, reasons }: Told & { readonly type: 'judged' },
  advised: AdvisedMoves<JekyllVsHyde>,
  at: Standing<JekyllVsHyde> | undefined,
): Found {
  const isAdvised = wasAdvised(sameMove, advised, at, judged.move);
  return { ...judged, open, known, reasons, isAdvised };
}

/** The mistakes by what they cost as far as that was to be known, and after them what had been advised and the bad luck by what it cost with both hands open. */
function costliestFirst(one: Found, other: Found): number {
  return blameOf(other) - blameOf(one) || other.cost - one.cost;
}

/** What a card has cost that its player can be blamed for. */
function blameOf({ known, isAdvised }: Found): number {
  return isAdvised ? 0 : (known?.cost ?? 0);
}

/** The position of a mistake, which was made by this move of the match. */
function revisited(mistake: Found, move: number): Omit<Revisited<JekyllVsHyde>, keyof WayOn> {
  const { continuations } = mistake.open;
  const better = betterOf(mistake);
  return {
    move,
    about: <Better mistake={mistake} />,
    pointed: better,
    isLuck: mistake.known === null,
    lines: continuations === null ? [] : continuationsToStepThrough(continuations),
  };
}

/** What was found of so many cards that a seat has played, and which was the biggest mistake; `ended`: the gap of the round, where one alone was looked back on. */
function summary(
  found: readonly Found[],
  played: number,
  seat: Seat,
  ended: number | 'rounds' | undefined,
): string {
  const { review: words } = play;
  if (found.length === 0) return words.flawless(played);
  const mistakes = found.filter(({ known, isAdvised }) => known !== null && !isAdvised).length;
  const said = words.summary(mistakes, found.length - mistakes, played);
  if (ended === WANTED_GAP[seat]) return `${said}${punctuation.afterSentence}${words.wanted(seat, ended)}`;
  const [most] = found;
  if (most === undefined || mistakes < 2) return said;
  const round = ended === 'rounds' ? most.from.round : null;
  return `${said}${punctuation.afterSentence}${words.costMost(most.trick, round)}`;
}

interface MistakesProps {
  readonly mistakes: readonly Found[];
  /** Shows the position it was made in, to be played out. */
  readonly open: (mistake: Found) => void;
  /** Draws what is told once it is wanted. */
  readonly answer: (mistake: Found, told: ComponentChildren) => ComponentChildren;
}

/** Each move that was a mistake or cost something, as they are given; it leads to its position, where all that follows is told, and what was better is told once it is wanted. */
function Mistakes({ mistakes, open, answer }: MistakesProps) {
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
              {words.found(mistake.trick, severityOfFound(mistake))}
            </button>{' '}
            <MoveLabel action={mistake.move} />
          </p>
          {answer(mistake, <Answer mistake={mistake} />)}
        </li>
      ))}
    </ol>
  );
}

/** What was better than a card, and what came of it. */
function Answer({ mistake }: { readonly mistake: Found }) {
  const came = whatCameOfIt(mistake);
  return (
    <>
      <p>{betterByKnowledge(mistake)}</p>
      {came !== null && <p>{came}</p>}
    </>
  );
}

/** How bad a mistake it was; null: none, but bad luck. */
function severityOfFound({ known, isAdvised }: Found): Severity | 'advised' | null {
  if (known === null) return null;
  return isAdvised ? 'advised' : severityOf(known);
}

/** What was better: what could be known, and where nothing could, what was with both hands open. */
function betterOf({ known, open: { continuations }, better }: Found): Move {
  return known?.move ?? continuations?.better.action ?? better;
}

/** Whether something was better by what was seen, and why, where the count tells. */
function betterByKnowledge({ known, reasons, isAdvised }: Found): string {
  if (known === null) return play.review.unlucky;
  return punctuation.row([
    play.review.known(known),
    ...reasons.map(reasonSentence),
    ...(isAdvised ? [shared.over.advised] : []),
  ]);
}

/** What both hands open say where that is something else: what bad luck has cost, that what was better would have been no better, or why nothing came of it. */
function whatCameOfIt(mistake: Found): string | null {
  const { known, cost, got, solved, open, better } = mistake;
  if (cost > 0) {
    if (known === null) return play.review.cost(mistake);
    return open.known?.standing === 'no-better' && better.type !== 'exchange'
      ? explanation.openHands(open.known, better)
      : null;
  }
  const other = solved.find(({ action }) => known !== null && sameMove(action, known.move));
  if (known === null || known.move.type === 'exchange' || other === undefined) return null;
  return explanation.harmless(known.move, got, other.gap);
}

/** What was better by what was seen, and with both hands open, and why. */
function Better({ mistake }: { readonly mistake: Found }) {
  const { review: words } = play;
  const { move, open } = mistake;
  return (
    <>
      <p>
        {words.chose(move)}
        {punctuation.afterSentence}
        {betterByKnowledge(mistake)}
      </p>
      <OpenHandsVerdict judged={mistake} open={open} />
    </>
  );
}
