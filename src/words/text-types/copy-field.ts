/** Copying what stands in a field. */
export interface CopyFieldWords {
  readonly copy: string;
  readonly copied: string;
  /** Where the clipboard is closed to us. */
  readonly select: string;
}
