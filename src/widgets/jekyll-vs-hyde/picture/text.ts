/** Text as a drawing can hold it: made safe, and set in lines by what its letters take up, for nobody measures it here. */

/** Letters as wide as they are high. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u30FF\uFF01-\uFF60]/u;
/** What is not broken: a wide letter, or a word with the space behind it. */
const PIECES = new RegExp(`${WIDE.source}|(?:(?!${WIDE.source})\\S)+\\s*|\\s+`, 'gu');
/** What other letters take up at most, on the average, in ems. */
const NARROW = 0.62;

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text as one line without control characters. */
export function printable(text: string): string {
  return text
    .slice(0, 500)
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** How wide a text is at most, in ems. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of letters.segment(text)) width += WIDE.test(segment) ? 1 : NARROW;
  return width;
}

/** The text, cut with an ellipsis where it is wider than `room` ems. */
export function cut(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let kept = '';
  for (const { segment } of letters.segment(text)) {
    if (widthOf(kept + segment) > room - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}

/** The text in at most `most` lines of `room` ems. Broken at spaces, and between letters where a script has none. */
export function lines(text: string, room: number, most: number): readonly string[] {
  const set: string[] = [];
  for (const [piece] of text.matchAll(PIECES)) {
    const last = set.at(-1);
    if (last !== undefined && widthOf((last + piece).trimEnd()) <= room) set[set.length - 1] = last + piece;
    else set.push(piece);
  }
  const shown = set.length > most ? [...set.slice(0, most - 1), set.slice(most - 1).join('')] : set;
  return shown.map((line) => cut(line.trimEnd(), room));
}
