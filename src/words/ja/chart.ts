import type { ChartWords } from '../chart.ts';

const names: Readonly<Record<string, string>> = {
  dealing: '配札',
  preparation: '準備',
  bothChoose: '両者が選ぶ',
  hydeChooses: 'ハイドが選ぶ',
  jekyllChooses: 'ジキルが選ぶ',
  tricks: 'トリック',
  lead: 'リード',
  follow: '後手',
  effect: '効果',
  greedExchange: '強欲の交換',
  award: '獲得',
  progression: 'コマの移動',
  hydeWins: 'ハイドの勝ち',
  jekyllWins: 'ジキルの勝ち',
  drawn: '引き分け',
};

const moves: Readonly<Record<string, string>> = {
  deal: '配る',
  exchange: '渡す',
  lead: 'リードする',
  follow: '応じる',
};

const arrows: Readonly<Record<string, string>> = {
  'Both pick up ten cards.': '両者が10枚ずつ手に取ります。',
  'Jekyll lays his cards down first; they stay hidden.':
    'ジキルが先にカードを出します。カードは伏せたままです。',
  'Hyde lays his cards down first; they stay hidden.':
    'ハイドが先にカードを出します。カードは伏せたままです。',
  'Hyde chooses too, and the cards change hands.': 'ハイドも選び、カードを交換します。',
  'Jekyll chooses too, and the cards change hands.': 'ジキルも選び、カードを交換します。',
  'A card is led; a suit that is new gets its token.':
    'カードがリードされ、新しい色ならトークンが置かれます。',
  'The trick is complete; a suit that is new gets its token.':
    '2枚が出そろい、新しい色ならトークンが置かれます。',
  'A Potion met Greed, and there are cards in hand.': '秘薬と強欲が同じトリックに出て、手札が残っています。',
  'The effect, if any, is done.': '効果の処理が終わりました。',
  'The winner leads to the next trick.': '勝った人が次のトリックをリードします。',
  'That was the tenth trick.': '第10トリックが終わりました。',
  'The end of the track is not reached and rounds are left: tokens come off, all cards are shuffled.':
    'トラックの端に届かず、ラウンドが残っています。トークンを外し、カードをすべて混ぜます。',
  'The first game of a return match is over: the players change roles.':
    '2戦制の1戦目が終わり、役割を替えます。',
  'The marker is on the last space.': 'コマが最後のマスにあります。',
  'The third round is over, the last space not reached.':
    '第3ラウンドが終わり、コマは最後のマスに届いていません。',
  'Both needed as many rounds as Hyde.': 'ハイドとして勝つのに要したラウンド数が同じです。',
};

/** 日本語。 */
export const words: ChartWords = {
  name: (key) => names[key] ?? key,
  move: (type) => moves[type] ?? type,
  arrow: (description) => arrows[description] ?? description,
};
