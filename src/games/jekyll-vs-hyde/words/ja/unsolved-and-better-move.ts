import type { UnsolvedAndBetterMoveWords } from '../text-types/unsolved-and-better-move.ts';
import { gapInWords } from './gap-in-words.ts';

/** だれが何をもとに書いたか。 */
const openly = 'コンピューターが両者の手札を見たうえでの計算：';

export const solving: UnsolvedAndBetterMoveWords = {
  unsolved: {
    deal: 'これから配札です。局面の価値はカードが配られてからわかります。リードするか、リードに応じる場面まで進めてください。',
    preparation: '準備が終わっていません。局面の価値がわかるのは、ラウンドの最初のリードからです。',
    greed: '両者が同時に選ぶ強欲の交換の途中です。その後のリードの場面で、もう一度たずねてください。',
    over: 'ゲームは終わっていて、もう出すカードはありません。',
  },
  miscounted:
    '手札の枚数が残りのトリック数と合わず、ラウンドの終わりまで進めないので、価値を計算できません。',
  failed:
    '局面の計算はページとは別に動く「ワーカー」が行いますが、このブラウザーでは許可されていないか、途中で止められました。ワーカーを許可するか、ページを読み込み直してください。',
  better: ({ by, could, can, changes }) =>
    by === 'jekyll'
      ? `${openly}この手なら、ジキルは差を${gapInWords(could)}に抑えられました。実戦の手の後では、ハイドは差を${gapInWords(can)}にできます。${decides(changes)}`
      : `${openly}この手なら、ハイドは差を${gapInWords(could)}にできました。実戦の手の後では、ジキルは差を${gapInWords(can)}に抑えられます。${decides(changes)}`,
};

function decides(changes: 'nothing' | 'marker' | 'game'): string {
  return changes === 'game' ? 'これが勝敗を分けます。' : '';
}
