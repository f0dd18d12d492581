import { type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Consequence } from '#games/jekyll-vs-hyde/rules/match';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import type { SandboxWords } from '../sandbox.ts';
import { list, noneOf } from '#words/ja/common';
import { words as game } from './game.ts';

const { seats, suits, card } = game;
const numbers = new Intl.NumberFormat('ja');

const sources = {
  M: 'マニュアル',
  L: '26項目のまとめ',
  J: '日本語の要約',
  H: 'ヘルプページ',
  F: '出版社のQ&A',
} as const satisfies Readonly<Record<SourceId, string>>;

function led(played: Card, names: Suit | null): string {
  return names === null ? card(played) : `${card(played)}（${suits[names]}を宣言）`;
}

function then(next: Consequence): string {
  switch (next.type) {
    case 'next-round':
      return `次は第${next.next}ラウンドです。`;
    case 'roles-change':
      return `1戦目は${seats[next.by]}の勝ちで、役割を替えます。`;
    case 'over':
      if (next.needed === null) return `ゲームは終わり、${seats[next.by]}の勝ちです。`;
      return next.winner === 'draw'
        ? '勝負は終わり、引き分けです。'
        : `勝負は終わり、2戦目で${seats[next.winner]}を担当したプレイヤーの勝ちです。`;
  }
}

/** 日本語。 */
export const words: SandboxWords = {
  title: 'サンドボックス',
  intro:
    '好きな局面を作ると、何を出せるか、誰がトリックを取るか、それはなぜかを、ルールに従って答えます。リンクを送れば、誰にでも確かめてもらえます。',
  noScript: 'サンドボックスにはJavaScriptが必要です。答えは、このブラウザーの中でルールから導くからです。',
  start: {
    label: '始め方',
    empty: '空の卓',
    random: 'ランダム',
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
    find: '条件で探す',
    games: 'ゲームから',
    game: 'ゲーム',
    choose: 'ゲームを選ぶ',
    moment: '場面',
    cases: '事例から',
    case: '事例',
    casebook: '事例集（すべての答え）',
    loading: '読み込んでいます…',
    notLoaded: '読み込めませんでした。ネットワークにつながってから、もう一度試してください。',
    show: 'この局面にする',
    round: (round, of) => (of === 1 ? `第${round}ラウンド` : `2戦目　第${round}ラウンド`),
    moments: {
      preparation: '準備',
      lead: (trick, leader) => `第${trick}トリック：${seats[leader]}のリード`,
      follow: (trick, leader, played, names) =>
        `第${trick}トリック：${seats[leader]}が${led(played, names)}をリードした`,
      greed: (trick) => `第${trick}トリック：強欲の交換`,
    },
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
  table: {
    tools: '卓の操作',
    edit: '局面を編集',
    done: '完了',
    undo: '元に戻す',
    redo: 'やり直す',
    worth: 'カードごとの価値',
    dealNext: 'ランダムに配る',
    share: '共有',
    hint: '手番の人のカードを押すと、ゲームが進みます。',
  },
  edit: {
    title: '局面を編集',
    how: '置き場所を選んでからカードを押すと、そこに移ります。もう一度押すと戻ります。カードを置き場所までドラッグしても、文字で入力してもかまいません。',
    where: 'カードの置き場所',
    spots: {
      jekyll: 'ジキルの手札',
      hyde: 'ハイドの手札',
      led: '場（リードされたカード）',
      aside: '脇',
      box: '箱',
    },
    badges: { jekyll: 'ジ', hyde: 'ハ', led: '▲', aside: '–', box: '' },
    cards: 'すべてのカード',
    suitOf: (suit) => (suit === null ? '秘薬' : suits[suit]),
    put: (moved, from, to) => `${card(moved)}、いまは${places[from]}：${places[to]}に移す`,
    moved: (moved, spot, count) => {
      const where = `${card(moved)}を${places[spot]}に移しました。`;
      return spot === 'jekyll' || spot === 'hyde' || spot === 'aside'
        ? `${where}全部で${count}枚です。`
        : where;
    },
    typed: { jekyll: 'ジキルの手札', hyde: 'ハイドの手札', aside: '脇' },
    typedHint: '例：W1 G3 2+（憤怒1、強欲3、秘薬2+）',
    typedProblems: {
      'unknown-card': ({ found }) =>
        `「${found}」というカードはありません。憤怒はW1〜W7、強欲はG1〜G7、傲慢はP1〜P7、秘薬は2+〜5+です。間に空白を入れて書いてください。`,
      'typed-twice': ({ card: twice }) => `${card(twice)}が2回書かれています。1枚しかないカードです。`,
    },
    names: (potion) => `${card(potion)}の宣言`,
    leader: 'リードする人',
    leaders: { ...seats, nobody: 'まだいない（準備）' },
    ranking: '序列（弱い順）',
    rankingBefore: 'このトリックの前の序列',
    noRanks: '序列は未定',
    round: 'ラウンド',
    marker: 'コマの位置',
    won: (seat) => `${seats[seat]}のトリック数`,
    match: '2戦制',
    firstGame: '1戦目',
    secondGame: (needed) =>
      needed === 'never'
        ? '2戦目（1戦目のハイドは勝てなかった）'
        : `2戦目（1戦目のハイドは${needed}ラウンドで勝った）`,
  },
  possible: {
    yes: 'この局面はゲームで起こりえます。',
    no: 'ルール上の答えは出ますが、この局面そのものはゲームでは起こりえません。',
  },
  answers: {
    title: 'ルールの答え',
    toAct: {
      preparation: (acting, count) => chooses(acting, '渡す', count),
      lead: (seat) => `${seats[seat]}のリードです。`,
      follow: (seat, suit) => `${seats[seat]}が応じる番です。求められている色は${suits[suit]}です。`,
      greed: (acting, count) => chooses(acting, '強欲で交換する', count),
      deal: 'ハイドがカードを配るところです。',
      over: 'ゲームは終わっています。',
      noCards: (seat) => `${seats[seat]}の番ですが、手札がありません。`,
    },
    phase: '現在',
    nothing: 'カードを並べると、ルール上の答えがここに出ます。',
    taken: (seat) => `${seats[seat]}がトリックを取ります。`,
  },
  pairs: {
    title: 'カード対カード',
    toLead: (leader, follower) =>
      `縦は${seats[leader]}がリードできるカード、横は${seats[follower]}の手札です。マスを選ぶと理由がわかります。`,
    toFollow: (_, follower) => `横が${seats[follower]}の手札です。マスを選ぶと理由がわかります。`,
    none: '比べるカードがありません。両方の手札にカードを置いてください。',
    table: 'どちらがトリックを取るか',
    cell: (played, winner, effect) => {
      if (winner === null) return `${card(played)}は出せません`;
      return `${card(played)}：${effect === null ? '' : `${suits[effect]}の効果が発動し、`}${seats[winner]}が取ります`;
    },
    legend: {
      takes: (seat) => `${seats[seat]}がトリックを取る`,
      barred: '出せない',
      effect: 'その色の効果が発動する',
    },
    pair: (lead, names, follow) => `${led(lead, names)}に${card(follow)}で応じる`,
    play: 'この組み合わせで進める',
  },
  rulings: {
    title: '資料が食い違う点',
    same: 'この局面では、どの読み方でも同じです。',
    parts: 'この局面では、読み方によって結果が変わります。',
    says: (ids) => `根拠：${list(ids.map((id) => sources[id]))}。`,
    noSource: 'どの資料にも記載がありません。',
    takes: ({ by, card: winning, beats }) =>
      `${seats[by]}がトリックを取ります。${card(winning)}が${card(beats)}に勝ちます。`,
    would: (lead, { by, card: winning, beats }) =>
      `${led(lead.card, lead.names ?? null)}に${card(winning === lead.card ? beats : winning)}で応じると、${seats[by]}がトリックを取ります。`,
    more: (pairs) => `違いが出る組は、ほかに${pairs}組あります。`,
    end: then,
    others: '進行に影響しない点',
  },
  ending: {
    title: 'このままラウンドが終わったら',
    now: ({ tricks, end, next }) => {
      const side =
        end.gap === 0
          ? `コマは${end.marker}のまま、${seats[end.side]}の側にとどまります。`
          : `コマは${end.from}から${end.marker}（${seats[end.side]}の側）へ進みます。`;
      const after =
        next.type === 'next-round'
          ? `第${next.next}ラウンドは${seats[end.side]}が最初にリードします。`
          : then(next);
      return `ジキル${tricks.jekyll}、ハイド${tricks.hyde}で差は${end.gap}です。${side}${after}`;
    },
    all: '10トリックの分け方すべて',
    columns: ['ジキル', 'ハイド', '差', 'コマ', 'その後'],
    next: ({ end, next }) =>
      next.type === 'next-round'
        ? `第${next.next}ラウンドは${seats[end.side]}が最初にリードします。`
        : then(next),
  },
  knows: {
    title: 'それぞれにわかること',
    surely: (seat, other) =>
      `${seats[seat]}が${seats[other]}に渡し、いまも${seats[other]}の手札にあるカード：`,
    unseen: (seat, other, cards, held) =>
      `${seats[seat]}がまだ見ていないカードは次の${cards}枚で、うち${held}枚が${seats[other]}の手札にあります：`,
    voids: (other, named) =>
      `${seats[other]}はフォローできませんでした。そのときの手札に${noneOf(named.map((suit) => suits[suit]))}ありませんでした。`,
    all: (seat, other) => `${seats[seat]}は${seats[other]}の手札をすべて知っています。`,
    note: 'これまでのトリックのカードは2人とも見ています。この局面より前の交換は考えに入れていません。',
  },
  line: { title: 'ここから進めた手' },
  share: {
    picture: '画像で',
    game: 'ゲームとして',
    madeUp:
      '棋譜は配札から始まるので、この局面に至る手順を仮に補い、そのあとに、ここから進めた手を変化も含めてすべて収めます。',
    viewer: 'ビューアーで開く',
    noGame:
      '棋譜は配札から始まりますが、この局面に至る手順は存在しません。サンドボックスへのリンクなら共有できます。',
    replay: {
      title: 'サンドボックスから',
      comment: 'ここまでは仮の手順です。ここが、サンドボックスで作った局面です。',
    },
  },
  link: {
    copy: 'リンクをコピー',
    copied: (characters) => `コピーしました（${numbers.format(characters)}文字）：`,
    notCopied: 'このブラウザーではコピーできませんでした。リンクはこちらです：',
  },
};

function chooses(acting: readonly (keyof typeof seats)[], what: string, count: number): string {
  return acting.length === 1
    ? `あとは${acting.map((seat) => seats[seat]).join()}が${what}カードを${count}枚選ぶだけです。`
    : `両者が${what}カードを${count}枚ずつ選ぶところです。`;
}

const places = {
  jekyll: 'ジキルの手札',
  hyde: 'ハイドの手札',
  led: '場',
  aside: '脇',
  box: '箱',
} as const;
