import { parse } from 'node-html-parser';

/** An entry of a rulebook, as its page shows it. */
interface RuleEntry {
  /** Its place on the page. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Whether its heading asks what its text answers; that of a rule is its name. */
  readonly isQuestion: boolean;
  /** Who says so, in a line. */
  readonly sources: string;
}

/** The entries of a finished page with a rulebook, and its language: each has a heading that is led to, and says in a paragraph what holds. */
export function ruleEntries(html: string): {
  readonly language: string;
  readonly entries: readonly RuleEntry[];
} {
  const page = parse(html);
  const lines = JSON.parse(
    page.querySelector('[data-rule-sources]')?.getAttribute('data-rule-sources') ?? '[]',
  ) as readonly (readonly [line: string, ids: readonly string[]])[];
  const entries = page.querySelectorAll('article.rule-entry').map((article) => {
    const heading = article.querySelector('h3[id]');
    const id = heading?.getAttribute('id') ?? '';
    return {
      id,
      title: plain(heading?.text),
      isQuestion: id.startsWith('wording-'),
      text: plain(article.querySelector('p:not(.sources)')?.text),
      sources: lines.find(([, ids]) => ids.includes(id))?.[0] ?? '',
    };
  });
  return { language: page.querySelector('html')?.getAttribute('lang') ?? '', entries };
}

const plain = (text = '') => text.replace(/\s+/g, ' ').trim();
