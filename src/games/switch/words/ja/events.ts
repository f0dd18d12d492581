import { rankOf, suitOf, type Card, type Seat } from '#games/switch/rules/cards';
import { list } from '#words/ja/lists-and-amounts';
import type { EventsWords } from '../text-types/events.ts';
import { words as game } from './names.ts';

const { seats, suits, ranks, card } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function turnsOf(skipped: readonly Seat[]): string {
  return list(skipped.map((seat) => seats[seat]));
}

/** 日本語。 */
export const words: EventsWords = {
  dealt: ({ players, each }) => `${players}人に${each}枚ずつ配ります。`,
  buried: ({ cards: turned }) =>
    `最初のカードは特殊カードではいけないので、${cards(turned)}を山札のいちばん下に入れます。`,
  'turned-up': ({ card: first }) => `${card(first)}が表になります。`,
  turn: ({ rule, by }) => (rule === 'first-player' ? `${seats[by]}から始めます。` : `${seats[by]}の番です。`),
  played: ({ rule, by, cards: laid, on, rank, suit }) => {
    const what = `${seats[by]}が${cards(laid)}を出します`;
    switch (rule) {
      case 'match-top':
        if (rankOf(on) !== rank || suitOf(on) !== suit)
          return `${seats[by]}が、${ranks[rank]}か${suits[suit]}を求める${card(on)}の上に${cards(laid)}を出します。`;
        return laid.slice(0, 1).some((first) => suitOf(first) === suit)
          ? `${seats[by]}が、マークの合う${cards(laid)}を${card(on)}の上に出します。`
          : `${seats[by]}が、数字の合う${cards(laid)}を${card(on)}の上に出します。`;
      case 'twos-answer':
        return `${seats[by]}が${cards(laid)}で応じます。`;
      case 'five-hearts-answer':
        return `${seats[by]}が5♥に${cards(laid)}で応じます。`;
      case 'five-hearts-on-two':
        return `${seats[by]}が2♥の上に${cards(laid)}を出します。`;
      case 'run-follow':
      case 'run-ace':
        return `${seats[by]}がランを続けて${cards(laid)}を出します。`;
      case 'seven-anywhere':
        return `${what}。7はどのカードの上にも出せます。`;
      case 'seven-no-counter':
        return `${what}。ペナルティに応じたことにはなりません。`;
      case 'ace-anywhere':
        return `${what}。エースはどのカードの上にも出せます。`;
    }
  },
  several: ({ count, top }) => `1回の手番に同じ数字を${count}枚出し、${card(top)}がいちばん上になります。`,
  'penalty-grew': ({ on, added, penalty }) =>
    added === penalty
      ? `${seats[on]}は、応じるか${penalty}枚引き取るかします。`
      : `${added}枚増えて、${seats[on]}は、応じるか${penalty}枚引き取るかします。`,
  'run-begun': () => 'ランが始まります。次は、マークに関係なく3か4を出すか、3枚引きます。',
  powerless: ({ cards: laid }) => `ランで出した${cards(laid)}に効果はありません。`,
  'run-ended': ({ how, card: ace }) =>
    how === 'ace'
      ? `${card(ace)}でランが終わります。`
      : `${card(ace)}の次にエースは続かず、ランは終わります。`,
  'run-stays': ({ card: ace }) => `${card(ace)}ではランはまだ終わらず、次のエースを続けて出せます。`,
  mirrored: ({ card: seven, rank, suit }) =>
    `${card(seven)}は下のカードを写し、次に合わせるのは${suits[suit]}か${ranks[rank]}です。`,
  reversed: ({ direction }) =>
    direction === 1
      ? '方向が変わり、プレイヤー1からプレイヤー2へと回ります。'
      : '方向が変わり、プレイヤー2からプレイヤー1へと回ります。',
  again: ({ rule, by, count }) =>
    rule === 'eights-again'
      ? `8を${count}枚出すと方向が2度変わり、もう一度${seats[by]}の番です。`
      : `ほかの全員を飛ばして、もう一度${seats[by]}の番です。`,
  unturned: ({ count }) => `8が${count}枚では方向は変わらず、次のプレイヤーの番になります。`,
  skipped: ({ seats: skipped }) =>
    skipped.length === 1
      ? `ジャックで${turnsOf(skipped)}の手番を1回飛ばします。`
      : `ジャック${skipped.length}枚で${turnsOf(skipped)}の手番を飛ばします。`,
  'suit-chosen': ({ by, suit }) => `${seats[by]}が${suits[suit]}を選びます。`,
  'run-failed': ({ by, rank, price }) =>
    `${seats[by]}はランを続けません。${ranks[rank]}での失敗なので、${price}枚引きます。`,
  mistaken: ({ by, cards: laid, run, price }) =>
    `${cards(laid)}は${ranks[run]}に続きません。${seats[by]}の手札に戻り、あと${price}枚引きます。`,
  drew: ({ rule, by, count }) => {
    switch (rule) {
      case 'draw-one':
      case 'no-trick-last':
        return `${seats[by]}が${count}枚引きます。`;
      case 'penalty-served':
      case 'run-fails':
      case 'run-mistake':
        return `${seats[by]}が${count}枚引き取ります。`;
    }
  },
  'went-dead': ({ card: dead }) => `${card(dead)}は効果を失い、ふつうのカードと同じになります。`,
  'deck-short': ({ by, owed }) =>
    `山札がなくなり、${seats[by]}はあと${owed}枚引くところです。いちばん上のカードを残して場のカードを切り直します。`,
  reshuffled: ({ count }) => `新しい山札は${count}枚です。`,
  cancelled: ({ by, owed }) =>
    `もう引けるカードがないので、${seats[by]}は残りの${owed}枚を引かなくてかまいません。`,
  passed: ({ by, passes }) =>
    passes > 1
      ? `${seats[by]}は出しも引きもできません。これで${passes}回続きました。`
      : `${seats[by]}は出しも引きもできません。`,
  'one-left': ({ by }) => `${seats[by]}の手札は残り1枚です。`,
  'not-finished': ({ by, card: last, inRun }) =>
    inRun
      ? `${card(last)}はランで出したカードなので、上がれません。${seats[by]}はカードを引きます。`
      : `${card(last)}は特殊カードなので、上がれません。${seats[by]}はカードを引きます。`,
  won: ({ by, card: last }) => `最後の1枚の${card(last)}を出して、${seats[by]}の勝ちです。`,
  counted: ({ winner }) =>
    winner === 'draw'
      ? '誰も動けなくなりました。最も少ない手札が同じ枚数なので、引き分けです。'
      : `誰も動けなくなりました。手札が最も少ない${seats[winner]}の勝ちです。`,
};
