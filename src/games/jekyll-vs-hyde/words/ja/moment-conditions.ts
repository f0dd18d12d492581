import type { Effect } from '#games/jekyll-vs-hyde/moment-conditions';
import type { MomentConditionsWords } from '../text-types/moment-conditions.ts';
import { words as game } from './names.ts';

const effects: Readonly<Record<Effect, string>> = {
  'two-potions': '秘薬どうし',
  wrath: '秘薬と憤怒',
  greed: '秘薬と強欲',
  pride: '秘薬と傲慢',
};

/** 日本語。 */
export const words: MomentConditionsWords = {
  effect: { title: '秘薬', value: (effect) => effects[effect] },
  round: { title: 'ラウンド', value: (round) => `第${round}ラウンド` },
  trick: { title: 'トリック', value: (trick) => `第${trick}トリック` },
  gap: { title: '差', value: (gap) => `${gap}以上` },
  played: { title: 'トリックに出たカード', value: game.card },
  held: { title: '手番の人の手札', value: game.card },
};
