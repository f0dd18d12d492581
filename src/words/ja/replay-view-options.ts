import type { ViewOptionsWords } from '../interfaces/replay-view-options.ts';

/** 日本語。 */
export const words: ViewOptionsWords = {
  seenBy: '視点',
  along: '先を隠して考える',
  flip: '上下を入れ替える',
};
