import type { RulePracticeWords } from '../text-types/rule-practice.ts';

/** 日本語。 */
export const words: RulePracticeWords = {
  offer: 'このルールを練習する',
  title: (rule) => `練習：${rule}`,
  intro:
    'このルールが早く出てきそうなカードを配ります。コンピューターは、同じくらいよい手の中から、このルールが出てくる手を選びます。見えるのは自分の手札だけです。',
  begin: '練習用に配る',
  playOn: (rule) => `「${rule}」を練習しながら続ける`,
  unknown:
    'このリンクには、練習できるルールが書かれていません。ルール集から選ぶか、いつものように配ってください。',
};
