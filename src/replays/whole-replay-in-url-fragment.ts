import { MAX_BYTES } from '#kit/input-limits';
import { bad, good, type Result } from '#kit/parse-result';

/**
 * A whole replay in a link. The fragment holds a text: `1p` or `1z` for version 1, plain or packed, a check of seven
 * letters so that a link cut off or mistyped is noticed, a full stop, and the text. Both directions never throw.
 */

export type LinkProblem =
  | { readonly type: 'no-replay' }
  | { readonly type: 'unknown-version'; readonly found: string }
  | { readonly type: 'damaged' }
  | { readonly type: 'too-large'; readonly limit: number }
  | { readonly type: 'cannot-unpack' };

const VERSION = '1';
/** A link that is longer than this is packed. */
const PLAIN = 2000;
/** Nine characters are the most that two bytes of a text can take in a link. */
const LONGEST = 9 * MAX_BYTES;
const CHECK = 7;
/** How many packed bytes are unpacked at a time. */
const PIECE = 512;

/** The fragment, without its `#`: letters, digits and `-._~%`, of which letters and digits alone at the end. */
export async function replayToUrlFragment(text: string): Promise<string> {
  const whole = text.toWellFormed();
  const bytes = new TextEncoder().encode(whole);
  // A full stop at the end of a link is mostly taken for that of a sentence.
  const plain = `${VERSION}p${checkOf(bytes)}${whole && '.'}${encode(whole)}`;
  if (plain.length <= PLAIN) return plain;
  const packed = await pack(bytes);
  return packed === null ? plain : `${VERSION}z${checkOf(bytes)}.${toBase64(packed)}`;
}

/** The text of a fragment, with or without its `#`; white space that a letter has brought in does not matter. */
export async function replayFromUrlFragment(fragment: string): Promise<Result<string, LinkProblem>> {
  if (fragment.length > LONGEST) return bad({ type: 'too-large', limit: MAX_BYTES });
  const found = /^#?(\d{1,9})([a-z])([0-9a-z]*)\.?(.*)$/.exec(fragment.replace(/\s+/g, ''));
  if (found === null) return bad({ type: 'no-replay' });
  const [, version = '', form, check, body = ''] = found;
  if (version !== VERSION) return bad({ type: 'unknown-version', found: version });
  const read = form === 'p' ? decode(body) : form === 'z' ? await unpack(body) : null;
  if (read === null) return bad({ type: 'damaged' });
  if (!read.ok) return read;
  if (checkOf(read.value) !== check) return bad({ type: 'damaged' });
  try {
    return good(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(read.value));
  } catch {
    return bad({ type: 'damaged' });
  }
}

type Bytes = Result<Uint8Array<ArrayBuffer>, LinkProblem>;

// ----------------------------------------------------------------------------------------------------------- plain

/** Readable where it can be. Spaces are `_`; what programs take for the end of a link, or for a space, is encoded. */
function encode(text: string): string {
  const hex = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text)
    .replace(/[!'()*_]/g, hex)
    .replaceAll('%20', '_')
    .replace(/[-._~]$/, (last) => (last === '_' ? '%20' : hex(last)));
}

function decode(body: string): Bytes {
  try {
    const bytes = new TextEncoder().encode(decodeURIComponent(body.replaceAll('_', ' ')));
    return bytes.length > MAX_BYTES ? bad({ type: 'too-large', limit: MAX_BYTES }) : good(bytes);
  } catch {
    return bad({ type: 'damaged' });
  }
}

// ---------------------------------------------------------------------------------------------------------- packed

/** Null where this platform cannot. */
async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  if (typeof CompressionStream === 'undefined') return null;
  try {
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(packed).arrayBuffer());
  } catch {
    return null;
  }
}

/** Unpacks no more than a replay may have, whatever the link would make of itself. */
async function unpack(body: string): Promise<Bytes> {
  if (typeof DecompressionStream === 'undefined') return bad({ type: 'cannot-unpack' });
  try {
    const packed = inPieces(fromBase64(body));
    const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    let length = 0;
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      length += read.value.length;
      if (length > MAX_BYTES) {
        await reader.cancel();
        return bad({ type: 'too-large', limit: MAX_BYTES });
      }
    }
    return good(new Uint8Array(await new Blob(chunks).arrayBuffer()));
  } catch {
    return bad({ type: 'damaged' });
  }
}

/**
 * Bytes a little at a time, and only when they are asked for. Whatever comes in one piece is unpacked at once, and may be a
 * thousand times as long.
 */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull: (controller) => {
      if (at >= bytes.length) controller.close();
      else controller.enqueue(bytes.slice(at, (at += PIECE)));
    },
  });
}

function toBase64(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

// ----------------------------------------------------------------------------------------------------------- check

/** CRC-32, as seven letters and digits. */
function checkOf(bytes: Uint8Array): string {
  let rest = ~0;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (~rest >>> 0).toString(36).padStart(CHECK, '0');
}
