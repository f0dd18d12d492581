import type { StatechartDrawingWords } from '../text-types/statechart-drawing.ts';

const choosing = {
  take: 'カードを取る',
  give: 'カードを渡す',
  look: '手札を見る',
  discard: '仲間を捨てる',
  'take-ally': '仲間を取る',
  'give-ally': '仲間を渡す',
  exchange: '仲間を交換',
  claim: '出たカードを取る',
};

/** 日本語。 */
export const words: StatechartDrawingWords = {
  nodes: {
    dealing: '配札',
    meeting: 'ミーティング',
    leading: 'リード',
    following: 'リードに応じる',
    choosing: '選択',
    roundEnd: 'ラウンドの終わり',
    outcome: '結果',
    won: '勝ち',
  },
  moves: { deal: '配る', play: '出す', ...choosing, leftover: '手札を決める', angel: '天使' },
  arrows: {
    dealt: '歴史カードをめくり、手札を配ります。',
    led: 'カードをリードします。',
    followed: 'カードを表向きか裏向きに出します。',
    took: '手札から1枚を見ずに取ります。',
    gave: '手札の1枚を渡します。',
    looked: '手札を見ます。',
    discarded: '仲間を1枚捨てます。',
    'took-ally': 'ほかの人の仲間を取ります。',
    'gave-ally': '仲間をほかの人に渡します。',
    exchanged: '仲間を1枚ずつ交換します。',
    claimed: '出たカードを仲間にします。',
    'hand-settled': '残った手札を仲間にするか捨てます。',
    'angel-settled': '天使で邪悪なカードを捨てるか残します。',
    'effect-due': '効果のために選ぶものがあります。',
    'round-end-due': 'ラウンドの終わりに選ぶものがあります。',
    'goes-on': 'このミーティングでまだ出していない人がいます。',
    'next-meeting': '勝った人がカードを取り、次をリードします。',
    'next-round': 'ラウンドが終わり、まだ勝者はいません。',
    won: '勝者が決まりました。',
  },
};
