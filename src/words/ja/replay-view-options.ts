import type { ReplayViewOptionsWords } from '../text-types/replay-view-options.ts';

/** 日本語。 */
export const words: ReplayViewOptionsWords = {
  seenBy: '視点',
  seeAs: (seat) => `${seat}の視点で見る`,
  along: '先を隠して考える',
  flip: '上下を入れ替える',
};
