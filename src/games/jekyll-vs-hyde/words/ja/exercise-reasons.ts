import type { MarkerWalk } from '#games/jekyll-vs-hyde/exercises/answer-choice-reason-types';
import type { NotBroken } from '#games/jekyll-vs-hyde/exercises/reason-rule-not-broken';
import { other, suitOf, valueOf, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import type { Needed } from '#games/jekyll-vs-hyde/rules/return-match';
import { END, ROUNDS } from '#games/jekyll-vs-hyde/rules/track';
import type { ExerciseReasonsWords } from '../text-types/exercise-reasons.ts';
import { list } from '#words/ja/lists-and-amounts';
import { say } from '#words/sentence-per-type';
import { words as game } from './names.ts';
import { words as legality } from './legality.ts';
import { forbids } from './exercise-why-forbidden.ts';

const { card, seats, suits, places } = game;

const deeds = {
  deal: 'いまは配札です',
  exchange: 'これはカードの受け渡しです',
  lead: 'これはリードです',
  follow: 'これはリードへの応手です',
} as const;

function needed(rounds: Needed): string {
  return rounds === 'never' ? 'ハイドとして勝てませんでした' : `ハイドとして${rounds}ラウンドで勝ちました`;
}

function suitName(one: Card): string {
  const suit = suitOf(one);
  return suit === null ? card(one) : suits[suit];
}

/** コマの動きの計算。 */
function walked({ tricks: { jekyll, hyde }, gap, from, to }: MarkerWalk): string {
  return `${jekyll}対${hyde}で差は${gap}、コマは${from}から${gap}進んで${to}`;
}

/** 日本語。 */
export const words: ExerciseReasonsWords = {
  refused: ({ choice, refusal }) => {
    const sentence = say(legality.refusals, refusal);
    return 'card' in refusal ? sentence : `${choice}：${sentence}`;
  },
  loses: ({ rule, by, card: lost, to, names }) => {
    const loses = `${seats[by]}の${card(lost)}は${card(to)}に負けます。`;
    const less = `${valueOf(lost)}は${valueOf(to)}より小さい`;
    switch (rule) {
      case 'same-suit':
        return `${loses}同じ色どうしで、${less}からです。`;
      case 'higher-rank':
        return `${loses}${suitName(lost)}は${suitName(to)}より序列が下です${valueOf(lost) > valueOf(to) ? '。数が大きくても勝てません' : ''}。`;
      case 'potion-number':
        return `${loses}秘薬があるので数だけを比べ、${less}からです。`;
      case 'two-potions':
        return `${loses}秘薬どうしなら数を比べ、${less}からです。`;
      case 'off-suit-answer':
        return `${loses}宣言された${names === null ? '色' : suits[names]}は出されなかったので数で決まり、${less}からです。`;
    }
  },
  'not-first': ({ by, round, marker }) =>
    round === 1
      ? `${seats[by]}ではありません。第1ラウンドは${seats[other(by)]}がリードします。`
      : `${seats[by]}ではありません。コマは${marker}、つまり${seats[other(by)]}の側にあります。`,
  'not-next': ({ by, card: lost, led }) =>
    `${seats[by]}の${card(lost)}は負けました。次をリードするのは勝った人です${led ? '。このトリックをリードしたことは関係ありません' : ''}。`,
  'other-winner': ({ choice, by, card: winning, beats }) =>
    `「${choice}」では、${seats[by]}がこのトリックを取っていません。${seats[by]}の${card(winning)}が${card(beats)}に勝っています。`,
  'second-trick': ({ choice, from }) =>
    `「${choice}」では、傲慢が${seats[from]}から奪うトリックが抜けています。`,
  'no-second-trick': ({ choice, from, pride }) =>
    pride
      ? `「${choice}」では${seats[from]}から1トリック奪っていますが、${seats[from]}は1つも持っていません。`
      : `「${choice}」では${seats[from]}からも1トリック奪っていますが、勝った人が取るのはこのトリックだけです。`,
  'give-count': ({ count, due, round }) =>
    `${count}枚では${count < due ? '足りません' : '多すぎます'}。第${round}ラウンドに渡すのは${due}枚です。`,
  'greed-count': ({ count, due }) => {
    if (due === 0) return `${count}枚は渡せません。第10トリックなので、どちらの手札も残っていません。`;
    const wrong = count < due ? '足りません' : '多すぎます';
    return due === 1
      ? `${count}枚では${wrong}。手札は残り1枚ずつなので、その1枚を渡します。`
      : `${count}枚では${wrong}。強欲で渡すのは2枚ずつです。`;
  },
  'other-gap': ({ marker, from, gap, tricks }) => {
    if (marker < from) return `コマは${marker}へは動きません。いま${from}にあり、戻ることはないからです。`;
    const count = `ジキル${tricks.jekyll}、ハイド${tricks.hyde}`;
    if (marker === from)
      return `コマが${marker}から動かないのは、5トリックずつのときだけです。実際は${count}です。`;
    return `${marker}に進むには差が${marker - from}${marker === END ? '以上' : ''}必要ですが、実際の差は${gap}です（${count}）。`;
  },
  seen: ({ card: open, where }) =>
    where === 'hand'
      ? `${card(open)}は自分の手札にあるので、相手は持っていません。`
      : `${card(open)}はいま取られたトリックにあるので、誰も持っていません。`,
  match: ({ winner, needed: [first, second] }) => {
    const both = `いまジキルのプレイヤーは${needed(first)}。いまハイドのプレイヤーは${needed(second)}。`;
    if (winner === 'draw') return `引き分けではありません。${both}`;
    return `いま${seats[winner]}のプレイヤーのほうが早かったわけではありません。${both}`;
  },
  'tokens-gone': ({ choice, card: wrath, own }) =>
    `「${choice}」にはなりません。${card(wrath)}と秘薬が同じトリックに出て、トークンはすべて取り除かれます${own ? '。置いたばかりのものも例外ではありません' : ''}。`,
  'not-played': ({ choice, suit, named }) =>
    `「${choice}」では${suits[suit]}のトークンがありますが、${named ? `${suits[suit]}は宣言されただけで、出されていません` : `${suits[suit]}のカードはまだ出されていません`}。`,
  'leader-first': ({ choice, first, second }) =>
    `「${choice}」では${suits[second]}が${suits[first]}より下ですが、リードされた${suits[first]}のトークンを先に置きます。`,
  'token-elsewhere': ({ choice, suit, place, played }) =>
    played === null
      ? `「${choice}」にはなりません。${suits[suit]}はこのトリックの前から${places[place]}で、そのまま変わりません。`
      : `「${choice}」にはなりません。${card(played)}が出たので、${suits[suit]}が${places[place]}になります。`,
  'other-effect': ({ of, against, named, idle }) => {
    const nothing = idle === null ? '' : `そして${seats[idle]}には、傲慢が奪えるトリックがありません。`;
    return named === null
      ? `それは${suits[of]}の効果です。秘薬と一緒に出たのは${card(against)}です。${nothing}`
      : `それは${suits[of]}の効果です。${suits[of]}は宣言されただけで、秘薬と一緒に出たのは${card(against)}です。${nothing}`;
  },
  'effect-happens': ({ suit, against }) =>
    `効果はあります。秘薬と${card(against)}が同じトリックに出ていて、${suits[suit]}の効果は強制です。`,
  'two-potions': ({ of }) => `それは${suits[of]}の効果です。ここでは2枚とも秘薬なので、打ち消し合います。`,
  'nothing-to-take': ({ from }) => `傲慢で奪うところですが、${seats[from]}はトリックを1つも持っていません。`,
  'not-at-end': (walk) => `ハイドはまだ勝っていません。${walked(walk)}まで。${END}には届きません。`,
  'at-end': ({ wrong, ...walk }) =>
    `${wrong === 'jekyll-wins' ? 'ジキルは守りきれていません' : '次のラウンドはありません'}。${walked(walk)}、最後のマスに届きます。`,
  'not-third': ({ round }) => `ジキルが勝つのは第${ROUNDS}ラウンドのあとです。いまは第${round}ラウンドです。`,
  'third-over': (walk) =>
    `第${ROUNDS}ラウンドの次はありません。${walked(walk)}まで。${END}には届かず、ジキルが守りきりました。`,
  'first-goes-on': ({ round, ...walk }) =>
    `役割を替えるのは1戦目が終わってからです。まだ第${round}ラウンドで、${walked(walk)}です。`,
  'second-game': ({ wrong, by }) =>
    wrong === 'next-round'
      ? `このゲームに次のラウンドはありません。${seats[by]}がもう勝っています。`
      : `このゲームは${seats[by]}の勝ちですが、2戦制なのでもう1戦あります。`,
  'may-lead': ({ choice }) => `${choice}もリードできます。リードする人は何を出してもかまいません。`,
  'may-follow': ({ choice, rule, asked }) => {
    const why = {
      'follow-suit': `リードされたのは${suits[asked]}です`,
      'potion-instead': `${suits[asked]}の代わりに秘薬を出してもかまいません`,
      'follow-named': `宣言されたのは${suits[asked]}です`,
      'void-plays-any': `手札に${suits[asked]}がありません`,
    };
    return `${choice}も出せます。${why[rule]}。`;
  },
  'may-give': ({ choice, cards, potions, greed }) => {
    const why = greed
      ? '強欲の交換では、どのカードを渡してもかまいません'
      : potions.length > 0
        ? `渡す義務のある秘薬（${list(potions.map(card))}）が入っています`
        : `このラウンドに渡す${cards.length}枚です`;
    return `${choice}も渡せます。${why}。`;
  },
  unseen: ({ choice }) => `${choice}もありえます。自分の手札にも、直前のトリックにも見えていません。`,
  'in-sight': ({ choice }) => `${choice}は、相手の手札に見えています。`,
  'not-broken': (reason) => {
    if (reason.because !== 'other-matter') return kept(reason);
    return `「${forbids[reason.rule]}」は、ここでは関係ありません。${otherMatter(reason)}。`;
  },
};

function otherMatter({ tried, phase }: NotBroken & { readonly because: 'other-matter' }): string {
  if (phase === 'over') return 'ゲームはもう終わっています';
  if (tried !== 'exchange') return deeds[tried];
  if (phase === 'greed') return 'これは強欲の交換です';
  return phase === 'preparation' ? 'これは準備の交換です' : deeds.exchange;
}

/** ルールに反していないわけを、そこにあるカードで。 */
function kept(reason: Exclude<NotBroken, { readonly because: 'other-matter' }>): string {
  switch (reason.because) {
    case 'each-once':
      return 'カードはどれも違います。両方の手札に入っているものはありません。';
    case 'ten-each':
      return '数えてみると、ジキルもハイドも10枚です。';
    case 'not-over':
      return 'まだどちらも勝っていないので、ゲームは続きます。';
    case 'right-count':
      return `枚数は合っています。${whyDue(reason)}${reason.count}枚です。`;
    case 'not-chosen':
      return `${seats[reason.by]}はまだ何も伏せて出していません。これから選ぶところです。`;
    case 'few-potions':
      return reason.potions.length === 0
        ? `${seats[reason.by]}に秘薬は配られていないので、渡さなくてもかまいません。`
        : `${seats[reason.by]}に配られた秘薬は${list(reason.potions.map(card))}だけです。1枚だけなら、渡さなくてもかまいません。`;
    case 'gives-potion':
      return `秘薬を渡す義務はありますが、${card(reason.card)}を渡しています。`;
    case 'held':
      return `よく見ると、${seats[reason.by]}は${list(reason.cards.map(card))}を持っています。`;
    case 'own-turn':
      return reason.by === null
        ? 'いまはちょうど配るところです。'
        : `いまは${seats[reason.by]}の番で、ちょうどそれをするところです。`;
    case 'names':
      return reason.suit === null
        ? `${card(reason.card)}は秘薬ではないので色の宣言はいらず、宣言もしていません。`
        : `${card(reason.card)}は秘薬で、一緒に${suits[reason.suit]}を宣言しています。`;
    case 'other-lead':
      return otherLead(reason);
    case 'no-potion-played':
      return `${card(reason.card)}は秘薬ではありません。`;
    case 'potion-played':
      return reason.rule === 'follow-suit'
        ? `リードされたのは${suits[reason.asked]}ですが、${card(reason.card)}は秘薬なので代わりに出せます。`
        : `${card(reason.card)}には色がありません。秘薬には別のルールがあります。`;
    case 'follows':
      return `${card(reason.card)}なら出せます。${reason.rule === 'follow-suit' ? 'リード' : '宣言'}されたのは${suits[reason.asked]}です。`;
    case 'void':
      return `${seats[reason.by]}は${suits[reason.asked]}を持っていないので、何を出してもかまいません。`;
  }
}

function whyDue({ rule, count }: NotBroken & { readonly because: 'right-count' }): string {
  if (rule === 'give-count') return `第${count}ラウンドに渡すのは`;
  return count === 1 ? '手札が残り1枚ずつなら、強欲で渡すのは' : '強欲で渡すのは';
}

function otherLead({ rule, card: led, names }: NotBroken & { readonly because: 'other-lead' }): string {
  if (names !== null)
    return `リードされた${card(led)}は秘薬です。求められているのは、宣言された${suits[names]}です。`;
  return rule === 'potion-barred'
    ? `リードされたのは${card(led)}です。大罪カードには、いつでも秘薬で応じられます。`
    : `色は宣言されていません。リードされた${card(led)}は秘薬ではありません。`;
}
