import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { dearest, type Better, type Judged } from '#kit/detect-and-rate-mistakes';
import { words as shared } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import type { DearestTurnsWords } from '#words/text-types/play-against-computer';
import type { OpponentTypes, ReviewProps } from './play-adapter.ts';
import { ReviewFindingsByRound } from './ReviewFindingsByRound.tsx';
import { RoundReview, type WayOn } from './RoundReview.tsx';

/** So many turns are shown of a game without rounds, and of a round. */
const MOST = 3;

interface CostliestTurnsProps<T extends GameTypes, P extends OpponentTypes, Move, Reason> extends Pick<
  ReviewProps<T, P>,
  'thinker' | 'takenOver' | 'learn'
> {
  /** Opens the position before a move, by its place, with what there is to say of it, the move that was better and by how much, and the ways on. */
  readonly open: (at: number, about: ComponentChildren, better: Better<Move>, way: WayOn) => void;
  /** Is told, once, of the turns among them that were mistakes. */
  readonly keep: (found: readonly Dear<Move, Reason>[]) => void;
  readonly task: P['task'];
  /** A turn that was judged; null where something else is told. */
  readonly read: (told: P['told']) => Judged<Move, Reason> | null;
  readonly words: DearestTurnsWords<Move>;
  /** Whether what was played there had been advised, or called about as good: then it is counted as no mistake, whatever did better. */
  readonly isAdvised: (at: number, move: Move) => boolean;
  /** What speaks for the better move or against the other, in a sentence; without it nothing is said of that. */
  readonly because?: (reason: Reason) => string;
  /** How many turns there were. */
  readonly turns: number;
  /** In which round a move was made, and what that is called, where more than one is looked back on: then all turns are shown. */
  readonly rounds?: { readonly of: (at: number) => number; readonly name: (round: number) => string } | null;
  /** A move in little space, for those who see it. */
  readonly label: (move: Move) => ComponentChildren;
}

/** Looks back on what has just ended: which of the reader's turns cost most, by what was known then. */
export function CostliestTurns<T extends GameTypes, P extends OpponentTypes, Move, Reason = unknown>(
  props: CostliestTurnsProps<T, P, Move, Reason>,
) {
  const { thinker, task, read, words, turns, rounds = null, label, because } = props;
  const { isAdvised, open, keep, takenOver, learn } = props;
  const most = rounds === null ? MOST : Infinity;
  const isBlamed = ({ at, move, better }: Judged<Move, Reason>) => better === null || !isAdvised(at, move);
  const find = (judged: readonly Judged<Move, Reason>[], few = most) => dearest(judged.filter(isBlamed), few);
  return (
    <RoundReview<Judged<Move, Reason>, P['task'], P['told'], Dear<Move, Reason>>
      {...{ thinker, task, read, words, takenOver, learn }}
      wait={(judged) => words.wait(judged, turns)}
      find={(judged) => find(judged)}
      show={(one, way) => {
        open(one.at, <WhatDidBetter {...props} one={one} />, one.better, way);
      }}
      list={(found, show, answer) => (
        <ReviewFindingsByRound
          found={found}
          roundOf={({ at }) => rounds?.of(at) ?? 0}
          name={rounds?.name ?? null}
          list={(found) => <Dearest {...{ found, words, label, because, show, answer }} />}
        />
      )}
      say={(judged, stage) => {
        const roundOf = (at: number) => (rounds === null ? null : rounds.name(rounds.of(at)));
        // The last one that was judged stands first.
        const [last] = judged;
        if (stage === 'stopped') return words.stopped(last?.turn ?? 0, last ? roundOf(last.at) : null);
        const found = find(judged, judged.length);
        const [costliest] = found;
        const advised = judged.filter((one) => !isBlamed(one)).length;
        return punctuation.row([
          costliest === undefined
            ? words.flawless
            : words.summary(Math.min(found.length, most), found.length),
          ...(costliest === undefined || found.length === 1
            ? []
            : [words.costMost(costliest.turn, roundOf(costliest.at))]),
          ...(advised === 0 ? [] : [shared.over.advisedToo(advised)]),
        ]);
      }}
      settle={(judged) => {
        keep(find(judged));
      }}
    />
  );
}

type Dear<Move, Reason> = ReturnType<typeof dearest<Move, Reason>>[number];

interface DearestProps<Move, Reason> {
  readonly found: readonly Dear<Move, Reason>[];
  readonly words: DearestTurnsWords<Move>;
  readonly label: (move: Move) => ComponentChildren;
  readonly because?: ((reason: Reason) => string) | undefined;
  readonly show: (one: Dear<Move, Reason>) => void;
  /** Draws what is told once it is wanted. */
  readonly answer: (one: Dear<Move, Reason>, told: ComponentChildren) => ComponentChildren;
}

/** The turns that cost most; each leads to its position, and what did better is told once it is wanted. */
function Dearest<Move, Reason>(props: DearestProps<Move, Reason>) {
  const { found, words, label, show, answer } = props;
  return (
    <ol class="mistakes">
      {found.map((one) => {
        const { at, turn, move } = one;
        return (
          <li key={at}>
            <p>
              <button
                type="button"
                class="mistake"
                onClick={() => {
                  show(one);
                }}
              >
                {words.turn(turn)}
              </button>{' '}
              <span aria-hidden="true">{label(move)}</span>
            </p>
            {answer(one, <WhatDidBetter {...props} one={one} />)}
          </li>
        );
      })}
    </ol>
  );
}

interface WhatDidBetterProps<Move, Reason> extends Pick<DearestProps<Move, Reason>, 'words' | 'because'> {
  readonly one: Dear<Move, Reason>;
}

/** What did better than a turn, and why. */
function WhatDidBetter<Move, Reason>(props: WhatDidBetterProps<Move, Reason>) {
  const { words, because, one } = props;
  const { move, better, reasons = [] } = one;
  return (
    <>
      <p>{words.better(move, better)}</p>
      {because && reasons.map((reason, index) => <p key={index}>{because(reason)}</p>)}
    </>
  );
}
