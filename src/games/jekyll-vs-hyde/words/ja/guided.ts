import type { GuidedWords } from '../guided.ts';
import { words as game } from './game.ts';

/** 日本語。 */
export const words: GuidedWords = {
  title: 'ラウンドを通して',
  scripted: '手順の決まったラウンド：あなたはジキル',
  free: (seat) => `自由に遊ぶラウンド：あなたは${game.seats[seat]}`,
  playFree: (seat) => `${game.seats[seat]}で新しく配る`,
  playScripted: '決まった手順に戻る',
  coach: 'コーチ：',
};
