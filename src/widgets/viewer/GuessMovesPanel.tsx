import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/guess-moves-panel';
import { words as mistakes } from '#said/mistakes';
import { punctuation } from '#said/punctuation';
import '../../styles/player-hand-and-feedback.css';
import type { PlayingFace } from '../face.ts';
import { expected, type Attempt } from '../scene/match-attempt-to-authored-line.ts';
import { moveHints } from '../hints/hints-towards-known-move.tsx';
import type { HintFacet } from '../hints/move-hint-adapter.ts';
import { GivenHints, HintButton, useProgressiveHints } from '../hints/ProgressiveHints.tsx';
import { Portal } from '../Portal.tsx';
import { RefusalMessage } from '../scene/RefusalMessage.tsx';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { NOTHING_GUESSED, type GuessRun } from './guess-run.ts';
import { MoveComment } from './MoveComment.tsx';
import { useSaveGuessAsMistake, type KeepMissedGuess } from './use-save-guess-as-mistake.ts';
import { useAutoplayUntilOwnTurn } from './use-autoplay-until-own-turn.ts';
import type { PanelProps } from './panel-and-tab-types.ts';
import '../../styles/side-panel.css';

interface GuessMovesPanelProps<T extends GameTypes> extends PanelProps<T> {
  readonly face: PlayingFace<T>;
  /** What a guess is worth that is not what was played, in a game in which that can be worked out. */
  readonly Worth?: ComponentType<GuessWorthProps<T>>;
  /** Whether a guess at such a move is counted; a move that has no value is none to be right about. Every one is where this is left out. */
  readonly counts?: (action: T['action']) => boolean;
  /** What is told of the move that was played, to who asks. */
  readonly hints: HintFacet<T>;
  /** Fetches what keeps a guess that was a mistake, in a game in which moves can be weighed. */
  readonly keepMissed?: () => Promise<KeepMissedGuess<T>>;
}

/** A guess to be answered where it is told whether it was right: with what punishes it, or with that nothing does. */
export interface GuessWorthProps<T extends GameTypes> {
  readonly state: T['state'];
  readonly action: T['action'];
  readonly panel: Pick<PanelProps<T>, 'places' | 'show'>;
  /** Is told, once, whether it is as good as any other move; not so where that cannot be worked out. */
  readonly settle: (isAsGood: boolean) => void;
}

/**
 * Waits before each move of one seat until the reader has chosen at the table; then shows what was played, and what was said of it,
 * where what happens is told. The moves of the others follow by themselves.
 */
export function GuessMovesPanel<T extends GameTypes>(props: GuessMovesPanelProps<T>) {
  const { face, Worth, hints, keepMissed, frames, at, viewer, sit, places, hand } = props;
  const { game } = face.machine;
  const frame = frames[at];
  const seats = frame === undefined ? [] : game.seatsIn(frame.position.context.state);
  // Who guesses sees the game as the seat whose moves they guess.
  const seat = seats.find((one) => one === viewer);
  const hinted = useProgressiveHints(at);
  const { made, missed, tally, score, refusals, attempt, settle, forget } = useGuess(props, hinted.given > 0);
  const better = useSaveGuessAsMistake(props, tally === 'missed' ? missed : null, keepMissed);
  const go = useAutoplayUntilOwnTurn(props, face, seat);
  const next = frames[frame?.next[0] ?? -1];
  if (frame === undefined || seat === undefined) return null;
  const step = next?.step ?? null;
  const mine = step?.action.by === seat;
  const { state } = frame.position.context;
  const goOn = next && (!mine || made !== null) ? next.id : null;
  return (
    <div class="panel" role="group" aria-label={words.title}>
      <p class="label">
        {words.title} · {words.score(score.hit, score.of, Worth !== undefined)}
      </p>
      <SeatField {...{ face, seats, seat }} choose={sit} />
      {hand !== null && made === null && (
        <Portal into={places.hand}>
          <face.Hand key={at} {...{ state, attempt }} seat={hand.seat} hints={false} />
        </Portal>
      )}
      <Portal into={places.told}>
        <div class="guessing">
          {goOn !== null && (
            <Further
              press={() => {
                forget();
                go(goOn);
              }}
            />
          )}
          {mine && made === null && <HintButton {...hinted} />}
          <Outcome {...{ face, refusals, mine, next, tally }} attempt={made?.attempt ?? null}>
            {mine && made === null && (
              <GivenHints given={hinted.given} hints={() => moveHints(face, hints, state, [step.action])} />
            )}
            {Worth !== undefined && missed !== null && (
              <Worth key={at} {...{ state, settle }} action={missed} panel={props} />
            )}
            {better !== null && <p>{mistakes.guessKept(face.words.move(better))}</p>}
          </Outcome>
        </div>
      </Portal>
    </div>
  );
}

/** Whether a guess counts as right, and why not; `unsettled` as long as it may be as good as what was played. */
type Tally = keyof typeof words.tallies | 'right';

/** What was guessed at this step, and how many guesses were right without help; one that is as good is accepted later than it was made. */
function useGuess<T extends GameTypes>(
  { face, frames, at, hand, putDown, Worth, counts = () => true, guessed }: GuessMovesPanelProps<T>,
  helped: boolean,
) {
  const { game } = face.machine;
  const [{ guess, score, found }, set] = useState<GuessRun<T>>(guessed.current ?? NOTHING_GUESSED);
  const [refusals, refuse] = useState<readonly T['refusal'][]>([]);
  const go = (next: (now: GuessRun<T>) => GuessRun<T>) => {
    guessed.current = next(guessed.current ?? NOTHING_GUESSED);
    set(guessed.current);
  };
  const made = guess?.at === at ? guess : null;
  useEffect(() => {
    // Whoever comes back to a move that was guessed has the hand on the table.
    if (made !== null && hand !== null) putDown();
  });
  const isAsGood = made?.attempt.kind === 'answer' || (found?.at === at && found.isAsGood);
  const isUnsettled = Worth !== undefined && found?.at !== at;
  const tallyOfCounted = (): Tally => {
    if (isAsGood) return helped ? 'helped' : 'right';
    return isUnsettled ? 'unsettled' : 'missed';
  };
  const tally = made === null || counts(made.action) ? tallyOfCounted() : 'uncounted';
  return {
    made,
    /** What was guessed, where that was not what was played. */
    missed: made === null || made.attempt.kind === 'answer' ? null : made.action,
    /** Only where it is `missed` is there something to learn from it: nobody calls it good. */
    tally,
    score,
    /** Why the last guess was refused. */
    refusals,
    forget: () => {
      refuse([]);
    },
    attempt: (action: T['action']) => {
      const state = frames[at]?.position.context.state;
      const reasons = state === undefined ? [] : game.judge(state, action);
      refuse(reasons);
      if (reasons.length > 0) return;
      const result = expected(game, frames, at, action);
      const isHit = result.kind === 'answer' && !helped;
      go(({ score: { hit, of } }) => ({
        guess: { at, action, attempt: result },
        score: counts(action) ? { hit: hit + Number(isHit), of: of + 1 } : { hit, of },
        found: null,
      }));
      putDown();
    },
    settle: (isAsGood: boolean) => {
      go(({ guess, score: { hit, of } }) => ({
        guess,
        score: { hit: hit + Number(isAsGood && !helped), of },
        found: { at, isAsGood },
      }));
    },
  };
}

/** Goes on with the move that was played. */
function Further({ press }: { readonly press: () => void }) {
  return (
    <button type="button" class="button" data-primary onClick={press}>
      {words.goOn}
    </button>
  );
}

interface SeatFieldProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly seats: readonly T['seat'][];
  readonly seat: T['seat'];
  readonly choose: (seat: T['seat']) => void;
}

/** Whose moves are guessed. */
function SeatField<T extends GameTypes>({ face, seats, seat, choose }: SeatFieldProps<T>) {
  return (
    <label>
      {words.as}{' '}
      <select
        onChange={({ currentTarget }) => {
          choose(seats.find((one) => one === currentTarget.value) ?? seat);
        }}
      >
        {seats.map((one) => (
          <option key={one} value={one} selected={one === seat}>
            {face.words.seats[one]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OutcomeProps<T extends GameTypes> {
  /** Whether the next move is the one to guess. */
  readonly mine: boolean;
  readonly face: PlayingFace<T>;
  readonly refusals: readonly T['refusal'][];
  /** What was guessed; null as long as nothing was. */
  readonly attempt: Attempt<T> | null;
  readonly tally: Tally;
  /** The frame that comes next; undefined at the end. */
  readonly next: GuessMovesPanelProps<T>['frames'][number] | undefined;
  /** What is told before a guess, or what the guess is worth. */
  readonly children: ComponentChildren;
}

/** Why a guess is refused, whether it was right, what was played, and what was written of both. */
function Outcome<T extends GameTypes>(props: OutcomeProps<T>) {
  const { face, refusals, mine, attempt, tally, next, children } = props;
  const comment = (frame: typeof next) =>
    frame?.step != null && (
      <MoveComment
        step={frame.step}
        of={face.words.move(frame.step.action)}
        folded={next !== undefined && next.next.length > 0}
      />
    );
  return (
    <AnnouncedMessage occasion={attempt ?? refusals} kind={refusals.length > 0 ? 'refused' : attempt?.kind}>
      {next !== undefined && attempt === null && <p>{mine ? words.yourMove : words.notYours}</p>}
      {attempt === null && children}
      <RefusalMessage face={face} refusals={refusals} />
      {attempt !== null && next?.step != null && (
        <>
          <p>
            <strong>{words.verdicts[attempt.kind]}</strong>
            {punctuation.afterSentence}
            {tally !== 'right' && `${words.tallies[tally]}${punctuation.afterSentence}`}
            {words.played(face.words.move(next.step.action))}
          </p>
          <div class="answer-room">{children}</div>
          {comment(next)}
          {attempt.kind === 'mistake' && comment(attempt.frames[0])}
        </>
      )}
      {next === undefined && <p>{words.over}</p>}
    </AnnouncedMessage>
  );
}
