import { say } from '#words/sentence-per-type';
import type { DisputeWords } from '../text-types/dispute.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

const { ranks } = game;

const ALONG = '同じ数字なら一度に';

/** 応じられるカードが残っていれば、そのカード。 */
const answers = {
  two: '2',
  'two-or-five': '2（いちばん上が2♥なら5♥も）',
  five: '5♥（いちばん上が2♥のとき）',
  'two-of-hearts': '2♥',
} as const;

/** 日本語。 */
export const words: DisputeWords = {
  questions: {
    top: () => 'いちばん上のカードは？',
    played: () => '何を出しますか？',
    wait: (top) => `その${top}のペナルティは、まだ残っていますか？`,
    count: () => 'ペナルティは何枚ですか？',
    run: (top) => `${top}はランの途中ですか？`,
    below: () => 'いちばん上の7は何を写していますか？',
    fits: (top, asksHeart, mirrored) => {
      if (asksHeart) return 'その2は2♥ですか？';
      if ((mirrored ?? top) === ranks.A) return '選ばれたマークと同じですか？';
      return mirrored === null ? 'マークは同じですか？' : `マークは、7が写している${mirrored}と同じですか？`;
    },
    many: () => '何枚まとめて出しますか？',
    last: () => '手札の最後のカードですか？',
    players: () => '何人で遊んでいますか？',
  },
  help: {
    run: 'ランは3で始まり、同じ数字か次の数字を順に出していく流れです。',
    wait: '誰かが応じるか、その分のカードを引き取るまで残ります。',
    below: '7は、すぐ下のカードの数字とマークになります。',
  },
  labels: {
    top: 'いちばん上',
    played: '出すカード',
    wait: 'ペナルティ',
    count: '合計',
    run: 'ラン',
    below: '写すカード',
    fits: '同じマーク',
    many: '出す枚数',
    last: '最後のカード',
    players: '人数',
  },
  choices: {
    top: { any: 'どのカードでも（出せる場合）' },
    played: { draw: '出さずに引く' },
    wait: {
      waits: 'はい、出たばかりです',
      dead: 'いいえ、その分のカードは引き取り済みです',
      unknown: 'わからない',
    },
    count: {
      '2': '2が1枚＝2枚',
      '4': '2が2枚＝4枚',
      '6': '2が3枚＝6枚',
      '8': '2が4枚＝8枚',
      '5': '5♥だけ＝5枚',
      '7': '5♥と2が1枚＝7枚',
      '9': '5♥と2が2枚＝9枚',
      '11': '5♥と2が3枚＝11枚',
    },
    run: { run: 'はい、ランです', none: 'ランではない', unknown: 'わからない' },
    fits: { same: 'はい', other: 'いいえ' },
    last: { yes: 'はい', no: 'いいえ' },
  },
  basis: 'ある家のハウスルールによる判定です。スイッチに出版社はなく、遊び方は卓によって違います。',
  verdicts: {
    'no-match': () => '出せません。マークも数字も合っていません。',
    'penalty-waits': ({ five, answer, penalty }) =>
      answer === 'nothing'
        ? `出せません。応じられるカードは残っていないので、${penalty}枚引き取ります。`
        : `出せません。${five ? '5♥' : '有効な2'}に応じられるのは${answers[answer]}だけです。なければ${penalty}枚引き取ります。`,
    'five-hearts-barred': ({ answer, penalty }) =>
      `出せません。5♥はこの2の上には置けません。${answer === 'nothing' || answer === 'five' ? '' : '2で応じるか、'}${penalty}枚引き取ります。`,
    'no-counter': ({ ace, answer, penalty }) =>
      `出せません。${ace ? 'エース' : '7'}ではペナルティに応じられません。${answer === 'nothing' ? '' : `${answers[answer]}を出すか、`}${penalty}枚引き取ります。`,
    'not-next': ({ run, next }) =>
      `出せません。ランで次に出せるのは、マークに関係なく${ranks[run]}か${ranks[next]}です。`,
    'two-in-run': () => '出せません。2はランに入りません。',
    'ace-too-early': ({ run }) => `出せません。ランのエースはキングの次です。ランはいま${ranks[run]}です。`,
    refused: ({ refusal }) => say(legality.refusals, refusal),
    mistaken: ({ count }) => `出せません。カードは手札に戻り、${count}枚引き取ります。`,
    drew: ({ rule, count }) => {
      switch (rule) {
        case 'penalty-served':
          return `できます。${count}枚引き取って、手番は終わりです。引き取ったカードは、次の自分の番まで出せません。`;
        case 'run-fails':
          return `できます。ランは失敗で、${count}枚引き、手番は終わりです。引いたカードは、次の自分の番まで出せません。`;
        default:
          return `できます。いつでも${count}枚引けて、それで手番は終わりです。引いたカードは、次の自分の番まで出せません。`;
      }
    },
    won: () => '出せます。これで勝ちです。',
    'not-finished': ({ inRun }) =>
      inRun
        ? '上がれません。出せますが、ランで最後のカードを出したら1枚引きます。'
        : '上がれません。出せますが、効果が発動したあとで1枚引きます。',
    served: ({ count }) => `出せますが、応じたことにはなりません。出した人がすぐに${count}枚引き取ります。`,
    again: ({ players }) =>
      `出せます。${players === null ? '' : `${players}人なら、`}同じプレイヤーがもう一度手番を行います。`,
    unturned: () => '出せます。方向は変わらず、次のプレイヤーの番になります。',
    penalty: ({ penalty, answer }) =>
      answer === 'nothing'
        ? `出せます。応じられるカードは残っていないので、次のプレイヤーは${penalty}枚引き取ります。`
        : `出せます。次のプレイヤーは${answers[answer]}で応じるか、${penalty}枚引き取ります。`,
    skipped: ({ count, onward }) => {
      if (count === 1) return '出せます。どのマークのJでも次のプレイヤーは飛ばされ、応じることはできません。';
      return onward
        ? `出せます。手番が${count}回飛ばされてテーブルを回るので、いつもどおり次のプレイヤーの番です。`
        : `出せます。手番が${count}回飛ばされ、応じることはできません。`;
    },
    reversed: ({ onward }) =>
      onward
        ? '出せます。2人では方向が変わっても同じなので、相手の番になり、数字かマークを合わせます。'
        : '出せます。3人以上なら方向が逆になり、次は数字かマークを合わせます。',
    run: ({ rank, next, powerless, together }) => {
      const goesOn = `次のプレイヤーは${ranks[rank]}か${ranks[next]}を出し、出さなければランは失敗です`;
      return powerless
        ? `${together ? ALONG : ''}出せますが、ランの中では効果がありません。${goesOn}。`
        : `${together ? ALONG : ''}出せます。ランなので、${goesOn}。`;
    },
    'run-over': () => '出せます。エースでランは終わり、マークは選びません。',
    'run-stays': () => '出せます。ランはまだ終わらず、続けてエースを出せます。',
    mirrored: () => '出せます（ランの外）。次も、7の前に求められていた数字かマークを合わせます。',
    'suit-chosen': () =>
      '出せます（ランの外）。出した人がマークを選び、次はそのマークか、エースか7を出します。',
    plain: ({ together }) =>
      together
        ? `${ALONG}出せます。合わなければならないのは最初の1枚だけで、次はいちばん上のカードに合わせます。`
        : '出せます。次は数字かマークを合わせます。',
  },
};
