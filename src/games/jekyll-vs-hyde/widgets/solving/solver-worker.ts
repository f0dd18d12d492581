import { notesOn, type Annotating, type Note } from '#games/jekyll-vs-hyde/analysis/annotate';
import { analyse, type LinePosition, type Told } from '#games/jekyll-vs-hyde/analysis/analyse-line';
import { bestLineSteps } from '#games/jekyll-vs-hyde/analysis/best-line-steps';
import { expectedGap } from '#games/jekyll-vs-hyde/solver/mixed-strategy';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import { solverMemory } from '#games/jekyll-vs-hyde/widgets/thinking/solver-memory';

/** Solves positions beside the page, one job at a time, and remembers from one to the next. */

/** What the page says: do this instead of whatever is being done, or stop; only `expect` is answered in between. */
export type Order =
  | {
      readonly type: 'analyse';
      readonly id: number;
      readonly line: readonly LinePosition[];
      readonly first: number;
    }
  | { readonly type: 'annotate'; readonly id: number; readonly line: readonly LinePosition[] }
  | { readonly type: 'play-out'; readonly id: number; readonly state: State }
  | { readonly type: 'expect'; readonly state: State }
  | { readonly type: 'stop'; readonly id: number };

/** What it is told: what is known so far, again and again, and at the end that it is the end. */
export type Report =
  | ({ readonly id: number } & (
      | { readonly type: 'told'; readonly told: Told }
      | { readonly type: 'analysed' }
      | { readonly type: 'annotating'; readonly progress: Annotating }
      | { readonly type: 'annotated'; readonly notes: readonly Note[] }
      | { readonly type: 'played-out'; readonly line: readonly Action[] }
    ))
  | { readonly type: 'expected'; readonly gap: number };

/** How many positions are looked into before the clock is: a few milliseconds. */
const SLICE = 4096;
/** Milliseconds from one report of how far it is to the next, and from one look at the messages to the next. */
const PATIENCE = 50;

const solver = createSolver({ memory: solverMemory() });
let current = NaN;
let reported = -Infinity;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if (data.type === 'expect') {
    report({ type: 'expected', gap: expectedGap(data.state, solver) });
    return;
  }
  current = data.id;
  reported = -Infinity;
  // What breaks down is told to the page as an error of the worker.
  if (data.type === 'analyse') analysing(data.id, data.line, data.first).catch(reportError);
  if (data.type === 'annotate') annotating(data.id, data.line).catch(reportError);
  if (data.type === 'play-out') playingOut(data.id, data.state).catch(reportError);
});

async function analysing(id: number, line: readonly LinePosition[], first: number): Promise<void> {
  for (const told of analyse(line, solver, SLICE, first)) {
    const isTime = timeToTell();
    if (isTime || told.solution !== null) report({ type: 'told', id, told });
    if (isTime && !(await stillWanted(id))) return;
  }
  report({ type: 'analysed', id });
}

async function annotating(id: number, line: readonly LinePosition[]): Promise<void> {
  const steps = notesOn(line, solver, SLICE);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    if (!timeToTell()) continue;
    report({ type: 'annotating', id, progress: step.value });
    if (!(await stillWanted(id))) return;
  }
  report({ type: 'annotated', id, notes: step.value });
}

async function playingOut(id: number, state: State): Promise<void> {
  const steps = bestLineSteps(state, solver, SLICE);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    if (timeToTell() && !(await stillWanted(id))) return;
  }
  report({ type: 'played-out', id, line: step.value });
}

function timeToTell(): boolean {
  const now = performance.now();
  if (now - reported < PATIENCE) return false;
  reported = now;
  return true;
}

function report(report: Report): void {
  postMessage(report);
}

/** Lets waiting messages in. A timer would do that too, but makes one wait. */
function stillWanted(id: number): Promise<boolean> {
  return new Promise((tell) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      tell(current === id);
    };
    port2.postMessage(null);
  });
}
