import type { PlacesWords } from '../places.ts';

/** English. */
export const words: PlacesWords = { said: (_, description) => description };
