import type { MessageAreaWords } from '../text-types/message-area.ts';

/** 日本語。 */
export const words: MessageAreaWords = { more: '続き', fromStart: '最初から' };
