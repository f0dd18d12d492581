import type { Happening } from '#games/switch/moment-conditions';
import type { MomentConditionsWords } from '../text-types/moment-conditions.ts';
import { words as game } from './names.ts';

const happenings: Readonly<Record<Happening, string>> = {
  penalty: '増えるペナルティ',
  run: 'ランの始まり',
  'run-fails': 'ランの失敗',
  mistake: 'ランでの間違い',
  mirror: '写す7',
  direction: '逆回り',
  skip: '飛ばされる手番',
  suit: 'マークの指定',
  'new-deck': '新しい山札',
  pass: 'パス',
  'not-last': '最後に出せないカード',
  end: 'ゲームの終わり',
};

/** 日本語。 */
export const words: MomentConditionsWords = {
  happens: { title: '内容', value: (happening) => happenings[happening] },
  draws: { title: '引く枚数', value: (count) => `${count}枚以上` },
  laid: { title: '一度に出す枚数', value: (count) => `${count}枚以上` },
  players: { title: '人数', value: (count) => `${count}人` },
  played: { title: '出したカード', value: game.card },
  held: { title: '手番の人の手札', value: game.card },
};
