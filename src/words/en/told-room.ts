import type { ToldRoomWords } from '../told-room.ts';

/** English. */
export const words: ToldRoomWords = { more: 'More', fromStart: 'From the start' };
