import type { AbilityEffectsAndChoicesWords } from '../text-types/ability-effects-and-choices.ts';
import { one } from './seat-and-card-names.ts';

const effects = {
  'take-unseen': 'ほかの手札から1枚を見ずに取る',
  'give-card': '手札の1枚をほかのプレイヤーに渡す',
  'look-at-hand': 'ほかの手札を見る',
  'discard-own-ally': '自分の仲間を1枚捨てる',
  'discard-ally': 'ほかのプレイヤーの仲間を1枚捨てる',
  'take-ally': 'ほかのプレイヤーの仲間を1枚取る',
  'give-ally': '自分の仲間を1枚ほかのプレイヤーに渡す',
  'exchange-ally': '自分の仲間1枚をほかのプレイヤーの仲間1枚と交換する',
  'take-discard': '捨て札のいちばん上を仲間にする',
  'take-from-meeting': 'このミーティングにほかのプレイヤーが出したカードを1枚仲間にする',
  'discard-meeting': 'このミーティングのカードを捨て札にする',
  'owner-wins': 'このミーティングに勝つ',
  'lowest-wins': 'このミーティングを最も弱いカードの勝ちにする',
  nothing: '何もしない',
} as const satisfies AbilityEffectsAndChoicesWords['effects'];

/** 日本語。 */
export const abilities: AbilityEffectsAndChoicesWords = {
  effects,
  choices: {
    'take-unseen': '見ずに1枚を取る相手の手札',
    'give-card': '渡す手札と相手',
    'look-at-hand': '見る相手の手札',
    'discard-own-ally': '捨てる自分の仲間',
    'discard-ally': '捨てる相手の仲間',
    'take-ally': '取る相手の仲間',
    'give-ally': '渡す自分の仲間と相手',
    'exchange-ally': '交換する自分の仲間と相手の仲間',
    'take-discard': '選ぶものなし（いちばん上を取る）',
    'take-from-meeting': 'このミーティングにほかのプレイヤーが出したカード',
    'discard-meeting': '選ぶものなし（すべて捨てる）',
    'owner-wins': '選ぶものなし（持ち主の勝ち）',
    'lowest-wins': '選ぶものなし（最も弱いカードの勝ち）',
    nothing: '選ぶものなし',
    'leftover-hand': '残った手札を仲間にするかどうか',
    'angel-discards': '天使で邪悪なカードを捨てるかどうか',
  },
  choose: (effect) => `${abilities.choices[effect]}を選んでください。`,
  open: (kind) => `未定：${one(kind)}の効果は、どの資料にもありません。`,
};
