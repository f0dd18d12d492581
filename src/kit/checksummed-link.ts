import { MAX_QUESTION } from './input-limits.ts';
import { bad, good, type Result } from './parse-result.ts';

/**
 * A link that says when it has been cut off or mistyped: `1` for the version, a check of five letters, and what it holds behind a
 * full stop. What it holds is for the game to write: letters, digits and full stops alone, with a letter or digit at the end, so
 * that no program takes part of it for something else. Neither direction ever throws.
 */

export type LinkProblem =
  | { readonly type: 'no-question' }
  | { readonly type: 'unknown-version'; readonly found: string }
  | { readonly type: 'damaged' }
  | { readonly type: 'too-long'; readonly limit: number };

const VERSION = '1';
const CHECK = 5;

/** The fragment of a link, without its `#`. */
export function sealed(body: string): string {
  return `${VERSION}${checkOf(body)}.${body}`;
}

/** What a fragment holds, with or without its `#`; white space that a letter has brought in does not matter. */
export function unsealed(text: string): Result<string, LinkProblem> {
  if (text.length > MAX_QUESTION) return bad({ type: 'too-long', limit: MAX_QUESTION });
  const found = /^#?(\d{1,9}?)([0-9a-z]{5})\.(.*)$/.exec(text.replace(/\s+/g, ''));
  if (found === null) return bad({ type: 'no-question' });
  const [, version = '', check, body = ''] = found;
  if (version !== VERSION) return bad({ type: 'unknown-version', found: version });
  return checkOf(body) === check ? good(body) : bad({ type: 'damaged' });
}

/** A hash (FNV-1a) of the letters, as five letters and digits. */
function checkOf(body: string): string {
  let hash = 0x811c9dc5;
  for (const letter of body) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash >>> 0) % 36 ** CHECK).toString(36).padStart(CHECK, '0');
}
