import type { ChartWords } from '../chart.ts';

const names: Readonly<Record<string, string>> = {
  dealing: '配付',
  preparation: '準備',
  bothChoose: '両者が選ぶ',
  hydeChooses: 'ハイドが選ぶ',
  jekyllChooses: 'ジキルが選ぶ',
  tricks: 'トリック',
  lead: 'リード',
  follow: 'フォロー',
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
  lead: 'リード',
  follow: 'フォロー',
};

const sentences: Readonly<Record<string, string>> = {
  'Hyde shuffles all 25 cards and deals ten to each; five are set aside unseen.':
    'ハイドが25枚すべてを混ぜて10枚ずつ配り、残りの5枚は見ずに脇へ置きます。',
  'Both pick up ten cards.': '両者が10枚ずつ手に取ります。',
  'Both give as many cards as the number of the round, at the same time and face down.':
    '両者がラウンド数と同じ枚数のカードを、同時に、伏せて渡します。',
  'Nobody has laid cards down yet.': 'まだ誰もカードを伏せて出していません。',
  'Jekyll lays his cards down first; they stay hidden.':
    'ジキルが先にカードを出します。カードは伏せたままです。',
  'Hyde lays his cards down first; they stay hidden.':
    'ハイドが先にカードを出します。カードは伏せたままです。',
  'Jekyll has chosen; Hyde still has to.': 'ジキルは選び終え、あとはハイドです。',
  'Hyde has chosen; Jekyll still has to.': 'ハイドは選び終え、あとはジキルです。',
  'Hyde chooses too, and the cards change hands.': 'ハイドも選び、カードを交換します。',
  'Jekyll chooses too, and the cards change hands.': 'ジキルも選び、カードを交換します。',
  'Ten tricks: each seat plays one card to each.':
    '10回のトリック。どのトリックにも、両者が1枚ずつ出します。',
  'The leader plays any card; a Potion must name a suit.':
    'リードする人は、どのカードを出してもかまいません。秘薬なら色を宣言します。',
  'A card is led; a suit that is new gets its token.':
    'カードがリードされ、新しい色ならトークンが置かれます。',
  'The other seat answers: with the suit, or as a void or a Potion allows.':
    'もう一人が、その色のカードで応じます。その色が切れているときや、秘薬で代えられるときは、ほかのカードも出せます。',
  'The trick is complete; a suit that is new gets its token.':
    '2枚が出そろい、新しい色ならトークンが置かれます。',
  'One Potion brings the effect of the other card’s suit; without a Potion, or with two, nothing happens.':
    '秘薬が1枚なら、もう1枚の色の効果が起こります。秘薬がないときと2枚のときは、何も起こりません。',
  'A Potion met Greed, and there are cards in hand.': '秘薬が強欲に出会い、手札が残っています。',
  'The effect, if any, is done.': '効果があれば、起こし終えました。',
  'Both choose two cards, or the one they have left, and exchange them at the same time.':
    '両者がカードを2枚（残り1枚ならその1枚）選び、同時に交換します。',
  'The winner takes the trick, and with Pride one of the loser’s as well.':
    '勝った人がトリックを取ります。傲慢の効果なら、負けた人のトリックも1つ奪います。',
  'The winner leads to the next trick.': '勝った人が次のトリックをリードします。',
  'That was the tenth trick.': '10回目のトリックでした。',
  'The marker moves towards Hyde by the difference in tricks.':
    'トリック数の差だけ、コマがハイドの側へ進みます。',
  'The end of the track is not reached and rounds are left: tokens come off, all cards are shuffled.':
    'トラックの端に届かず、ラウンドが残っています。トークンを外し、カードをすべて混ぜます。',
  'The first game of a return match is over: the players change roles.':
    '2戦制の1戦目が終わり、役割を替えます。',
  'The marker is on the last space.': 'コマが最後のマスにあります。',
  'The third round is over, the last space not reached.':
    '第3ラウンドが終わり、コマは最後のマスに届いていません。',
  'Both needed as many rounds as Hyde.': 'ハイドとして勝つのに要したラウンド数が同じです。',
  'Hyde has won.': 'ハイドの勝ちです。',
  'Jekyll has won.': 'ジキルの勝ちです。',
  'The return match has no winner.': '2戦制の勝負は引き分けです。',
};

/** 日本語。 */
export const words: ChartWords = {
  name: (key) => names[key] ?? key,
  move: (type) => moves[type] ?? type,
  said: (description) => sentences[description] ?? description,
};
