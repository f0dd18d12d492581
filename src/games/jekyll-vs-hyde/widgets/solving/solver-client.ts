import type { Annotating, Note } from '#games/jekyll-vs-hyde/analysis/annotate-replay';
import type { Continuations } from '#games/jekyll-vs-hyde/analysis/played-and-better-continuations';
import type { LinePosition, Told } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { GiftWorth } from '#games/jekyll-vs-hyde/analysis/gift-worth';
import type { Action, Follow, Give, GreedExchange, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { createTaskRunner } from '#widgets/thinking/background-task-runner.ts';
import worker from './solver-worker.ts?worker&url';
import type { Report, Task } from './solver-tasks.ts';

/** Has positions solved beside the page. Import it only once somebody asks for that. */
export interface SolverClient {
  /** Solves the positions of a line, the round of the one at `first` first; one alone is a line too. */
  readonly analyse: (line: readonly LinePosition[], first: number, listener: AnalysisListener) => void;
  /** Finds what there is to note in a line. */
  readonly annotate: (line: readonly LinePosition[], listener: AnnotationListener) => void;
  /** Finds best moves of both sides from a position that has a value to the end of the round. */
  readonly playOut: (state: State, listener: PlayingOutListener) => void;
  /** Works out what gap to expect of a position whose low and high gap differ: up to seven tricks left, or it takes long. */
  readonly expect: (state: State, tell: (gap: number) => void) => void;
  /** Finds what a gift in a Greed exchange made sure of. Gives what stops it. */
  readonly judgeGift: (state: GreedExchange, given: Give, tell: (worth: GiftWorth) => void) => () => void;
  /** Compares how the round goes on after two moves of a position; null where the second is no better than the first. Gives what stops it. */
  readonly compare: (
    state: State,
    moves: readonly [played: Lead | Follow, better: Lead | Follow],
    tell: (continuations: Continuations | null) => void,
  ) => () => void;
  /** Does no more of what was asked. To ask for something else does that too. */
  readonly stop: () => void;
  /** Gives its memory back; nothing can be asked of it after that. */
  readonly close: () => void;
}

interface Listener {
  /** The browser lets nothing run beside the page, or has broken it off. `SolvingWords` has a sentence for it. */
  readonly failed: () => void;
}

export interface AnalysisListener extends Listener {
  /** What is known so far of a position: of the first one at once, of each again and again until it is solved. */
  readonly told: (told: Told) => void;
  /** All is solved. */
  readonly done: () => void;
}

export interface AnnotationListener extends Listener {
  readonly progress: (progress: Annotating) => void;
  readonly done: (notes: readonly Note[]) => void;
}

export interface PlayingOutListener extends Listener {
  readonly done: (line: readonly Action[]) => void;
}

const nothing = () => undefined;

export function createSolverClient(): SolverClient {
  const thinker = createTaskRunner<Task, Report>({ worker });
  let stop: () => void = nothing;
  /** Does a task in place of the one before. */
  const instead = (task: Task, tell: (report: Report) => void, done: () => void, failed: () => void) => {
    stop();
    stop = thinker.ask(task, tell, done, failed);
  };
  return {
    analyse: (line, first, { told, done, failed }) => {
      const take = (report: Report) => {
        if (report.type === 'told') told(report.told);
      };
      instead({ type: 'analyse', line, first }, take, done, failed);
    },
    annotate: (line, { progress, done, failed }) => {
      const take = (report: Report) => {
        if (report.type === 'annotating') progress(report.progress);
        if (report.type === 'annotated') done(report.notes);
      };
      instead({ type: 'annotate', line }, take, nothing, failed);
    },
    playOut: (state, { done, failed }) => {
      const take = (report: Report) => {
        if (report.type === 'played-out') done(report.line);
      };
      instead({ type: 'play-out', state }, take, nothing, failed);
    },
    expect: (state, tell) => {
      thinker.ask({ type: 'expect', state }, (report) => {
        if (report.type === 'expected') tell(report.gap);
      });
    },
    judgeGift: (state, given, tell) =>
      thinker.ask({ type: 'judge-gift', state, given }, (report) => {
        if (report.type === 'gift-judged') tell(report.worth);
      }),
    compare: (state, moves, tell) =>
      thinker.ask({ type: 'compare', state, moves }, (report) => {
        if (report.type === 'compared') tell(report.continuations);
      }),
    stop: () => {
      stop();
    },
    close: thinker.dismiss,
  };
}
