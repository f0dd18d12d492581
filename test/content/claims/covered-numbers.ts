import { tokensIn } from './numbers-and-quantifiers.ts';

/** Whether every number that a text says is covered by something that is computed. */

/** A quotation and how it is computed; null: a way of speaking, and no claim. */
export type Said = readonly [says: string, holds: (() => boolean) | null];

/** What a reader reads of a paragraph of a lesson: what a link to a rule says, the rule says. */
export function told(paragraph: string): string {
  return paragraph
    .replaceAll(/<Rule\b[^>]*>[^]*?<\/Rule>/g, '…')
    .replaceAll(/\sotherwise="([^"]*)"/g, '>$1<')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** What of a lesson is read: its summary, and each paragraph. */
export function paragraphsOf({ summary, body }: { readonly summary: string; readonly body: string }) {
  return [summary, ...body.split(/\n\s*\n/)].map(told);
}

/** The numbers of a text that no quotation covers; `names` are no numbers: cards, players, lessons. */
export function uncovered(
  text: string,
  quoted: readonly (readonly [says: string, ...unknown[]])[],
  names: RegExp,
): readonly string[] {
  const covered = quoted
    .filter(([says]) => text.includes(says))
    .map(([says]) => ({ from: text.indexOf(says), to: text.indexOf(says) + says.length }));
  return tokensIn(
    text.replace(names, (name) => ' '.repeat(name.length)),
    'en',
  )
    .filter(({ value }) => value !== null)
    .filter((token) => !covered.some(({ from, to }) => token.from >= from && token.to <= to))
    .map((token) => `${token.text}: ${text}`);
}

/** What is quoted and not so. */
export function wrong(said: readonly Said[]): readonly string[] {
  return said.flatMap(([says, holds]) => (holds === null || holds() ? [] : [says]));
}

/** What is quoted and not said. */
export function unsaid(quoted: readonly (readonly [says: string, ...unknown[]])[], texts: readonly string[]) {
  return quoted.flatMap(([says]) => (texts.some((text) => text.includes(says)) ? [] : [says]));
}
