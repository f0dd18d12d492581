import type { FactsWords } from '../text-types/facts.ts';
import { list } from '#words/ja/lists-and-amounts';
import { words as game } from './names.ts';

const numbers = new Intl.NumberFormat('ja');
const rates = new Intl.NumberFormat('ja', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const shares = new Intl.NumberFormat('ja', { style: 'percent' });

/** 日本語。 */
export const words: FactsWords = {
  title: 'ルールの帰結',
  intro:
    'はじめの4つは誰かが決めたことではなく、ルールから自然に導かれることで、起こりうる場合をすべて数えています。あとの3つは模擬対戦の標本です。起こりうることではあっても、どれくらい起こるかは2人の出し方しだいで、ここでは単純な出し方を2通りだけ試しています。どの数字もこのサイトを作るたびに計算し、何を数えたかと一緒に示しています。',
  proof: '数えたもの',
  even: {
    title: '差はいつも偶数',
    text: '10トリックのそれぞれに必ず勝者がいます。一方が取れば他方は取れず、傲慢で移るトリックは両方の数を同時に変えます。2人のトリック数の和は10で、和が10になる2つの数の差は偶数です。',
    proof: (ways) => `10トリックの分け方${ways}通りのすべて。`,
    columns: [game.seats.jekyll, game.seats.hyde, '差'],
  },
  track: {
    title: 'トラックがどう描かれていても同じゲーム',
    text: (gaps) =>
      `マニュアルは10マスと数えていますが、両者の境がどこかを述べた資料はありません。そこで自我トラックは10マス、11マス、10歩のどれとも描け、境も5番目の前とも後ろとも考えられます。どれでも違いはありません。1ラウンドでコマが動く数は${list(gaps.map(String))}のいずれかなので、描き方で違いが出る場所にコマが止まることはないからです。`,
    proof: (sequences) =>
      `3ラウンド分の差の並び${sequences}通りを、それぞれの描き方で調べました：各ラウンドの最初のリード、ラウンド数、勝者。`,
    columns: ['描き方', '違いが出る並び'],
    drawings: {
      'eleven-positions': '位置0〜10、境は5の手前',
      'border-after-five': '位置0〜10、境は5の先',
      'ten-spaces': '10マス、最初のマスから始め、境は中央',
      'ten-steps': '10マス、最初のマスの手前から始め、境は5番目の先',
    },
    endings: '並びの終わり方',
    endingColumns: ['終わり方', '並びの数'],
    ending: (winner, rounds) =>
      winner === 'hyde'
        ? `第${rounds}ラウンドで${game.seats.hyde}の勝ち`
        : `第${rounds}ラウンドの後で${game.seats.jekyll}の勝ち`,
  },
  ties: {
    title: '引き分けのトリックはない',
    text: '同じ色のカードは数が違います。違う色は序列が違い、カードを出せばその色の序列が決まるので、比べるときには両方に必ず序列があります。秘薬の値は表示の数＋0.5で、ほかのカードと同じになることはありません。',
    proof: (looked, ties) =>
      `2枚の組み合わせのすべてを、秘薬の宣言、トークンの並び、ルールの2通りの読み方ごとに調べました：${numbers.format(looked)}トリック、${ties === 0 ? 'どれも勝者はちょうど1人' : `引き分け${ties}件`}。`,
  },
  hands: {
    title: 'トリックが終わるたびに手札は同じ枚数',
    text: '1トリックに1枚ずつ出し、交換では渡した枚数だけ受け取ります。そのため強欲の効果で両者が交換する枚数はいつも同じです。第7トリックまでは手札から2枚、第8トリックでは残り2枚とも、第9トリックでは最後の1枚、第10トリックではなし。',
    proof: '各トリックで強欲が交換する枚数。',
    columns: ['トリック', '残りの手札', '交換'],
  },
  effects: {
    title: '秘薬の効果が発動する割合',
    text: '秘薬は、同じトリックに出た大罪カードの色の効果を発動させます。秘薬どうしでは何も起こりません。数えたのは実際に起こったことだけで、奪うトリックのない傲慢と第10トリックの強欲は除いてあります。試したのは2通りの出し方で、それぞれ同じ出し方どうしの対戦です。「でたらめに」では、出せる手のどれも同じ確率で選びます。「経験則で」は自分の手札だけを見る相手で、渡すカードはくじで決め、ほかにカードがあるうちは秘薬をリードせず、トリックに勝つにも負けるにも、できるだけ安く済ませます。ジキルは勝ち越していなければ勝とうとし、ハイドは差が開くほうを選びます。どちらも上手な人の出し方ではありません。',
    proof: (rounds, seed) =>
      `それぞれの出し方で第1ラウンドの模擬対戦を${numbers.format(rounds)}回（シード${seed}）。1ラウンドあたりに起こった回数と、平均の95%信頼区間。`,
    column: '効果',
    names: {
      wrath: '憤怒：序列をリセットする',
      greed: '強欲：手札を交換する',
      pride: '傲慢：トリックを奪う',
      'two-potions': '秘薬どうし：何もなし',
    },
    styles: { lot: '出せるカードをでたらめに', thumb: '経験則で' },
    rate: (mean, margin) => `${rates.format(mean)} ± ${rates.format(margin)}`,
  },
  voids: {
    title: '秘薬に秘薬で応じられる割合',
    text: 'リードされた秘薬に秘薬で応じられるのは、宣言された色がボイドの人だけです。上と同じ模擬対戦で数えました。',
    columns: ['出し方', '秘薬のリード', 'その色がボイド', '秘薬あり'],
    share: (count, all) => `${numbers.format(count)}（${shares.format(all === 0 ? 0 : count / all)}）`,
  },
  spread: {
    title: 'ラウンドの終わり方',
    text: '上と同じ模擬対戦がどう終わったかです。どちらも1トリック先までしか考えないので、ジキルとハイドの実力を示すものではありません。',
    gap: (gap) => `差${gap}`,
  },
};
