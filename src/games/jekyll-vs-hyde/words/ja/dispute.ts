import { say } from '#words/sentence-per-type';
import type { Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type {
  Effect,
  Outcome,
  RankedSuits,
  Ranks,
} from '#games/jekyll-vs-hyde/dispute/outcome-of-disputed-move';
import type { DisputeWords } from '../text-types/dispute.ts';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';

type Won = Extract<Outcome, { readonly type: 'won' }>;

const places: Readonly<Record<Place, string>> = {
  lowest: 'いちばん下',
  middle: '真ん中',
  highest: 'いちばん上',
};

function tokens({ higher, lower, places: [above, below] }: RankedSuits): string {
  return `${game.suits[higher]}のトークンが${places[above]}、${game.suits[lower]}のトークンが${places[below]}にあり、数字は関係ありません`;
}

function reason({ rule, decision, byRank, counts }: Won): string {
  switch (rule) {
    case 'same-suit':
      return '同じ色なので、数字の大きいほうが勝ちます';
    case 'higher-rank':
      return byRank === null ? '数字に関係なく、序列が上の色が勝ちます' : tokens(byRank);
    case 'potion-number':
      return `${counts.winner}対${counts.loser}です（秘薬は数字に0.5を足します）`;
    case 'two-potions':
      return '秘薬どうしは数字の大きいほうが勝ちます';
    case 'off-suit-answer':
      if (decision === 'no-ranks') return '2つの色の序列を比べられないので、数の大きいほうが勝ちます';
      return decision === 'rank'
        ? '日本語の要約の読み方では、秘薬を宣言した色として扱い、序列が上の色が勝ちます'
        : '秘薬がリードされたので、数の大きいほうが勝ちます';
  }
}

function also(effect: Effect): string {
  switch (effect.type) {
    case 'none':
      return '';
    case 'wrath':
      return 'その前に、憤怒でボードが空になります。';
    case 'greed':
      return `その前に、強欲で${effect.count}枚ずつ交換します。`;
    case 'greed-nothing':
      return '強欲で交換するカードは残っていません。';
    case 'cancel':
      return '2枚の秘薬の効果は打ち消し合います。';
    case 'pride':
      return '傲慢で、負けた人のトリックも1つ奪います。';
    case 'pride-nothing':
      return '傲慢で奪うトリックはありません。';
  }
}

/** 誰も告げていない序列で決まるときの勝者と、その読み方の出どころ。 */
function byRanks({ named, answered, potion, answer }: Ranks, card: Card): string {
  const { suits } = game;
  return `日本語の要約の読み方では、${suits[named]}の序列が${suits[answered]}より上なら${game.card(potion)}、下なら${game.card(answer)}の勝ちです。どちらかに序列がなければ、数で${game.card(card)}の勝ちです。`;
}

/** トークンがこう並んでいれば、このカードの勝ち。 */
function ifSo(outcome: Outcome): readonly string[] {
  if (outcome.type !== 'won' || outcome.byRank === null) return [];
  const { higher, lower } = outcome.byRank;
  const { suits } = game;
  return [`${suits[higher]}のトークンが${suits[lower]}より上なら${game.card(outcome.card)}の勝ちです。`];
}

/** 日本語。 */
export const words: DisputeWords = {
  questions: {
    led: () => '何をリードしましたか？',
    answer: () => '後手は何を出しましたか？',
    names: () => '宣言した色は？',
    holds: (asked) => `後手は${asked || '秘薬で宣言された色'}をまだ持っていましたか？`,
    ranking: () => 'ボードの序列は？（弱い順）',
    left: () => '手札の残りは何枚ずつですか？',
    owns: () => '負けた人はトリックを持っていますか？',
  },
  help: {
    holds: 'カードを出したときの手札のことです。',
  },
  labels: {
    led: 'リード',
    answer: '後手',
    names: '宣言した色',
    holds: '色を持っていた',
    ranking: '序列',
    left: '手札の残り',
    owns: '取ったトリック',
  },
  choices: {
    answer: { nothing: 'まだ出していない（リードについて）' },
    ranking: { unknown: 'わからない' },
    names: { any: 'どの色でも', none: '宣言していない' },
    holds: { none: 'いいえ', some: 'はい', unknown: 'わからない' },
    left: { '2': '2枚以上', '1': '1枚', '0': '0枚' },
    owns: { yes: 'はい', no: 'いいえ' },
  },
  potions: '秘薬',
  ranking: (suits) =>
    suits.length === 0 ? 'トークンなし' : suits.map((suit) => game.suits[suit]).join('＜'),
  either: (outcomes) => `2枚を出したあとの序列で決まります。${outcomes.flatMap(ifSo).join('')}`,
  verdicts: {
    led: ({ potion }) =>
      potion
        ? '出せます。秘薬はどのトリックにもリードでき、持っていない色も宣言できます。'
        : '出せます。手札のどのカードでもリードできます。',
    unnamed: ({ answered }) =>
      answered
        ? '出せません。色が宣言されるまで、リードは終わっていません。このあとどうするかはどの資料にもないので、コマはそのままで、そのラウンドを配り直すことをお勧めします。'
        : '出せません。秘薬は色を宣言してリードします。後手が出す前なら、いまから宣言します。',
    'must-follow': () => '出せません。リードされた色を持っていれば、その色か、代わりに秘薬を出します。',
    'must-follow-named': ({ potion }) =>
      potion
        ? '出せません。宣言した色を持っていれば、秘薬ではなくその色を出します。'
        : '出せません。秘薬で宣言した色を持っていれば、その色を出します。',
    refused: ({ refusal }) => say(legality.refusals, refusal),
    won: (won) => {
      const first = won.instead ? '大罪カードにはいつでも秘薬を出せて、' : '';
      return won.hangsOn === null
        ? `${first}${game.card(won.card)}の勝ちです。${reason(won)}。${also(won.effect)}`
        : `勝敗はボードの序列で決まります。${byRanks(won.hangsOn, won.card)}${also(won.effect)}`;
    },
  },
};
