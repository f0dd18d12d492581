import type { SandboxShareWords } from '../text-types/sandbox-share.ts';

/** 日本語。 */
export const words: SandboxShareWords = {
  picture: '画像で',
  game: 'ゲームとして',
  madeUp:
    '棋譜は配札から始まるので、この局面に至る手順を仮に補い、そのあとに、ここから進めた手を変化も含めてすべて収めます。',
  viewer: 'ビューアーで開く',
  noGame:
    '棋譜は配札から始まりますが、この局面に至る手順は見つかりませんでした。サンドボックスへのリンクなら共有できます。',
  replay: {
    title: 'サンドボックスから',
    comment: 'ここまでは仮の手順です。ここが、サンドボックスで作った局面です。',
  },
};
