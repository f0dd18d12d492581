import { notesOn, type Annotating, type Note } from '#analysis/jekyll-vs-hyde/annotate';
import { analyse, type Played, type Told } from '#analysis/jekyll-vs-hyde/line';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';

/** Solves positions beside the page, one job at a time, and remembers from one to the next. */

/** What the page says: do this instead of whatever is being done, or stop. */
export type Order =
  | {
      readonly type: 'analyse';
      readonly id: number;
      readonly line: readonly Played[];
      readonly first: number;
    }
  | { readonly type: 'annotate'; readonly id: number; readonly line: readonly Played[] }
  | { readonly type: 'stop'; readonly id: number };

/** What it is told: what is known so far, again and again, and at the end that it is the end. */
export type Report = { readonly id: number } & (
  | { readonly type: 'told'; readonly told: Told }
  | { readonly type: 'analysed' }
  | { readonly type: 'annotating'; readonly progress: Annotating }
  | { readonly type: 'annotated'; readonly notes: readonly Note[] }
);

/** How many positions are looked into before the clock is: a few milliseconds. */
const SLICE = 4096;
/** Milliseconds from one report of how far it is to the next, and from one look at the messages to the next. */
const PATIENCE = 50;

const solver = createSolver({ memory: tableMemory() });
let current = NaN;
let reported = -Infinity;

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  current = data.id;
  reported = -Infinity;
  // What breaks down is told to the page as an error of the worker.
  if (data.type === 'analyse') analysing(data.id, data.line, data.first).catch(reportError);
  if (data.type === 'annotate') annotating(data.id, data.line).catch(reportError);
});

async function analysing(id: number, line: readonly Played[], first: number): Promise<void> {
  for (const told of analyse(line, solver, SLICE, first)) {
    const isTime = timeToTell();
    if (isTime || told.solution !== null) report({ type: 'told', id, told });
    if (isTime && !(await stillWanted(id))) return;
  }
  report({ type: 'analysed', id });
}

async function annotating(id: number, line: readonly Played[]): Promise<void> {
  const steps = notesOn(line, solver, SLICE);
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) {
    if (!timeToTell()) continue;
    report({ type: 'annotating', id, progress: step.value });
    if (!(await stillWanted(id))) return;
  }
  report({ type: 'annotated', id, notes: step.value });
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

/**
 * Bytes for the table. While it grows the old one is there too, half as large, and two million are needed besides: 80 million
 * in all where there is plenty, a quarter of that on a small phone. Where the browser keeps it to itself it is half.
 */
function tableMemory(): number {
  // In gigabytes; 8 stands for all that is more.
  const { deviceMemory = 4 } = navigator as Navigator & { readonly deviceMemory?: number };
  if (deviceMemory >= 8) return 52e6;
  return deviceMemory >= 4 ? 26e6 : 13e6;
}
