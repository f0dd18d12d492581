import type { Ability, Ahead } from '#games/chronicle/dispute/outcome-of-disputed-move';
import { say } from '#words/sentence-per-type';
import type { DisputeWords } from '../text-types/dispute.ts';
import { words as legality } from './legality.ts';

const abilities: Readonly<Record<Ability, string>> = {
  none: '',
  takes: '効果で、すぐに誰かの手札から1枚取ります。',
  nobody: '効果で取れるカードはありません。',
  open: 'このカードの効果は、どの資料にもありません。',
};
const ahead: Readonly<Record<Ahead, string>> = {
  earlier: 'ただし、もっと強い同じ色のカードが出ているので、これでは勝てません。',
  'over-wild': 'ただし、ワイルドには強さがなく、リードの色のカードのほうが上なので、これでは勝てません。',
  player: '同じ色のもっと強いカードがほかに出なければ、これが勝ちます。',
  'all-wild': 'ワイルドには強さがないので、表向きのカードがワイルドだけなら、リードした人が勝ちます。',
};

/** 日本語。 */
export const words: DisputeWords = {
  questions: {
    led: '何をリードしましたか？',
    played: '何を出しますか？',
    fits: 'リードの色と同じですか？',
    since: 'ワイルドのあとに、色のあるカードは出ましたか？',
    holds: '出す人の手札にリードの色はありますか？',
    way: '表向きですか、裏向きですか？',
    wild: '出す人の手札にワイルドはありますか？',
    last: '手札の最後のカードですか？',
  },
  help: {
    since: 'ワイルドのあとは、最初に出た色のあるカードがリードの色を決めます。',
    holds: 'カードを出したときの手札のことです。',
    wild: 'ワイルドは、賢者、愚者、天使、悪魔、竜、王の6枚です。',
  },
  labels: {
    led: 'リード',
    played: '出すカード',
    fits: 'リードと同じ色',
    since: 'あとから出た色',
    holds: '手札のリードの色',
    way: '向き',
    wild: '手札のワイルド',
    last: '最後のカード',
  },
  choices: {
    led: { wild: 'ワイルド', nothing: 'まだ何もない（これからリードする）' },
    played: { wild: 'ワイルド' },
    fits: { same: 'はい', other: 'いいえ' },
    since: {
      same: '出た（このカードと同じ色）',
      other: '出た（このカードと違う色）',
      none: '出ていない（ワイルドだけ）',
      unknown: 'わからない',
    },
    holds: { none: 'ない（ボイド）', some: 'ある', unknown: 'わからない' },
    way: { up: '表向き', down: '裏向き' },
    wild: { yes: 'ある', no: 'ない' },
    last: { yes: 'はい', no: 'いいえ' },
  },
  verdicts: {
    'lead-down': () => '出せません。リードは表向きに出します。',
    'wild-down': () => '出せません。ワイルドはいつでも表向きに出します。',
    'suitless-down': () => '出せません。リードの色が決まるまでは表向きに出し、そのカードで色が決まります。',
    'suit-down': () => '出せません。リードの色のカードは表向きに出します。',
    'must-follow': () => '出せません。リードの色を持っていれば、その色かワイルドを出します。',
    'off-suit-open': () => '出せません。ほかの色のカードは裏向きに出します。',
    'must-play-wild': () => '出せません。ボイドでワイルドを持っていれば、ワイルドを出します。',
    refused: ({ refusal }) => say(legality.refusals, refusal),
    led: ({ suit, ability }) =>
      `出せます。${suit ? 'どのカードも表向きにリードでき、その色がリードの色になります' : 'ワイルドもリードできます。色も強さもないので、次に出た色のあるカードでリードの色が決まります'}。${abilities[ability]}`,
    played: (played) =>
      played.down
        ? `出せます。ただし裏向きです。ワイルドを持っていても構いません。裏向きのカードには強さも効果もなく、勝てません。`
        : `出せます。${ahead[played.ahead]}${abilities[played.ability]}`,
  },
};
