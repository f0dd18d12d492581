import type { Unshown } from '#games/chronicle/record/revealed-cards-to-enter';
import type { Place } from '#games/chronicle/record/card-places-and-contradiction';
import type { HiddenMove } from '#games/chronicle/record/record';
import type { RecorderWords } from '../text-types/recorder.ts';
import { anyOf } from '#words/ja/lists-and-amounts';
import { abilities } from './ability-effects-and-choices.ts';
import { words as game } from './names.ts';
import { seats } from './seat-and-card-names.ts';

const { card } = game;

function place(where: Exclude<Place, 'unknown'>): string {
  if (where === 'meeting') return 'ミーティング';
  if (where === 'out') return '脇か捨て札';
  const [seat, allies] = where.split('-') as [keyof typeof seats, string?];
  return allies === undefined ? `${seats[seat]}の手札` : `${seats[seat]}の仲間`;
}

function unseen(move: HiddenMove): string {
  switch (move.type) {
    case 'play':
      return `${seats[move.by]}が裏向きに出したカード`;
    case 'take':
      return `${seats[move.from]}の手札から1枚`;
    case 'give':
      return `${seats[move.to]}に1枚`;
    case 'claim':
      return `${seats[move.from]}の裏向きのカード`;
  }
}

function shown(what: Unshown): string {
  if (what.type === 'slot') return `${seats[what.seat]}が裏向きに出していたカードはどれですか？`;
  return `${seats[what.seat]}の見えた手札。あと${what.count - what.entered}枚です。`;
}

/** 日本語。 */
export const words: RecorderWords = {
  intro:
    '実際の卓で遊びながら、出たカードを順にタップしてクロニクルのゲームを記録します。ルールはこちらで確かめます。見せてもらえないカードは、不明のままです。',
  opening: {
    players: '人数',
    sees: 'どのカードが見えますか？',
    observers: {
      p1: 'プレイヤー1の手札',
      p2: 'プレイヤー2の手札',
      p3: 'プレイヤー3の手札',
      p4: 'プレイヤー4の手札',
      p5: 'プレイヤー5の手札',
      p6: 'プレイヤー6の手札',
      all: '全員の手札（公開）',
    },
    unknown:
      '見えない手札、裏向きに出されたカード、見えずに動いたカードは、見えるまで不明のまま「??」と書きます。全員の手札を公開していれば、普通の棋譜になります。',
    player: (seat) => `${seats[seat]}は誰ですか？`,
  },
  due: {
    lead: ({ round }) => `第${round}ラウンド：歴史カードのリードカードはどれですか？`,
    conditions: () => 'このラウンドの名声の条件は何ですか？',
    deal: ({ to, entered, count }) => `${seats[to]}に配られた${count}枚。あと${count - entered}枚です。`,
    aside: () => '脇に置いたカードはどれですか？',
    holder: ({ lead }) => `リードカードの${card(lead)}を見せたのは誰ですか？`,
    play: ({ by }) => `${seats[by]}が出すカードを押してください。`,
    choice: ({ by, effect }) => `${seats[by]}が選びます：${abilities.choices[effect]}。`,
    card: ({ move }) => `${seats[move.by]}：${unseen(move)}。どのカードですか？`,
    shown: ({ what }) => shown(what),
    nothing: ({ winner }) => `ゲームは終わりました。${seats[winner]}の勝ちです。`,
  },
  condition: '名声の条件',
  second: 'もう1つの条件',
  noSecond: 'なし',
  settled: '次へ',
  down: '裏向きに出した',
  unseen,
  legend: '数字はそのプレイヤーの手札、「+」が付けば仲間です。枠はミーティング、薄い表示は脇か捨て札です。',
  places: place,
  picked: (picked, entered, of) => `${card(picked)}：${of}枚中${entered}枚。`,
  shown,
  clash: ({ card: found, place: where, move }) =>
    `${card(found)}は、第${move}手によると${place(where)}にあります。それが違うときは、「入力したもの」でその手を押して直してください。その後の手は取っておきます。`,
  wrongCount: 'この手で見えるカードが、前に書かれたものと違います。この手を入れ直してください。',
  unfit: 'これまでに入力したものによると、それはありえません。',
  type: '手を入力：カードは「L5」「Sage」など。ほかに「down」「fewest-wisdom」「take from p3」',
  typeHint: '「L5」か「down」',
  noWord: (word) =>
    `ここでは「${word}」の意味がわかりません。カードは「W10」のように色の文字と数で、ワイルドは名前で、見えないカードは「down」と書きます。`,
  noPlayer: (word, players) =>
    `ここでは「${word}」の意味がわかりません。プレイヤーを${anyOf(players.map((player) => `「${player}」`))}と書いてください。`,
  openHint: (observer) =>
    observer === null
      ? 'すべてのカードがわかっているので、普通の棋譜です。'
      : `わからないカードがあるので、${seats[observer]}から見たゲームとして表示します。`,
  seenBy: (observer) => `${seats[observer]}から見たゲームです。見えなかったカードは不明のままです。`,
};
