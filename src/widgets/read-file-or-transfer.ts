import { DRAWN_FIELD } from '#kit/input-limits';
import { overLimit } from '#kit/cut-oversized-input';

/** What somebody brings by hand: a file that is opened, or whatever is dropped or pasted. */

/** The bytes of a file, but no more than one too many: what is longer need not be read to be refused. */
export async function bytesOf(file: File, limit: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, limit + 1).arrayBuffer());
}

/** The first file of what is dropped or pasted, or else its text. */
export function fileOrTextFrom(transfer: DataTransfer | null): File | string {
  return transfer?.files[0] ?? transfer?.getData('text') ?? '';
}

/** Whether a field can show a text without keeping the page waiting. Any other is held, and taken as it is. */
export function isShown(text: string): boolean {
  return text.length <= DRAWN_FIELD && overLimit(text, DRAWN_FIELD) === null;
}
