import type { RulebookWords } from '../text-types/rulebook.ts';

/** 日本語。 */
export const words: RulebookWords = {
  intro: (rules) =>
    `このサイトのゲームは、この${rules}件のルールで動いています。それぞれの下に、どの資料によるかを示します。資料は最後に説明します。`,
  asked:
    '資料が食い違うところはどこ 資料はどこで食い違う ルールの曖昧な点 はっきりしないルール 書かれていないこと 裁定 どの資料 出典 全部のルール',
  chapters: '章',
  sources: '資料',
  noAddresses:
    '題は、わかっているものだけを示します。どの資料も公開先の手がかりがないため、リンクはありません。',
  silent: 'このサイトの決まり',
  ruling: '裁定を見る',
  inAction: '実際に見る',
  sandbox: 'サンドボックスで',
  askMe: '出題してもらう',
  moments: (count) => `場面${count}件`,
  rulings: '裁定',
  rulingsIntro:
    '資料が食い違う点と、記載がない点です。このサイトは最初の読み方に従います。ほかの読み方で遊ぶ人もいます。',
  house: 'このサイトの提案',
  houseMark: 'このサイトの提案（資料にはありません）',
  unsaid: 'ルールに書かれていないこと',
  suggested: 'このサイトの提案',
  near: '最も近い記述：',
  wordings: '資料による書き方の違い',
  wordingsIntro:
    '資料によって書き方が違う点と、一部の資料にしか記載がない点です。1つだけを読むと疑問に思うかもしれませんが、合わせて読めば同じルールになります。',
  wording: '資料の書き方',
  followed: 'ここでは：',
  instead: 'または：',
};
