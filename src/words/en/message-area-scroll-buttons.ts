import type { MessageAreaScrollButtonsWords } from '../text-types/message-area-scroll-buttons.ts';

/** English. */
export const words: MessageAreaScrollButtonsWords = { more: 'More', fromStart: 'From the start' };
