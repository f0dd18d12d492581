import type { Happening } from '#games/chronicle/moment-conditions';
import type { MomentConditionsWords } from '../text-types/moment-conditions.ts';
import { words as game } from './names.ts';

const happenings: Readonly<Record<Happening, string>> = {
  'face-down': '裏向きのカード',
  'wild-led': 'ワイルドのリード',
  ability: '能力の発動',
  taken: '見ずに取られるカード',
  lowest: '最も弱いカードの勝ち',
  won: 'ミーティングの勝ち',
  fame: '名声の獲得',
  angel: '天使の働き',
  'all-evil': '邪悪なカード4枚',
  'shut-out': '失格',
  tie: '最多の同点',
  end: 'ゲームの終わり',
};

/** 日本語。 */
export const words: MomentConditionsWords = {
  happens: { title: '内容', value: (happening) => happenings[happening] },
  round: { title: 'ラウンド', value: (round) => `第${round}ラウンド` },
  players: { title: '人数', value: (count) => `${count}人` },
  played: { title: 'ミーティングのカード', value: game.card },
  held: { title: '手番の人の手札', value: game.card },
};
