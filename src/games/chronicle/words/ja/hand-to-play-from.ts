import type { PlayerHandWords } from '../text-types/table-and-replay-steps.ts';
import { words as game } from './names.ts';

const { seats, card } = game;

/** 日本語。 */
export const words: PlayerHandWords = {
  playable: (playable, down) => `${card(playable)}（${down ? '裏向きに出せる' : '出せる'}）`,
  barred: (barred) => `${card(barred)}（いまは出せない）`,
  down: '裏向き',
  giveUnseen: (to) => `${seats[to]}に1枚渡させる`,
  claimDown: (from) => `${seats[from]}が裏向きに出したカードを取る`,
};
