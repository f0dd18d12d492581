import type { MessageAreaWords } from '../interfaces/message-area.ts';

/** English. */
export const words: MessageAreaWords = { more: 'More', fromStart: 'From the start' };
