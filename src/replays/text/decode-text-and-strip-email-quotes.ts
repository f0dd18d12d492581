import { MAX_BYTES } from '#kit/input-limits';
import { bad, good, type Result } from '#kit/parse-result';
import type { FileFault } from '../replay-problem.ts';
import type { Place } from './text-problem.ts';

/** From what arrives, as bytes or text and perhaps quoted in a letter, to the text that is read; and places in it. */

/** The text without a byte order mark and without the `>` of a quoted letter. Places in it are places in the source. */
export function textOf(source: string | Uint8Array): Result<string, FileFault> {
  if (source.length > MAX_BYTES) return bad({ type: 'too-large', limit: MAX_BYTES });
  try {
    const text =
      typeof source === 'string' ? source : new TextDecoder('utf-8', { fatal: true }).decode(source);
    return good(unquoted(text.replace(/^\uFEFF/, '')));
  } catch {
    return bad({ type: 'not-utf8' });
  }
}

/** Where every line is quoted, spaces instead of as many `>` as all lines have. */
function unquoted(text: string): string {
  if (!/^\s*>/.test(text)) return text;
  const lines = text.split('\n');
  const quotes = lines.filter((line) => line.trim() !== '').map((line) => /^[\s>]*/.exec(line)?.[0] ?? '');
  const depth = quotes.reduce((least, quote) => Math.min(least, quote.split('>').length - 1), Infinity);
  const unquote = (line: string) => {
    let left = depth;
    return line.replace(/^[\s>]+/, (quote) => quote.replace(/>/g, () => (left-- > 0 ? ' ' : '>')));
  };
  return lines.map(unquote).join('\n');
}

/** Tells the place of an offset. The lines are looked for once, however many places are asked for. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\r\n|\r|\n/g), ({ 0: end, index }) => index + end.length)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    let column = 1;
    for (let at = starts[line] ?? 0; at < offset; column += 1)
      at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
    return { line: line + 1, column };
  };
}
