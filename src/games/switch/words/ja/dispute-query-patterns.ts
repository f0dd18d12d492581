import type { TypedCard } from '#games/switch/dispute/find-disputes-in-search-query';
import type { DisputeQueryPatterns } from '../text-types/dispute-query-patterns.ts';
import { words as game } from './names.ts';

const { ranks, suits } = game;

const PLAYERS = { '2': '2|二', '3': '3|三', '4': '4|四', '5': '5|五', '6': '6|六' };

const named = ({ rank, suit, many }: TypedCard) =>
  `${suit === null ? '' : `${suits[suit]}の`}${ranks[rank]}${many > 1 ? `（${many}枚）` : ''}`;

/** 日本語。 */
export const words: DisputeQueryPatterns = {
  ranks: {
    ...{ '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', '10': '10' },
    ...{ J: 'ジャック|j', Q: 'クイーン|クィーン|q', K: 'キング|k', A: 'エース|a' },
  },
  suits: {
    clubs: 'クラブ|クローバー|♣',
    diamonds: 'ダイヤ|ダイア|♦',
    hearts: 'ハート|♥',
    spades: 'スペード|♠',
  },
  ofOtherGames: 'ジョーカー|竜|悪魔|天使|トリック|コマ|薬|ポーション|[0-9]\\+',
  fits: {
    same: '同じマーク|マークが同じ',
    other: '(?:違う|ちがう|別の|ほかの)マーク|マークが(?:違|ちが)',
  },
  decisive: {
    run: {
      choices: [
        ['none', 'ラン(?:では|じゃ)な|ラン以外|ランの外|ランが(?:な|始まっていな)'],
        [
          'run',
          'ラン(?:の|が)?(?:途中|最中|中|とき|時|続)|ランで(?!す)|ランを(?:続|終)|ランに(?:いる|なって)',
        ],
      ],
      mentioned: 'ラン(?!ク|ド|ダム)',
    },
    last: {
      choices: [
        ['no', '最後(?:の(?:1枚|一枚|カード|札))?(?:では|じゃ)な'],
        ['yes', '最後の(?:1枚|一枚|カード|札)|(?:上|あ)が(?:る|れ|り)'],
      ],
      mentioned: '最後|上が|あが|残り|(?<!に|には)勝',
    },
    players: {
      choices: Object.entries(PLAYERS).map(([count, name]) => [count, `(?:${name})人`]),
      mentioned: '人で|人の(?:とき|時|場合)',
    },
    wait: {
      choices: [
        ['dead', '無効|死ん|効果を失|引き?取った(?:後|あと)?|引き終'],
        ['waits', '有効|効いて|2を?(?:出|置|重ね)され|出されたばかり|待って|残って'],
      ],
      mentioned: '引いた|引き終|ペナルティ',
    },
    many: { choices: [], mentioned: '両方|全部|まとめ|一緒|いっしょ|同時|[2-4]枚の' },
  },
  title: ({ top, played, inRun }) =>
    `${inRun ? 'ランの途中、' : ''}${named(top)}に${named(played)}：出せますか？`,
};
