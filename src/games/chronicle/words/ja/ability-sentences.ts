import type { AbilitySentencesWords } from '../text-types/ability-sentences.ts';
import { abilities } from './ability-effects-and-choices.ts';
import { one } from './seat-and-card-names.ts';

const choosers = {
  owner: 'カードの持ち主が選びます。',
  leader: 'ミーティングのリードをした人が選びます。',
  next: '時計回りで次のプレイヤーが選びます。',
} as const satisfies AbilitySentencesWords['choosers'];

/** 日本語。 */
export const spelled: AbilitySentencesWords = {
  times: {
    played: '出したとき',
    'end-of-meeting': 'ミーティングの終わり',
    'end-of-round': 'ラウンドの終わり',
  },
  choosers,
  sentence: (kind, { effect, time, chooser }, chooses) => {
    const done = abilities.effects[effect];
    const who = chooses ? choosers[chooser] : '';
    switch (time) {
      case 'played':
        return `${one(kind)}は、表向きに出したときに「${done}」の効果が発動します。${who}`;
      case 'end-of-meeting':
        return `${one(kind)}を表向きに出すと、ミーティングの終わりに「${done}」の効果が発動します。${who}`;
      case 'end-of-round':
        return `${one(kind)}を仲間に持っていると、ラウンドの終わりに「${done}」の効果が発動します。${who}`;
    }
  },
};
