import type { Browser, Page } from 'playwright-core';

/** How long steps and jumps in a replay take the page, from the event to the finished layout, and what the next frame does before it is painted. */

/** Each of them in milliseconds: by the clock, and without the time in which the machine did something else. */
interface Taken {
  readonly clock: readonly number[];
  readonly processor: readonly number[];
}

export interface SteppingTimes {
  readonly moves: number;
  readonly steps: Taken;
  readonly jumps: Taken;
}

/** A mark of the page as Chromium traces it: when, and after how much work of its thread, in microseconds. */
interface Mark {
  readonly cat: string;
  readonly name: string;
  readonly ts: number;
  readonly tts: number;
}

/** Of each kind. */
const TIMES = 240;

/** Steps through the replay of a page from its beginning, again and again, and then jumps about in it. */
export async function steppingTimes(browser: Browser, page: Page): Promise<SteppingTimes> {
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  const moves = await page.evaluate(stepAndJump, TIMES);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly Mark[];
  };
  const marks = traceEvents.filter(({ cat }) => cat === 'blink.user_timing').toSorted((a, b) => a.ts - b.ts);
  return { moves, steps: taken(marks, 'step'), jumps: taken(marks, 'jump') };
}

/** What each of a kind took: until it was laid out, and in its frame. */
function taken(marks: readonly Mark[], kind: string): Taken {
  const at = (mark: string) => marks.filter(({ name }) => name === `${kind} ${mark}`);
  const [begun, drawn, framed, ended] = [at('begun'), at('drawn'), at('framed'), at('ended')];
  const by = (time: 'ts' | 'tts') =>
    begun.map((mark, index) => {
      const of = (other: readonly Mark[]) => other[index]?.[time] ?? NaN;
      return (of(drawn) - mark[time] + of(ended) - of(framed)) / 1000;
    });
  return { clock: by('ts'), processor: by('tts') };
}

/** Runs in the page and marks there what is done when; gives the number of moves to jump to. */
async function stepAndJump(times: number): Promise<number> {
  const mark = (kind: string, what: string) => performance.mark(`${kind} ${what}`);
  const handled = async (kind: string, act: () => void) => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    requestAnimationFrame(() => mark(kind, 'framed'));
    mark(kind, 'begun');
    act();
    // The widget draws in a microtask.
    await Promise.resolve();
    await Promise.resolve();
    document.body.getBoundingClientRect();
    mark(kind, 'drawn');
    // After what the page does in the same frame, which has asked for it before.
    await new Promise((tell) =>
      requestAnimationFrame(() => {
        tell(mark(kind, 'ended'));
      }),
    );
  };
  const press = (key: string) => () => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const isOver = () => document.querySelector('.controls [data-primary][aria-disabled="true"]') !== null;
  await handled('start', press('Home'));
  for (let turn = 0; turn < times; turn += 1) {
    if (isOver()) await handled('start', press('Home'));
    await handled('step', press('ArrowRight'));
  }
  const moves = [...document.querySelectorAll<HTMLElement>('.move')];
  for (let turn = 0; turn < times; turn += 1)
    await handled('jump', () => moves[(turn * 97) % moves.length]?.click());
  return moves.length;
}
