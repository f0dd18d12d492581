import display from '@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?url';

/** What every page is set in, besides the reader's own Mincho. */
export const faces: readonly string[] = [display];
