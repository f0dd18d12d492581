import { playingMachine } from '#games/jekyll-vs-hyde/playing-machine';
import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { seededRandom } from '#kit/random';
import { other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/deal';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { judge, legal } from '#games/jekyll-vs-hyde/rules/judge';
import { options } from '#games/jekyll-vs-hyde/rules/options';
import { spar } from '#games/jekyll-vs-hyde/rules/sparring';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { begin, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import { placeOf } from '#machines/chart-place';
import type { Line, Replay } from '#replays/replay';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as guided } from '#said/jekyll-vs-hyde/guided';
import { words } from '#said/trying';
import { say } from '#words/sentences';
import { EXERCISE_DONE_EVENT } from '#widgets/exercise-events.ts';
import { useStatechartHighlight } from '#widgets/use-statechart-highlight.ts';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { Stage } from '#widgets/stage/Stage.tsx';
import { Said } from '#widgets/scene/Said.tsx';
import { decides, sinceDecision } from '#widgets/scene/decisions.ts';
import { Option } from '#widgets/viewer/ViewerOptions.tsx';
import { madeBy, useGame } from '#widgets/scene/use-game.ts';
import { cardsPointed, scriptedStep, type Scripted } from './scripted-step.ts';

interface GuidedRoundProps {
  /** A game whose first round the partner plays by heart, as long as the reader keeps to it. */
  readonly script: Replay<JekyllVsHyde>;
  readonly task: string;
  readonly chart?: ComponentChildren;
}

const speaking = { ...voice, Refusals };

/** How long the partner thinks, in milliseconds. */
const THINKING = 700;

interface Opening {
  readonly seat: Seat;
  /** Of the deal; null: the script's. */
  readonly seed: number | null;
}

/** A whole round with a coach: first against a partner who follows a script, then against one who plays freely. */
export default function GuidedRound({ script, task, chart }: GuidedRoundProps) {
  const [opening, open] = useState<Opening>({ seat: 'jekyll', seed: null });
  const root = useRef<HTMLDivElement>(null);
  return (
    <div role="group" class="try" aria-label={guided.title} data-task={task} ref={root}>
      <p class="label">{opening.seed === null ? guided.scripted : guided.free(opening.seat)}</p>
      <Round
        key={`${opening.seat} ${opening.seed}`}
        opening={opening}
        script={opening.seed === null ? script.moves : []}
        chart={chart}
        onOver={() => root.current?.dispatchEvent(new Event(EXERCISE_DONE_EVENT, { bubbles: true }))}
      />
      <div class="actions">
        {(['jekyll', 'hyde'] as const).map((seat) => (
          <button
            key={seat}
            type="button"
            class="button quiet"
            onClick={() => {
              open({ seat, seed: Math.floor(Math.random() * 2 ** 31) });
            }}
          >
            {guided.playFree(seat)}
          </button>
        ))}
        {opening.seed !== null && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              open({ seat: 'jekyll', seed: null });
            }}
          >
            {guided.playScripted}
          </button>
        )}
      </div>
    </div>
  );
}

interface RoundProps {
  readonly opening: Opening;
  readonly script: Line<Action>;
  readonly chart: ComponentChildren;
  readonly onOver: () => void;
}

function Round({ opening: { seat, seed }, script: steps, chart, onOver }: RoundProps) {
  const script = useMemo(() => steps.map(({ action }) => action), [steps]);
  const luck = useMemo(() => seededRandom(seed ?? 1), [seed]);
  const start = useMemo(() => dealt(script[0] ?? shuffledDeal(luck)), []);
  const { position, past, moves, refusals, attempt, undo } = useGame(playingMachine, start);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const { state } = position.context;
  const { game } = playingMachine;
  const over = !('hands' in state);
  const mine = decides(game, position, seat);
  const pointed = mine ? scriptedStep(steps, moves, state, seat) : null;
  useStatechartHighlight(root, placeOf(position), past.slice(0, -1).map(placeOf));

  usePartner(position, other(seat), (state) => {
    attempt(partnersMove(state, other(seat), script.slice(past.length, past.length + 2), luck));
  });
  useEffect(() => {
    if (over) onOver();
  }, [over]);

  const hand = mine && (
    <PlayerHand {...{ state, seat, attempt, pointed: cardsPointed(pointed) }} key={state.phase} hints />
  );
  const happened = sinceDecision<JekyllVsHyde>(game, past, seat);
  return (
    <div ref={root} data-phase={placeOf(position)}>
      <Stage
        turn={position}
        table={<Table view={view(state, seat)} below={seat} hands={mine ? { [seat]: hand } : {}} />}
        prompt={mine && <Coach state={state} seat={seat} pointed={pointed} />}
        told={<Said face={speaking} refusals={refusals} happened={happened} />}
        controls={
          <Option
            barred={!moves.some(madeBy(seat))}
            press={() => {
              undo(madeBy(seat));
            }}
          >
            {words.undo}
          </Option>
        }
      />
      {chart}
    </div>
  );
}

/** Has the partner move, after a while, whenever it is to decide. */
function usePartner(position: ChartPosition, partner: Seat, move: (state: State) => void): void {
  useEffect(() => {
    if (!decides(playingMachine.game, position, partner)) return;
    const timer = setTimeout(() => {
      move(position.context.state);
    }, THINKING);
    return () => {
      clearTimeout(timer);
    };
  }, [position]);
}

interface CoachProps {
  readonly state: State;
  readonly seat: Seat;
  /** What the script plays here; null where the reader has left it. */
  readonly pointed: Scripted | null;
}

/** What the seat may do now, with the rule that says so, and as long as the script says why, what it plays. */
function Coach({ state, seat, pointed }: CoachProps) {
  const advice = options(state, seat);
  if (advice === null) return null;
  return (
    <p class="coach">
      <strong>{guided.coach}</strong>
      {punctuation.afterSentence}
      {say(legality.options, advice)}
      {punctuation.afterSentence}
      <RuleLink rule={advice.rule} />
      {pointed !== null && (
        <>
          <br />
          {pointed.comment === undefined
            ? pointed.letsGo && guided.letsGo
            : punctuation.row([guided.points(pointed.action), pointed.comment])}
        </>
      )}
    </p>
  );
}

function dealt(deal: Action): ChartPosition {
  const played = play(begin(), deal);
  if (!played.ok) throw new Error('The script does not begin with a deal');
  return played.value;
}

/** The script's move where it fits (exchanges are written one after the other), otherwise a move by rule of thumb. */
function partnersMove(state: State, seat: Seat, script: readonly Action[], luck: () => number): Action {
  const own = (action: Action) => action.type !== 'deal' && action.by === seat;
  const scripted = script.find((action) => own(action) && judge(state, action).length === 0);
  return scripted ?? spar(view(state, seat), legal(state).filter(own), luck);
}
