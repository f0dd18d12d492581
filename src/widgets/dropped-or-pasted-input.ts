/** What somebody brings by hand: a file that is opened, or whatever is dropped or pasted. */

/** The bytes of a file, but no more than one too many: what is longer need not be read to be refused. */
export async function bytesOf(file: File, limit: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, limit + 1).arrayBuffer());
}

/** The first file of what is dropped or pasted, or else its text. */
export function fileOrTextFrom(transfer: DataTransfer | null): File | string {
  return transfer?.files[0] ?? transfer?.getData('text') ?? '';
}
