import type { BySeat, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { takeawayFrom } from '#games/jekyll-vs-hyde/opponents/takeaway-from-mistakes';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { gap, WANTED_GAP } from '#games/jekyll-vs-hyde/rules/track';
import type { Standing } from '#kit/game-machine';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import { words as table } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { words as said } from '#said/jekyll-vs-hyde/takeaway';
import { punctuation } from '#said/punctuation';
import { wasAdvised, type AdvisedMoves } from '#widgets/play/was-move-advised.ts';
import { ReviewFindingsByRound } from '#widgets/play/ReviewFindingsByRound.tsx';
import { RoundReview, type WayOn } from '#widgets/play/RoundReview.tsx';
import type { ReviewProps, Revisited } from '#widgets/play/play-adapter.ts';
import { continuationsToStepThrough } from '#games/jekyll-vs-hyde/widgets/worth/continuations-to-step-through';
import { Better, betterOf, CostlyMoves, isBlamed, type Found } from './CostlyMoves.tsx';
import type { Playing } from './match-options.ts';

/** Looks back on the round that has just ended, or on the whole game once it is over: which of the reader's cards were mistakes, and what each has cost. */
export function CostlyMovesReview(props: ReviewProps<JekyllVsHyde, Playing>) {
  const { thinker, seat, moves, given, past, advised, open, keep, takenOver, learn } = props;
  const { review: words } = play;
  const last = past.at(-1)?.context;
  const ended = last?.events.find((event) => event.type === 'gap')?.tricks;
  const first = last?.state.phase === 'over' ? 0 : moves.findLastIndex(({ type }) => type === 'deal');
  const from = past[first]?.context.state;
  if (from === undefined) return null;
  const lookedAt = moves.slice(first);
  const ofOthers = Math.max(0, given - first);
  const played = lookedAt.slice(ofOthers).filter((move) => 'card' in move && move.by === seat).length;
  const isOfRounds = lookedAt.filter(({ type }) => type === 'deal').length > 1;
  // One yardstick with the advice: what could be known to be worse is a mistake, also where nothing came of it.
  const mistakesIn = (judged: readonly Found[]) =>
    judged.filter(({ cost, known }) => known !== null || cost > 0).toSorted(costliestFirst);
  return (
    <RoundReview<Found, Task, Told>
      {...{ thinker, takenOver, learn }}
      task={{ type: 'review', from, moves: lookedAt, given: ofOthers, seat }}
      read={(told) => (told.type === 'judged' ? foundIn(told, advised, past[first + told.judged.at]) : null)}
      words={words}
      wait={(judged) => words.wait(judged, played)}
      find={mistakesIn}
      isBlamed={isBlamed}
      list={(found, show, answer) => (
        <ReviewFindingsByRound
          found={found}
          roundOf={({ from }) => from.round}
          name={isOfRounds ? (round) => table.replay.round(round, null) : null}
          list={(found) => <CostlyMoves {...{ found, answer }} open={show} />}
        />
      )}
      show={(mistake, way) => {
        open({ ...revisited(mistake, first + mistake.at), ...way });
      }}
      takeaway={(found) => takeaway(found, seat, isOfRounds)}
      say={(judged, stage) => {
        if (stage === 'stopped')
          return words.stopped(judged[0]?.trick ?? 10, isOfRounds ? (judged[0]?.from.round ?? null) : null);
        return summary(mistakesIn(judged), played, seat, isOfRounds ? undefined : ended);
      }}
      settle={(judged) => {
        keep(
          judged.flatMap((one) =>
            one.known === null || !isBlamed(one)
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
    cost: mistake.known?.cost,
    isLuck: mistake.known === null,
    lines: continuations === null ? [] : continuationsToStepThrough(continuations),
  };
}

/** What to take from it, in a sentence. */
function takeaway(found: readonly Found[], seat: Seat, isOfRounds: boolean): string {
  const most = takeawayFrom(
    found.flatMap(({ known, isAdvised, trick, from, reasons }) =>
      known === null || isAdvised ? [] : [{ cost: known.cost, trick, round: from.round, reasons }],
    ),
  );
  return most === null ? said.nothing : said.most(seat, most, isOfRounds);
}

/** What was found of so many cards that a seat has played; `ended`: the tricks of the round, where one alone was looked back on. */
function summary(
  found: readonly Found[],
  played: number,
  seat: Seat,
  ended: BySeat<number> | undefined,
): string {
  const { review: words } = play;
  const brought =
    ended === undefined ? [] : [words.ended(seat, ended[seat], gap(ended) === WANTED_GAP[seat])];
  const mistakes = found.filter(isBlamed).length;
  const counted =
    found.length === 0 ? words.flawless(played) : words.summary(mistakes, found.length - mistakes, played);
  return punctuation.row([...brought, counted]);
}
