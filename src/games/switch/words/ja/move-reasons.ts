import type { Followed } from '#games/switch/opponents/what-fits-next';
import { rankOf, type Card } from '#games/switch/rules/cards';
import { chanceAsPercent as share } from '#words/ja/chance-as-percent';
import { anyOf, list } from '#words/ja/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import type { MoveReasonsWords } from '../text-types/move-reasons.ts';
import { words as game } from './names.ts';
import { words as effects } from './told-effects.ts';

const { seats, suits, card } = game;
const tenths = new Intl.NumberFormat('ja', { maximumFractionDigits: 1 });

/** 試した配りで起きたこと。 */
const cameTo = {
  won: () => '数手番のうちに勝つことが多くなります',
  lost: (others: number) => `数手番のうちに${others === 1 ? '相手' : 'ほかの人'}が勝つことが少なくなります`,
  stuck: () => '上がれない特殊カードだけが残ることが少なくなります',
  drew: () => '数手番のうちに引くことが少なくなります',
} as const;

/** カードを取っておくわけ。 */
const uses = {
  answer: '2に応じることも、上がりそうな人を止めることもできます',
  penalty: '上がりそうな人を止められます',
  turn: '最後の1枚の前に、もう一度番を得られます',
  skip: '上がりそうな人を飛ばせます',
  direction: '上がりそうな人に番が回らないようにできます',
} as const;

/** これより多いカードは、名前を並べない。 */
const MANY = 3;
const cardsOf = (cards: readonly Card[]) =>
  cards.length > MANY ? `手札の${cards.length}枚` : list(cards.map(card));
/** 場のいちばん上に来るもの。 */
const lies = ({ move, suit }: Followed) => {
  const [top] = move.cards.slice(-1);
  return move.suit !== undefined || top === undefined ? suits[suit] : card(top);
};

/** 日本語。 */
export const words: MoveReasonsWords = {
  move: (move) =>
    move.type === 'draw'
      ? `${move.cause === 'run' ? 'ランを止めて' : ''}${move.owed}枚引${move.cause === 'penalty' ? 'き取る' : 'く'}`
      : move.suit === undefined
        ? `${list(move.cards.map(card))}を出す`
        : `${list(move.cards.map(card))}を出して${suits[move.suit]}を選ぶ`,
  reasons: {
    wins: () => 'これで勝ちです。',
    'goes-again': ({ effect }) => say(effects, effect),
    stops: ({ effect }) => say(effects, effect),
    'brings-about': ({ effect }) => say(effects, effect),
    together: ({ count }) => `1回の手番で${count}枚減らせます。`,
    takes: ({ cause, count }) => {
      switch (cause) {
        case 'penalty':
          return `今${count}枚引き取るほうが、あとで増えて返ってくるより少なくて済みます。`;
        case 'run':
          return `${count}枚引いて、ランを終わらせます。`;
        case 'choice':
        case 'mistake':
        case 'finish':
          return '手札は取っておく価値があります。1枚増えても損は小さいです。';
      }
    },
    'keeps-turn': ({ cards, last }) =>
      `${list(cards.map(card))}は最後の1つ前の手番まで取っておきましょう。もう一度番が来て、${list(last.map(card))}を出せます。`,
    'keeps-end': ({ card: last, trick }) =>
      `${card(last)}は最後まで取っておきましょう。${card(trick)}のような特殊カードでは上がれません。`,
    'keeps-any': ({ card: any }) => `${card(any)}は取っておきましょう。あとで何の上にでも出せます。`,
    chooses: ({ suit, held }) => `${suits[suit]}を選べば、続けて出せる手札が${held}枚残ります。`,
    'rival-draws': ({ owed, held, left, cause }) => {
      switch (cause) {
        case 'penalty':
          return `ペナルティに応じるので、${owed}枚引き取らずに済みます。`;
        case 'run':
          return `ランに失敗して${owed}枚引かずに済みます。`;
        case 'choice':
        case 'mistake':
        case 'finish':
          return `出せば手札は${left}枚になりますが、引くと${held}枚です。`;
      }
    },
    'rival-ends-on-trick': ({ card: last }) =>
      `特殊カードでは上がれません。最後に${card(last)}を出すと、引かなければなりません。`,
    'rival-spends': ({ card: spent, beside }) =>
      `${card(spent)}は取っておくほうがよいでしょう。${beside === null ? 'あとで何の上にでも出せます。' : `${card(beside)}と同じく何の上にでも出せるうえ、マークも選べます。`}`,
    'rival-spends-threat': ({ card: spent, use }) =>
      `${card(spent)}は取っておくほうがよいでしょう。${uses[use]}。`,
    'rival-leaves-tricks': ({ move, cards }) =>
      `「${words.move(move)}」では、残るのが特殊カード（${list(cards.map(card))}）だけになり、上がれません。`,
    'rival-hands-turn': ({ effect }) => say(effects, effect),
    'rival-sheds-less': ({ move, more }) =>
      `「${words.move(move)}」では、手札が${more}枚多く残ります。先に手札をなくした人の勝ちです。`,
    'rival-follows-less': ({ rival, best }) =>
      `${lies(best)}には、次に${cardsOf(best.fits)}を出せますが、${lies(rival)}に出せるのは${rival.fits.length > 0 ? `${cardsOf(rival.fits)}だけです` : rival.any.length > 0 ? `${cardsOf(rival.any)}だけです` : '1枚もありません'}。`,
    'fits-next': ({ best }) => `${lies(best)}には、次に${cardsOf(best.fits)}を出せます。`,
    'fits-trick': ({ best, trick, end }) =>
      `${lies(best)}には次に${card(trick)}を出せ、${card(end)}を最後に残せます。特殊カードでは上がれません。`,
    'fits-power': ({ best, power }) =>
      `${lies(best)}には次に${card(power)}を出せます。${rankOf(power) === 'J' ? 'もう一度番が来ます' : 'その次の人に引き取らせるカードです'}。`,
    'sheds-lone': ({ card: lone }) =>
      `手札に${card(lone)}と合うカードはほかにありません。出せるうちに出しましょう。`,
    'fits-others-less': ({ best, rival, hidden: [few, many] }) =>
      `まだ見えていない${suits[best.suit]}は${few}枚で、${suits[rival.suit]}の${many}枚より少なく、ほかの人は合わせにくくなります。`,
    'ready-for-run': ({ cards }) =>
      `ランがあなたまで続けば、${anyOf(cards.map(card))}で続けられるかもしれません。`,
    'keeps-for-run': ({ cards }) =>
      `${list(cards.map(card))}は、次に番が来たときランを続けるために取っておきましょう。`,
    'rival-parts': ({ card: parted, others }) =>
      `${card(parted)}は${list(others.map(card))}と取っておくほうがよいでしょう。1回の手番でまとめて出せます。`,
    'in-deals': ({ count, move, deals, rival, best, others }) =>
      `${cameTo[count](others)}。試した${deals}通りの配りのうち${best}通りで、「${words.move(move)}」なら${rival}通りです。`,
    'on-average': ({ count, move, rival, best, others }) => {
      const came =
        count === 'left'
          ? `手札が少なくてすみます。数手番後には、引く分も入れて平均${tenths.format(best)}枚で`
          : `${others === 1 ? '相手' : 'ほかの人たち'}が多く引くことになります。数手番のうちに平均${tenths.format(best)}枚で`;
      return `${came}、「${words.move(move)}」なら${tenths.format(rival)}枚です。`;
    },
    'stood-worse': ({ move, keeps, deals, worse, better }) => {
      const than = better < worse ? '' : '（有利の幅は小さめ）';
      return keeps.length === 0
        ? `試した${deals}通りの配りのうち、「${words.move(move)}」では${worse}通りで数手番後に不利になり、${better}通りで有利になりました${than}。`
        : `${list(keeps.map(card))}は取っておく価値があります。試した${deals}通りの配りのうち、そのほうがよいのは${worse}通り、悪いのは${better}通りでした${than}。`;
    },
    alike: ({ least, most, ofPlays }) =>
      `どれを${ofPlays ? '出して' : '選んで'}も、勝つ割合は${share(least) === share(most) ? share(most) : `${share(least)}〜${share(most)}`}です。この1手よりも、見えていないカードが結果を左右します。`,
    'even-leaves': ({ move, left, matching }) =>
      `「${words.move(move)}」でも同じです。どちらでも手札は${left}枚残り、そのうち次のマークに合うのは${matching}枚です。`,
    'even-stops': ({ move, stops: { seat, left } }) =>
      `${seats[seat]}は残り${left}枚です。「${words.move(move)}」なら止められるかもしれず、結果もほぼ同じです。`,
  },
};
