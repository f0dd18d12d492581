import type { ExercisesWords } from '../text-types/exercises.ts';
import { say } from '#words/sentence-per-type';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';
import { words as table } from './table-and-replay-steps.ts';

const { seats, suits, ranks } = game;

/** 日本語。 */
export const words: ExercisesWords = {
  questions: {
    playable: ({ viewer }) =>
      `${viewer === 'all' ? '' : `あなたは${seats[viewer]}です。`}最初に置けるのはどのカードですか。`,
    match: () => 'そのあと、何に合わせますか。',
    draws: () => '手札に来るのは何枚ですか。',
    next: () => 'その次は誰の手番ですか。',
    'run-over': () => 'そのあと、ランは続いていますか。',
    finish: () => 'これで勝ちですか。',
    verdict: () => 'これは認められますか。',
    'turned-up': () => '山札の上からこの順に並んでいます。最初の場札になるのはどれですか。',
    deadlock: () => '引けるカードがなく、全員がパスしました。勝つのは誰ですか。',
  },
  wanted: {
    ...table.moves,
    play: ({ by, cards, suit }) =>
      `${seats[by]}は${cards.map(game.card).join('、')}を出${suit === undefined ? 'そうとしています' : `し、${suits[suit]}を選ぼうとしています`}`,
  },
  choices: {
    card: ({ card }) => game.cardName(card),
    match: ({ match }) => `${ranks[match.rank]}か${suits[match.suit]}`,
    count: ({ count }) => `${count}枚`,
    seat: ({ seat }) => (seat === 'draw' ? '引き分け' : seats[seat]),
    over: ({ over }) => (over ? 'いいえ、続いていません' : 'はい'),
    finish: ({ wins }) => (wins ? 'はい、勝ちです' : 'いいえ、1枚引きます'),
    verdict: ({ rule }) => (rule === null ? 'はい、認められます' : `いいえ：「${game.rules[rule]}」`),
  },
  reasons: {
    goes: ({ choice, rule }) => `${choice}：${GOES[rule]}。`,
    barred: ({ refusal }) => say(legality.refusals, refusal),
    mirrors: ({ choice, match }) =>
      `${choice}ではありません。7は下のカードを写すので、合わせるのは${ranks[match.rank]}か${suits[match.suit]}のままです。`,
    chooses: ({ choice, suit }) =>
      `${choice}ではありません。エース自身のマークに関係なく、選ばれたのは${suits[suit]}です。次は${suits[suit]}か、別のエースです。`,
    'on-top': ({ choice, card }) =>
      `${choice}ではありません。合わせる相手は一番上の${game.card(card)}だけです。`,
    dead: ({ choice, card }) =>
      `${choice}ではありません。ペナルティを引き取ったあとの${game.card(card)}は効力を失い、ふつうのカードとして合わせます。`,
    penalty: ({ choice, penalty }) =>
      `${choice}ではありません。ペナルティは全部まとめて引き取ります。いまは${penalty}枚です。`,
    twos: ({ choice, twos, penalty }) =>
      `${choice}ではありません。2は1枚につき2枚、${twos}枚あるので${penalty}枚です。`,
    'five-hearts': ({ choice, twos, penalty }) =>
      twos === 0
        ? `${choice}ではありません。ハートの5は5枚です。`
        : `${choice}ではありません。ハートの5が5枚、2が${twos}枚で${2 * twos}枚、合わせて${penalty}枚です。`,
    price: ({ choice, run, price }) =>
      `${choice}ではありません。ランを止めた人は、ランの数だけ引きます。${ranks[run]}は${price}枚です。`,
    one: ({ choice }) => `${choice}ではありません。ペナルティもランもなければ、引くのは1枚です。`,
    short: ({ choice, owed, there }) =>
      `${choice}ではありません。${owed}枚引くはずですが、山札と一番上を除く場札を合わせても${there}枚しかなく、残りは取り消されます。`,
    reshuffled: ({ choice, owed }) =>
      `${choice}ではありません。山札は足りませんが、一番上を除く場札を切り直せば${owed}枚すべて引けます。`,
    'in-turn': ({ choice, next }) =>
      `${choice}ではありません。逆回りもスキップも起きていないので、次は${seats[next]}です。`,
    reversed: ({ choice, eights, next }) =>
      `${choice}ではありません。8が${eights}枚で向きが逆になり、次は${seats[next]}です。`,
    again: ({ choice, eights, by }) =>
      `${choice}ではありません。8が${eights}枚では向きが元に戻り、${seats[by]}がもう一度出します。`,
    skipped: ({ choice, jacks, next }) =>
      `${choice}ではありません。ジャック${jacks}枚で${jacks}人を飛ばし、次は${seats[next]}です。`,
    powerless: ({ choice, next }) =>
      `${choice}ではありません。ランの中の8やジャックに効力はないので、次は${seats[next]}です。`,
    begins: () => 'ランの外で出した3からはランが始まり、エースが出るか誰かが止めるまで続きます。',
    'goes-on': ({ run }) => `ランは続き、いまは${ranks[run]}まで来ています。`,
    ends: () => 'キングの上のエースで、ランはその手番のうちに終わります。',
    failed: ({ run }) => `ランの中で引くとランは止まります。${ranks[run]}まで来ていたランは終わりです。`,
    wins: ({ card }) =>
      `${game.card(card)}は特殊カードではなく、ランの外で出したので、手札がなくなれば勝ちです。`,
    'trick-last': ({ card, inRun }) =>
      inRun
        ? `ランの中で出したカードは、${game.card(card)}でも特殊カードとして扱います。1枚引き、ゲームは続きます。`
        : `${game.card(card)}は特殊カードです。効力が働いたあと1枚引き、ゲームは続きます。`,
    kept: ({ rule }) => `ここでは「${game.rules[rule]}」に反していません。`,
    'trick-up': ({ card }) =>
      `${game.card(card)}は特殊カードなので山札の一番下に入れ、次のカードをめくります。`,
    later: ({ choice, first }) => `${choice}ではありません。先にある${game.card(first)}が場札になります。`,
    fewest: ({ choice, winner, count }) =>
      winner === 'draw'
        ? `${choice}ではありません。手札の最も少ない人が2人以上いて（${count}枚）、引き分けです。`
        : `${choice}ではありません。手札の最も少ない人の勝ちで、${seats[winner]}は${count}枚です。`,
  },
};

/** そのカードを置ける理由。 */
const GOES: Readonly<Record<Parameters<ExercisesWords['reasons']['goes']>[0]['rule'], string>> = {
  'match-top': 'マークか数字が合います',
  'twos-answer': 'ペナルティの待つ2には2を重ねられます',
  'five-hearts-answer': 'ハートの5に応じられるのはハートの2だけです',
  'five-hearts-on-two': 'ハートの5はハートの2に重ねられ、ペナルティが増えます',
  'run-follow': 'ランと同じ数字か、次の数字です',
  'run-ace': 'エースはキングの上に置け、ランを終わらせます',
  'seven-anywhere': '7はペナルティの上でなければ何にでも置けます',
  'seven-no-counter': 'このテーブルではペナルティの上にも7を置け、そのあとペナルティを引き取ります',
  'ace-anywhere': 'エースはペナルティの上でなければ何にでも置けます',
};
