import { WAYS, WIDE } from './line-break-rules.ts';

/** Text as a drawing can hold it: made safe, and set in lines by what its letters take up, for nobody measures it here. */

/** What other letters take up at most, on the average, in ems. */
const NARROW = 0.62;

/** Latin letters and the marks of English: a grapheme each, and none of them wide. */
const PLAIN = /^[ -~À-ɏ‐-‧]*$/;

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
  // Far the most texts are of letters that need no segmenter.
  if (PLAIN.test(text)) return text.length * NARROW;
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

/** A face with letters as wide as they are high has no italics; others are slanted. */
export function slant(text: string): 'italic' | undefined {
  return WIDE.test(text) ? undefined : 'italic';
}

/** The text in at most `most` lines of `room` ems, broken in the best way in which they are not more. */
export function lines(text: string, room: number, most: number): readonly string[] {
  let set: readonly string[] = [];
  for (const index of WAYS.keys()) {
    set = broken(text, room, index);
    if (set.length <= most) break;
  }
  const shown = set.length > most ? [...set.slice(0, most - 1), set.slice(most - 1).join('')] : set;
  return shown.map((line) => cut(line.trimEnd(), room));
}

/** The text in lines of `room` ems, broken in one of the ways; what is wider than a line, in the next. */
function broken(text: string, room: number, way: number): readonly string[] {
  const set: string[] = [];
  put(text, way);
  return set;

  function put(part: string, way: number): void {
    for (const piece of WAYS[way]?.(part) ?? []) {
      const last = set.at(-1);
      if (way + 1 < WAYS.length && widthOf(piece.trimEnd()) > room) put(piece, way + 1);
      else if (last !== undefined && widthOf((last + piece).trimEnd()) <= room)
        set[set.length - 1] = last + piece;
      else set.push(piece);
    }
  }
}
