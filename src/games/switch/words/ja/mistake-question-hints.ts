import type { MistakeQuestionHintsWords } from '../text-types/mistake-question-hints.ts';

/** 日本語。 */
export const words: MistakeQuestionHintsWords = {
  wins: 'ここで勝てないか、手札を見てみましょう。',
  'goes-again': 'このあと誰の番になるかを見てみましょう。もう一度番が来るカードがあります。',
  stops: '次の人の残り枚数を見てみましょう。上がりを遅らせるカードがあります。',
  together: '1回の手番で何枚出せるかを見てみましょう。',
  takes: 'いま引く枚数と、あとで引くことになりそうな枚数を比べてみましょう。',
  'keeps-turn': '最後の2回の手番で、それぞれ何を出すかを考えてみましょう。',
  'keeps-end': '最後の1枚を考えてみましょう。特殊カードでは上がれません。',
  'keeps-any': '何の上にでも出せるカードを探してみましょう。取っておく価値があります。',
  'rival-draws': '出せるカードを見てみましょう。引いたカードは、いずれ出さなければなりません。',
  'rival-spends': 'いまよりあとで役立つカードを探してみましょう。取っておく価値があります。',
  'rival-sheds-less': '1回の手番で何枚出せるかを見てみましょう。',
  'rival-follows-less': '場札のマークを考えてみましょう。同じマークの手札が何枚残りますか。',
  chooses: '手札のマークを見てみましょう。どれを選べば続けて出せますか。',
  'rival-spends-threat': 'いまよりあとで役立つカードを探してみましょう。取っておく価値があります。',
  'rival-parts': '同じ数字のカードがないか手札を見てみましょう。まとめて出せます。',
  'rival-ends-on-trick': '最後の1枚を見てみましょう。特殊カードでは上がれません。',
};
