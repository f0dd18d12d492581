import type { BookmarksWords } from '../text-types/bookmarks.ts';

/** 日本語。 */
export const words: BookmarksWords = {
  title: 'しおり',
  note: 'メモ',
  keep: 'しおりを挟む',
  keepNote: 'メモを保存',
  remove: 'しおりを外す',
  kept: 'この手にしおりを挟みました。',
  removed: 'しおりを外しました。',
  troubles: {
    blocked: 'このブラウザーでは保存できないため、しおりを挟めませんでした。',
    damaged: 'この手にしおりを挟みました。前に保存されていたものは読めなかったので、取り置いてあります。',
    mended:
      'この手にしおりを挟みました。前に保存されていたものの一部は使えなかったので、取り置いてあります。',
    later:
      '新しい版のCabinetがしおりを保存しています。Cabinetのページをすべて閉じてから、開き直してください。',
    refused: 'しおりを挟めませんでした。それまでに保存したものは残っています。',
  },
  all: 'すべてのしおり',
  holdsGame: 'しおりには、いまのゲーム全体が入ります。あとでゲームを変えたり消したりしても開けます。',
};
