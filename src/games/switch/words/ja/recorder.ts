import type { Place } from '#games/switch/record/card-places-and-contradiction';
import type { RecorderWords } from '../text-types/recorder.ts';
import { words as game } from './names.ts';

const { seats, card, cardName } = game;
const row = (cards: Parameters<typeof card>[0][]) => cards.map(card).join('、');

function place(where: Exclude<Place, 'unknown'>): string {
  if (where === 'played') return '場';
  return where === 'deck' ? '山札' : `${seats[where]}の手札`;
}

/** 日本語。 */
export const words: RecorderWords = {
  intro:
    '実際の卓で遊びながら、出たカードを順にタップしてスイッチのゲームを記録します。ルールはこちらで確かめます。ほかの人が引いた見えないカードは、不明のままです。',
  opening: {
    players: '人数',
    sees: 'どのカードが見えますか？',
    observers: {
      p1: 'プレイヤー1（最初の人）の手札',
      p2: 'プレイヤー2の手札',
      p3: 'プレイヤー3の手札',
      p4: 'プレイヤー4の手札',
      p5: 'プレイヤー5の手札',
      p6: 'プレイヤー6の手札',
      all: '全員の手札（公開）',
    },
    unknown:
      '見えない手札と、見えずに引かれたカードは、出されるまで不明のまま「??」と書きます。全員の手札を公開していれば、不明なのは山札の順番だけです。',
    player: (seat) => `${seats[seat]}は誰ですか？`,
  },
  due: {
    deal: ({ to, entered, count }) => `${seats[to]}に配られた${count}枚。あと${count - entered}枚です。`,
    'turn-up': ({ buried }) =>
      buried.length === 0
        ? '表にしたカードはどれですか？'
        : `${row([...buried])}を山札のいちばん下に入れます。次に表にしたカードはどれですか？`,
    turn: ({ by, picked, cause, owed }) => {
      if (picked.length > 0) return `${seats[by]}：${row([...picked])}。同じ数字をまだ続けますか？`;
      if (cause === 'penalty') return `${seats[by]}は、応じるか${owed}枚を引き取ります。`;
      if (cause === 'run') return `${seats[by]}は、ランを続けるか${owed}枚を引きます。`;
      return `${seats[by]}：出したカードか「引く」を押してください。`;
    },
    name: ({ by, aces }) => `${seats[by]}が${row([...aces])}を出して選ぶマーク：`,
    drawn: ({ by, entered, count }) => `${seats[by]}が引いたカードを順に。あと${count - entered}枚です。`,
    shuffle: ({ by, owed }) =>
      `山札がなくなりました。${seats[by]}はあと${owed}枚引くので、場札を切り直します。`,
    nothing: ({ winner }) =>
      winner === 'draw'
        ? 'ゲームは終わりました。引き分けです。'
        : `ゲームは終わりました。${seats[winner]}の勝ちです。`,
  },
  legend: '数字はそのプレイヤーの手札、薄い表示は出されたか、いま出せないカード、破線は山札です。',
  places: place,
  picked: (picked, entered, of) => `${card(picked)}：${of}枚中${entered}枚。`,
  clash: ({ card: found, place: where, move }) =>
    `${cardName(found)}は、第${move}手によると${place(where)}にあります。それが違うときは、「入力したもの」でその手を押して直してください。その後の手は取っておきます。`,
  wrongCount: (found, due) =>
    `ここで引くのは${due}枚ですが、${found}枚と書かれています。この手を入れ直してください。`,
  shuffled: '切り直した',
  type: '手を入力：「8S 8H.」のように続けて、最後のカードの後にピリオド。ほかに「AS>hearts」「draw」「shuffle」',
  typeHint: '「8S 8H.」か「draw」',
  openHint: (observer, isDeckMadeUp) => {
    if (observer !== null)
      return `わからないカードがあるので、${seats[observer]}から見たゲームとして表示します。`;
    return isDeckMadeUp
      ? '全員の手札はわかっていますが、山札の順番はわかりません。ファイルとリンクでも不明のままです。'
      : 'すべてのカードがわかっているので、普通の棋譜です。';
  },
  deckMadeUp:
    '山札の順番は誰も見ていません。変化の中で引くカードは仮のもので、山札の別のカードだったかもしれません。',
  seenBy: (observer) => `${seats[observer]}から見たゲームです。見えなかったカードは不明のままです。`,
};
