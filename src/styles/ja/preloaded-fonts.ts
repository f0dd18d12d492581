/** None: Japanese is set in the reader's own Mincho. */
export const faces: readonly string[] = [];
