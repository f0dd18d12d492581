import type { SharePanelWords } from '../text-types/share-panel.ts';

const numbers = new Intl.NumberFormat('ja');

/** 日本語。 */
export const words: SharePanelWords = {
  share: {
    title: '共有',
    leadsHere: 'この手へのリンク',
    holdsGame: (characters) =>
      `ゲーム全体が入っていて、この手で開くリンク（${numbers.format(characters)}文字）`,
    along: '先の手を伏せて開くリンク',
    tooLong: 'このゲームは、ブラウザーで開けるリンクには長すぎます。ファイルにして渡してください。',
    files: 'ファイルで',
    json: 'JSONで保存',
    text: 'テキストで保存',
    noText: 'だれも見ていないカードは書き表せないので、テキストでは保存できません。',
    picture: 'この局面を画像で',
    svg: 'SVGで保存',
    png: 'PNGで保存',
    noPng: 'このブラウザーではPNGを作れません。SVGで保存してください。',
    embed: '別のページに埋め込む',
    embedIntro: 'ゲームを表示したいページに、これを貼り付けてください。',
    seat: '視点',
    fromHere: 'この手から始める',
    theme: '配色',
    themes: { auto: '閲覧者の設定に合わせる', light: 'ライト', dark: 'ダーク' },
    controls: '操作ボタン',
    controlsShown: { full: 'すべて', steps: '進む・戻るだけ', none: 'なし（キー操作のみ）' },
    language: '言語',
    size: '大きさ',
    sizes: { phone: '小（360×480）', column: '記事の幅（640×640）', page: 'ページ幅いっぱい（高さ720）' },
    preview: '表示のようす',
    snippet: '貼り付けるHTML',
    frame: (title, game) => `${title}（${game}のゲーム）`,
  },
  embed: {
    title: '1手ずつ見る',
    open: 'Cabinetで開く',
    opensTab: '（新しいタブで）',
    nothing: (option) => `ゲームが指定されていません。${option}のように、アドレスで指定してください。`,
    unknown: (name) => `「${name}」というゲームはありません。`,
    unloaded: 'ゲームを読み込めませんでした。ネットワークにつながっていますか？',
    leftOut: (options) =>
      `${options.map((option) => `「${option}」`).join('')}はここでは意味がないので、無視しました。`,
    library: 'すべての解説つきゲーム',
    needsScript: 'ゲームを見るにはJavaScriptが必要です。',
  },
};
