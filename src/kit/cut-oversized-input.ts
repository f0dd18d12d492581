import { MAX_CHARACTER, MAX_COMMENT, MAX_NAME, MAX_TITLE, UNITS } from './input-limits.ts';

/**
 * Cuts free text to its limits. Short texts can take a browser minutes to set: marks piled upon one letter, joiners without
 * end. What is over a limit is cut before it is looked at, for counting its characters is slow as well.
 */

/** Why a text does not fit: it has too many characters, or one of them is piled up of too many parts. */
export type Excess = 'too-long' | 'piled-up';

export interface Bounded {
  readonly text: string;
  /** What had to be left out, if anything. */
  readonly excess: Excess | null;
}

/** Letters that stand alone, so that each is one character: Latin without marks, kana, kanji. */
const PLAIN =
  /^[\n -~\u00a1-\u02ff\u2010-\u2027\u3000-\u3029\u3030-\u3096\u309b-\u30ff\u4e00-\u9fff\uff01-\uff60]*$/;
const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The text as far as it keeps the bounds: its first `most` characters, each with as many parts as one may have. */
export function cutOversized(text: string, most: number): Bounded {
  const beginning = text.length > UNITS * most ? text.slice(0, UNITS * most).toWellFormed() : text;
  const cut = beginning.length < text.length;
  if (PLAIN.test(beginning)) {
    const isLong = cut || beginning.length > most;
    return isLong ? { text: beginning.slice(0, most), excess: 'too-long' } : { text, excess: null };
  }
  let kept = '';
  let count = 0;
  let excess: Excess | null = null;
  for (const { segment } of characters.segment(beginning)) {
    count += 1;
    if (count > most) return { text: kept, excess: excess ?? 'too-long' };
    if (segment.length <= MAX_CHARACTER) kept += segment;
    else {
      kept += segment.slice(0, MAX_CHARACTER).replace(/[\uD800-\uDBFF]$/, '');
      excess = 'piled-up';
    }
  }
  return { text: kept, excess: excess ?? (cut ? 'too-long' : null) };
}

/** What free text is called in files, and how many characters it may have. */
export function limitOfField(key: string): number {
  return key === 'comment' ? MAX_COMMENT : key === 'title' ? MAX_TITLE : MAX_NAME;
}

/** What is over the bounds of a text that may have `most` characters; null where nothing is. */
export function overLimit(text: string, most: number): Excess | null {
  return cutOversized(text, most).excess;
}
