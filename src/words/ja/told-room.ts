import type { ToldRoomWords } from '../told-room.ts';

/** 日本語。 */
export const words: ToldRoomWords = { more: '続き', fromStart: '最初から' };
