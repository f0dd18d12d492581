import type { ReplayViewOptionsWords } from '../text-types/replay-view-options.ts';

/** 日本語。 */
export const words: ReplayViewOptionsWords = {
  seenBy: '視点',
  seeAs: (seat) => `${seat}の視点で見る`,
  along: '先を隠して考える',
  whatAlongDoes: '先の手を隠します。次の手を自分で考えてから進められます。',
  flip: '上下を入れ替える',
  whatFlipDoes: '別のプレイヤーを手前に表示します。',
};
