import { punctuation } from '#said/punctuation';
import { LOG_ID } from './announcement-log-id.ts';
import { narration, type Narration } from './announcement-level-setting.ts';

/**
 * What is read aloud by itself. All of it goes to one place of the page, a sentence after the other, and what was said there is
 * never changed: so whoever listens hears each sentence once and in order, and can read it again.
 */

/** How much a sentence matters: an answer to what the reader has just done is always said. */
export type Weight = 'answer' | 'main' | 'detail';

interface Sentence {
  readonly text: string;
  /** What it is told of, where that is told only the first time on a page; null where it always is. */
  readonly once: string | null;
  readonly weight: Weight;
}

/** How many sentences stay there. */
const KEPT = 60;

const HEARD: Readonly<Record<Narration, readonly Weight[]>> = {
  all: ['answer', 'main', 'detail'],
  main: ['answer', 'main'],
  nothing: ['answer'],
};

/** Says what is drawn somewhere and was not said yet, and gives all of it. Of what is not to be said, `said` is null. */
export function tellOf(root: Element, weight: Weight, said: readonly string[] | null): readonly string[] {
  const all = sentencesIn(root, weight);
  const before = [...(said ?? all.map(({ text }) => text))];
  announce(
    all.filter(({ text }) => {
      const at = before.indexOf(text);
      if (at >= 0) before.splice(at, 1);
      return at < 0;
    }),
  );
  return all.map(({ text }) => text);
}

/** What has been told that is told only once. */
const TOLD = new Set<string>();

/** Says sentences after what is being said, as far as the reader wants to hear them. */
function announce(sentences: readonly Sentence[]): void {
  const log = document.querySelector(`#${LOG_ID}`);
  if (log === null) return;
  const heard = sentences.filter(
    ({ weight }) => HEARD[narration()].includes(weight) && !(weight !== 'answer' && isWriting()),
  );
  for (const { text, once } of heard) {
    if (once !== null && TOLD.has(once)) continue;
    if (once !== null) TOLD.add(once);
    const line = document.createElement('p');
    line.textContent = text;
    log.append(line);
  }
  while (log.childElementCount > KEPT) log.firstElementChild?.remove();
}

/** Whether somebody writes a text, of which the page tells as well. They know what they write. */
function isWriting(): boolean {
  return document.activeElement?.tagName === 'TEXTAREA';
}

const BLOCKS = 'p, li, h2, h3, blockquote';
/** What is not there for the eye either, before it is opened. */
const FOLDED = 'details:not([open]) > :not(summary)';

/** What is drawn somewhere, sentence by sentence. `weight` is that of all but what happened in the game. */
function sentencesIn(root: Element, weight: Weight): readonly Sentence[] {
  const blocks = [root, ...root.querySelectorAll(BLOCKS)];
  return blocks
    .filter((block) => block.querySelector(BLOCKS) === null && block.closest(FOLDED) === null)
    .map((block) => ({
      text: punctuation.aloud(spoken(block).replace(/\s+/g, ' ').trim()),
      weight: weightOf(block, weight),
      once: block.closest('[data-told-once]')?.getAttribute('data-told-once') ?? null,
    }))
    .filter(({ text }) => text !== '');
}

function weightOf(block: Element, otherwise: Weight): Weight {
  if (block.closest('.events') === null) return otherwise;
  return block.hasAttribute('data-main') ? 'main' : 'detail';
}

/** The names of the rules lead to the rulebook. They are for who reads, and comes upon the link. */
const UNSPOKEN = '[aria-hidden="true"], :is(.events, .refusals, .stage-prompt) .rule-link';

function spoken(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent ?? '';
      return node.matches(UNSPOKEN) ? '' : (node.getAttribute('aria-label') ?? spoken(node));
    })
    .join('');
}
