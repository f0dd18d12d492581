import type { PlayerHandWords } from '../text-types/table-and-replay-steps.ts';

/** 日本語。 */
export const words: PlayerHandWords = {
  nameSuit: (potion) => `秘薬${potion}をリードして宣言する色：`,
  keepPotion: '別のカード',
  give: (cards, due) => {
    if (cards > due) return `多すぎます（渡すのは${due}枚）`;
    return cards === due ? `${cards}枚渡す` : `渡す（${cards}/${due}枚）`;
  },
};
