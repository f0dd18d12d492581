import type { MessageAreaScrollButtonsWords } from '../text-types/message-area-scroll-buttons.ts';

/** 日本語。 */
export const words: MessageAreaScrollButtonsWords = { more: '続き', fromStart: '最初から' };
