import type { SiteWords } from '../text-types/site.ts';

/** 日本語。 */
export const words: SiteWords = {
  tagline: 'ルールブックが動く。',
  page: {
    skip: '本文へ',
    navigation: '主なページ',
    places: { learn: '学ぶ', play: '遊ぶ', watch: '観る', ask: '聞く' },
    everything: 'すべてのページ',
    rules: 'ルールブック',
    unofficial:
      'Cabinetは非公式のサイトで、作者・出版社とは関係ありません。文章と絵はすべて独自のものです。Cookieも追跡もなく、ブラウザーの外には何も送りません。',
    said: '読み上げた内容',
    narration: {
      title: 'スクリーンリーダーで読み上げる内容',
      ways: { all: 'すべて', main: '要点だけ', nothing: 'なし' },
    },
  },
  home: {
    heading: '遊びながら覚える。',
    lede: 'ここでは、カードを手に取ってゲームを覚えます。ルールブックが動き、ルールに反する手は理由を示して止め、出した手にはそのルールを示します。',
  },
  lost: {
    title: 'そのページはありません',
    text: 'アドレスが正しくないか、ページが移動したのかもしれません。ここからどこへでも行けます。',
    home: 'トップページ',
  },
  search: {
    description: 'Cabinetのレッスン、ルール、事例を検索します。',
    narrow: { of: 'どのゲーム', all: 'すべて' },
  },
  release: {
    title: '新しい版',
    ready: '新しいCabinetがあります。いま読み込まなければ、次に来たときに切り替わります。',
    use: 'いま読み込む',
    later: 'あとで',
  },
  licences: {
    title: 'ライセンス',
    description: 'Cabinetと、そこに使われているもののライセンス。',
    own: 'Cabinet本体',
    others: '使われているもの',
    texts:
      'ブラウザーに届くプログラムと書体の一部は、次のものです。ライセンスの本文は英語の原文のまま載せています。',
  },
  fault: {
    title: 'このページの不具合',
    broken:
      'この部分は不具合で止まりました。サイト側の問題で、操作のせいではありません。ブラウザーに保存したものは残っています。',
    unloaded:
      'この部分を読み込めなかったので、まだ操作できません。接続を確かめてから、ページを読み込み直してください。',
    had: 'ここにあったもの（コピーできます）',
    again: 'もう一度始める',
    reload: 'ページを読み込み直す',
    beginning: 'このページを最初から開く',
    mishap:
      'いま不具合が起きました。サイト側の問題です。表示はそのままで、保存したものも失われていません。反応しないところがあれば、ページを読み込み直してください。',
    later: 'このまま続ける',
  },
  chart: {
    title: 'ゲームの流れ',
    elsewhere: '図は専用のページにあります',
    open: 'いまはゲームのどの場面？',
    drawing: 'ゲームの進み方の図：場所と、次の場所へ進む手',
    inWords: '図の内容を文章で見る',
    place: '場所',
    arrows: '次に進む場面',
  },
};
