import type { Annotating, Note } from '#games/jekyll-vs-hyde/analysis/annotate';
import type { LinePosition, Told } from '#games/jekyll-vs-hyde/analysis/analyse-line';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { trustedScriptUrl } from '#widgets/trusted-script.ts';
import type { Order, Report } from './solver-worker.ts';
import address from './solver-worker.ts?worker&url';

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

export function createSolverClient(): SolverClient {
  let id = 0;
  /** Takes reports for what was asked last; null: nothing is being done. */
  let listener: (Listener & { readonly take: (report: Report) => void }) | null = null;
  /** Who waits for an expected gap, in the order of asking. */
  const expecting: ((gap: number) => void)[] = [];
  let worker: Worker | null = null;
  try {
    worker = new Worker(trustedScriptUrl(address), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report>) => {
      if (data.type === 'expected') expecting.shift()?.(data.gap);
      else if (data.id === id) listener?.take(data);
    });
    // Also where its file cannot be loaded.
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
  } catch {
    // Refused outright: that is said when something is asked.
  }

  function fail(): void {
    worker?.terminate();
    worker = null;
    const last = listener;
    listener = null;
    last?.failed();
  }

  function order(to: typeof listener, what: (id: number) => Order): void {
    id += 1;
    listener = to;
    if (worker === null) fail();
    else worker.postMessage(what(id));
  }

  return {
    analyse: (line, first, { told, done, failed }) => {
      const take = (report: Report) => {
        if (report.type === 'told') told(report.told);
        if (report.type === 'analysed') done();
      };
      order({ take, failed }, (id) => ({ type: 'analyse', id, line, first }));
    },
    annotate: (line, { progress, done, failed }) => {
      const take = (report: Report) => {
        if (report.type === 'annotating') progress(report.progress);
        if (report.type === 'annotated') done(report.notes);
      };
      order({ take, failed }, (id) => ({ type: 'annotate', id, line }));
    },
    playOut: (state, { done, failed }) => {
      const take = (report: Report) => {
        if (report.type === 'played-out') done(report.line);
      };
      order({ take, failed }, (id) => ({ type: 'play-out', id, state }));
    },
    expect: (state, tell) => {
      expecting.push(tell);
      worker?.postMessage({ type: 'expect', state } satisfies Order);
    },
    stop: () => {
      order(null, (id) => ({ type: 'stop', id }));
    },
    close: () => {
      listener = null;
      expecting.length = 0;
      worker?.terminate();
      worker = null;
    },
  };
}
