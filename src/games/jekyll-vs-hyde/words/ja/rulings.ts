import type { RulebookWords } from '../text-types/rulebook.ts';

/** 裁定：何が問われ、それぞれの読み方がどう答えるか。 */
export const rulings: RulebookWords['rulings'] = {
  'led-potion': {
    question: '秘薬がリードされ、宣言された色を持たない人が別の色を出したら、どちらが勝ちますか？',
    readings: {
      number: 'ほかの秘薬の場合と同じく、数の大きいほう。',
      'named-suit': '秘薬を、宣言された色のカードとみなし、序列が上のほう。',
    },
  },
  'return-match': {
    question: '1戦で終わりですか？',
    readings: {
      off: 'はい。',
      on: 'いいえ。役割を替えてもう1戦行い、ハイドとして少ないラウンドで勝った人の勝ちとします。',
    },
  },
  'pride-choice': {
    question: '傲慢はどのトリックを奪いますか？',
    readings: {
      newest: '負けた人の最も新しいトリック。選びません（この方式のオンラインゲームがあります）。',
      'winner-chooses':
        '勝った人が指したトリック（この方式のオンラインゲームもあります）。どのトリックも1つと数えるので、得点は変わりません。',
    },
  },
  'won-piles': {
    question: '取ったトリックを見返してもよいですか？',
    readings: {
      hidden: 'いいえ。伏せて置きます。',
      open: 'はい。',
    },
  },
  'track-spaces': {
    question: '自我トラックには何マスありますか？',
    readings: {
      'eleven-positions':
        '0から10までの11か所。0〜4がジキルの側、5〜10がハイドの側で、コマは最後の位置で止まります。',
      'ten-spaces': '10マス。差は必ず偶数なので、どう描かれていても同じゲームになります。',
    },
  },
  'greed-last': {
    question: '第10トリックで強欲の効果はどうなりますか？',
    readings: { nothing: '何も起こりません。どちらの手札も残っていないからです。' },
  },
  'potion-pass-greed': {
    question: '強欲の交換でも秘薬を渡す義務がありますか？',
    readings: { no: 'いいえ。義務があるのは準備のときだけです。' },
  },
  'wrath-token': {
    question: 'ボードを空にした憤怒のカードは、自分のトークンを残しますか？',
    readings: { 'board-empty': 'いいえ。ボードは空になり、次に出された色が最弱になります。' },
  },
  'swap-back': {
    question: '受け取ったカードを返してもよいですか？',
    readings: { 'later-yes': '同じ交換では返せませんが、次の交換からは返せます。' },
  },
};
