import { words as game } from './names.ts';
import { led } from './led-card.ts';
import type { SandboxStartsWords } from '../text-types/sandbox-starts.ts';

const { seats } = game;
const numbers = new Intl.NumberFormat('ja');

/** 日本語。 */
export const words: SandboxStartsWords = {
  kind: '局面の種類',
  kinds: {
    preparation: '準備',
    lead: 'カードをリードする',
    follow: 'リードに応じる',
    void: '後手がボイド',
    'potion-led': '秘薬がリードされた',
    'potion-led-void': '秘薬がリードされ、後手は宣言された色がボイド',
    greed: '強欲の交換',
    'empty-board': 'ボードにトークンがない',
    'last-trick': '最後のトリック',
    'last-round': '第3ラウンド',
    'hydes-side': 'コマがハイドの側にある',
  },
  draw: '局面を出す',
  round: (round, of) => (of === 1 ? `第${round}ラウンド` : `2戦目　第${round}ラウンド`),
  moments: {
    preparation: '準備',
    lead: (trick, leader) => `第${trick}トリック：${seats[leader]}のリード`,
    follow: (trick, leader, played, names) =>
      `第${trick}トリック：${seats[leader]}が${led(played, names)}をリードした`,
    greed: (trick) => `第${trick}トリック：強欲の交換`,
  },
  find: {
    any: '指定なし',
    conditions: {
      phase: '何をするところか',
      round: 'ラウンド',
      trick: 'トリック',
      leader: 'リードする人',
      tokens: 'ボードのトークン',
      above: '色の序列の上下',
      led: 'リードされたカード',
      asked: '求められた色',
      followerVoid: '後手はその色がボイド',
      answer: '応じたカード',
      effect: '効果',
    },
    led: { potion: '秘薬', evil: '大罪カード' },
    yes: 'はい',
    no: 'いいえ',
    potion: '秘薬',
    twoPotions: 'なし（秘薬どうし）',
    holds: (seat) => `${seats[seat]}の手札に含まれるカード`,
    search: '探す',
    stop: '止める',
    looking: (games) => `探しています。${numbers.format(games)}ゲームまで見ました。`,
    stopped: (games) => `${numbers.format(games)}ゲーム見たところで止めました。`,
    found: (games) => `${numbers.format(games)}ゲーム目で見つかりました。卓に並べてあります。`,
    none: (games) => `${numbers.format(games)}ゲーム見ましたが、見つかりませんでした。`,
  },
};
