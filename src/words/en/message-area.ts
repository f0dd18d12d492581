import type { MessageAreaWords } from '../text-types/message-area.ts';

/** English. */
export const words: MessageAreaWords = { more: 'More', fromStart: 'From the start' };
