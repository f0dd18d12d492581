import type { DirectAnswersWords } from '../text-types/direct-answers.ts';
import { words as game } from './names.ts';

/** 日本語。 */
export const words: DirectAnswersWords = {
  length: '誰かが最後のカードを出すか、誰も出すことも引くこともできなくなると、ゲームは終わりです。',
  jacks: {
    title: (count, players) => `${players}人でジャック${count}枚`,
    next: (count, next) =>
      next === 'again'
        ? `${count}回分の手番を飛ばし、もう一度自分の番です。`
        : next === 'onward'
          ? `${count}回分の手番をちょうど1周飛ばし、いつもどおり次のプレイヤーの番です。`
          : `${count}回分の手番を飛ばし、${next}人先のプレイヤーの番です。`,
  },
  eights: {
    title: (count, players) => `${players}人で8を${count}枚`,
    next: {
      again: '偶数枚の8では方向が2度変わり、もう一度自分の番です。次のプレイヤーに進む卓もあります。',
      other: '2人では方向が変わっても同じで、相手の番です。',
      turned: '方向が変わり、反対側の隣のプレイヤーの番です。',
    },
  },
  twosWaiting: {
    title: (count) => `2が${count}枚`,
    costs: (penalty) => `${penalty}枚です。待っている2は1枚につき2枚です。`,
  },
  failedRun: {
    title: (rank) => `${game.ranks[rank]}で失敗したラン`,
    costs: (cards) => `${cards}枚です。ランが止まった数字と同じ枚数を引きます。`,
  },
  plainLast: {
    title: (rank) => `最後の1枚が${game.ranks[rank]}`,
    wins: (rank) =>
      `はい。ランの外なら上がれます。${game.ranks[rank]}は特殊カードではありません。ランで出したカードでは上がれません。`,
  },
  terms: {
    trickCard: {
      title: '特殊カード',
      answer: '特殊カードは、出すと効果があるカードです。2、3、5♥、7、8、ジャック、エースです。',
    },
    drawFour: {
      title: '4枚引く',
      answer: '4枚引かせるカードはありません。2は1枚につき2枚なので、2が2枚で4枚になります。',
    },
    twos: { title: '2のカード' },
    threes: { title: '3のカード' },
    fiveOfHearts: { title: '5♥のカード' },
    sevens: {
      title: '7のカード',
      answer:
        '7はどのカードの上にも出せ、下にあるカードのマークと数字を写します。写すのは、次に出せるカードを決めるためだけです。',
    },
    eights: {
      title: '8のカード',
      answer:
        '奇数枚の8を出すと、手番の回る方向が変わります。偶数枚なら方向が2度変わり、同じプレイヤーがもう一度手番を行います。',
    },
    jacks: { title: 'ジャック' },
    aces: {
      title: 'エース',
      answer:
        'エースはどのカードの上にも出せます。出したらマークを1つ選び、次はそのマークのカードかエースを出します。',
    },
    plainCard: {
      title: '効果のないカード',
      answer:
        '4、6、9、10、クイーン、キングに効果はなく、5も5♥のほかは効果がありません。マークか数字が合えば出せます。ランでは数字だけを使います。',
    },
    run: {
      title: 'ラン',
      answer:
        'ランは3で始まります。そのあとは、マークに関係なく、いまの数字か次の数字を出していきます。続けられなければ、いまの数字と同じ枚数を引きます。',
    },
    penalty: {
      title: 'ペナルティ',
      answer:
        'ペナルティは、2や5♥のあとに次のプレイヤーが引く分です。応じられなければすべて引き取り、手番が終わります。',
    },
    dead: { title: '効果を失った2' },
    turn: { title: '手番' },
    stack: {
      title: '場のカード',
      answer: '出したカードは場に重ねます。いちばん上のカードのマークか数字に合わせて出します。',
    },
    deck: {
      title: '山札',
      answer:
        '山札は、カードを引く山です。足りなければ、いちばん上のカードを残して場のカードを切り直し、新しい山札にします。',
    },
    suit: {
      title: 'マーク',
      answer: 'マークはクラブ、ダイヤ、ハート、スペードの4つです。マークか数字が同じカードを出せます。',
    },
    rank: {
      title: '数字',
      answer:
        '数字は2から10、ジャック、クイーン、キング、エースの13です。数字かマークが同じカードを出せます。',
    },
    match: { title: '出せるカード' },
    mirror: { title: '7が写すもの' },
    lastCard: {
      title: '最後の1枚',
      answer: '残り1枚になっても、何も言う必要はありません。特殊カードやランで出したカードでは上がれません。',
    },
    tie: {
      title: '引き分け',
      answer:
        '引き分けになるのは、誰も動けなくなったゲームだけです。手札が最も少ないプレイヤーの勝ちで、何人かが同じなら引き分けです。',
    },
    cheating: {
      title: 'ずる・反則',
      answer:
        '合わないカードは、すぐに気づけば手札に戻します。あとで気づいたときのことはどの資料にもなく、そのままにすることをお勧めします。',
    },
    colours: { title: '色', answer: 'いいえ、赤か黒かは関係ありません。合わせるのはマークか数字です。' },
    score: { title: '得点', answer: '得点はありません。最初に手札を出し切った人の勝ちです。' },
    several: {
      title: 'まとめて出せる枚数',
      answer: '同じ数字なら何枚でも出せます。合わなければならないのは最初の1枚だけです。',
    },
    noneIsHigher: {
      title: 'カードの強さ',
      answer: 'スイッチのカードに強さはありません。いちばん上のカードとマークか数字が同じカードを出します。',
    },
    swapHands: {
      title: '手札の交換',
      answer: '手札を交換するカードはありません。自分の手札から出すか、引きます。',
    },
  },
};
