import { type Card, type Seat } from '#games/chronicle/rules/cards';
import type { Due } from '#games/chronicle/rules/state';
import { list } from '#words/ja/lists-and-amounts';
import { abilities } from './ability-effects-and-choices.ts';
import type { EventsWords } from '../text-types/events.ts';
import { words as game } from './names.ts';

const { seats, suits, card, condition } = game;

function cards(held: readonly Card[]): string {
  return list(held.map(card));
}

function who(some: readonly Seat[]): string {
  return list(some.map((seat) => seats[seat]));
}

function failed(effect: Due['effect']): string {
  return effect === 'leftover-hand' || effect === 'angel-discards'
    ? ''
    : `「${abilities.effects[effect]}」は`;
}

/** 日本語。 */
export const words: EventsWords = {
  history: ({ round, lead, conditions }) =>
    `第${round}ラウンド。リードカードは${card(lead)}、名声の条件は${list(conditions.map(condition))}です。`,
  'laid-aside': ({ card: aside }) => `${card(aside)}を表向きに脇に置きます。`,
  dealt: ({ players, each }) => `${players}人に${each}枚ずつ配ります。`,
  'first-leader': ({ by, card: lead }) =>
    `${seats[by]}がリードカードの${card(lead)}を見せ、好きなカードでリードします。`,
  played: ({ rule, by, card: played }) => {
    switch (rule) {
      case 'lead-any':
        return `${seats[by]}が${card(played)}をリードします。`;
      case 'wild-open':
        return `${seats[by]}がワイルドの${card(played)}を出します。`;
      default:
        return `${seats[by]}が${card(played)}を出します。`;
    }
  },
  'played-down': ({ by }) => `${seats[by]}はリードの色がボイドなので、裏向きに1枚出します。`,
  'suit-set': ({ rule, suit }) =>
    rule === 'lead-any'
      ? `リードの色は${suits[suit]}です。`
      : `最初に出たワイルド以外のカードで、リードの色が${suits[suit]}に決まります。`,
  'no-suit-yet': () => 'ワイルドに色はありません。最初に出るワイルド以外のカードで決まります。',
  'passed-over': ({ by }) => `${seats[by]}は手札がないので、順番を飛ばします。`,
  open: ({ card: played }) => `多くのカードと同じく効果が資料にないので、${card(played)}では何も起きません。`,
  ability: ({ owner, card: acting, effect }) =>
    `${seats[owner]}の${card(acting)}の効果が発動します。「${abilities.effects[effect]}」です。`,
  'no-effect': ({ owner, effect }) => `${seats[owner]}の${failed(effect)}実行できないので、何も起きません。`,
  'to-choose': ({ by, effect }) => `${seats[by]}が${abilities.choices[effect]}を選びます。`,
  'took-unseen': ({ by, from }) => `${seats[by]}が${seats[from]}の手札から1枚を見ずに取ります。`,
  gave: ({ by, to }) => `${seats[by]}の手札の1枚が${seats[to]}に渡ります。`,
  looked: ({ by, at }) => `${seats[by]}が${seats[at]}の手札を見ます。`,
  discarded: ({ from, card: gone }) => `${seats[from]}の${card(gone)}を捨て札にします。`,
  'took-ally': ({ by, from, card: taken }) =>
    `${seats[from]}の仲間の${card(taken)}が${seats[by]}の仲間になります。`,
  'gave-ally': ({ by, to, card: given }) =>
    `${seats[by]}の仲間の${card(given)}が${seats[to]}の仲間になります。`,
  exchanged: ({ by, card: given, with: other, for: wanted }) =>
    `${seats[by]}の${card(given)}を${seats[other]}の${card(wanted)}と交換します。`,
  'took-discard': ({ by, card: taken }) => `${seats[by]}が捨て札の${card(taken)}を仲間にします。`,
  claimed: ({ by, from, card: taken }) =>
    `${seats[from]}の出した${card(taken)}を${seats[by]}が仲間にします。`,
  'to-be-discarded': () => 'このミーティングのカードは捨て札になります。',
  'winner-set': ({ by }) => `何が出ても、このミーティングは${seats[by]}の勝ちです。`,
  'lowest-set': () => 'このミーティングは、リードの色の最も弱いカードの勝ちです。',
  'meeting-won': ({ rule, by, card: best }) => {
    if (best === null) return `効果によって、${seats[by]}がミーティングに勝ちます。`;
    return rule === 'lowest-wins'
      ? `最も弱い${card(best)}で、${seats[by]}がミーティングに勝ちます。`
      : `最も強い${card(best)}で、${seats[by]}がミーティングに勝ちます。`;
  },
  'leader-wins': ({ by }) => `強さのあるカードがないので、リードした${seats[by]}がミーティングに勝ちます。`,
  collected: ({ by, cards: won }) =>
    won.length === 0
      ? `${seats[by]}が取るカードは残っていません。`
      : `${seats[by]}が${cards(won)}を仲間にします。`,
  'meeting-discarded': ({ cards: gone, unseen }) => {
    if (gone.length === 0) return '捨てるカードは残っていません。';
    return `${cards(gone)}${unseen > 0 ? `と裏向きの${unseen}枚` : ''}を捨て札にします。`;
  },
  leads: ({ by }) => `次のミーティングは${seats[by]}がリードします。`,
  'round-over': ({ seats: empty }) => `${who(empty)}が最後の1枚を出したので、ラウンドは終わりです。`,
  'left-over': ({ by, cards: left, adds }) =>
    adds
      ? `${seats[by]}は残った手札を仲間にします。${cards(left)}です。`
      : `${seats[by]}は残った手札を捨てます。${cards(left)}です。`,
  absolved: ({ by, cards: gone }) => `天使によって、${seats[by]}は邪悪な${cards(gone)}を捨てます。`,
  'not-absolved': ({ by }) => `${seats[by]}は天使を持っていますが、邪悪なカードを捨てません。`,
  'evil-victory': ({ by }) =>
    `${seats[by]}は邪悪なカード4枚をすべて持っているので、名声を2点得ます。ほかの全員は0点です。`,
  'shut-out': ({ by, cards: evil }) => `${seats[by]}は${cards(evil)}を持っているので、名声を得られません。`,
  scored: ({ condition: fulfilled, seats: best }) =>
    `${who(best)}が「${condition(fulfilled)}」で名声を1点得ます。`,
  'evil-wanted': ({ condition: wanted }) =>
    `「${condition(wanted)}」が条件なので、邪悪なカードを持っていても名声を得られます。`,
  'nobody-scored': ({ condition: missed }) => `「${condition(missed)}」で名声を得る人はいません。`,
  tied: ({ seats: top, fame }) => `${who(top)}が名声${fame}点で並んだので、もう1ラウンド続けます。`,
  won: ({ by, fame }) => `名声が最も多い${fame}点の${seats[by]}の勝ちです。`,
};
