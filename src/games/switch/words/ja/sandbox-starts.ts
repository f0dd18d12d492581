import { words as game } from './names.ts';
import type { SandboxStartsWords } from '../text-types/sandbox-starts.ts';

/** 日本語。 */
export const words: SandboxStartsWords = {
  kind: '局面の種類',
  kinds: {
    any: 'どんな局面でも',
    penalty: 'ペナルティがある',
    run: 'ランの途中',
    mirror: '7が下のカードを写している',
    ace: 'エースでマークが選ばれている',
    several: '同じ数字を3枚以上出せる',
    blocked: '出せるカードがない',
    'last-card': '残り1枚',
  },
  players: '人数',
  draw: '局面を出す',
  example: '局面',
  examples: {
    'seven-on-two': '有効な2の上に7を出せますか。',
    'five-on-two': '2♥の上に5♥を出せますか。合わせて何枚ですか。',
    'mirror-on-ace': 'ハートを選んだエースの上の、2枚の7',
    'three-jacks': '4人のときのジャック3枚',
    'two-eights': '8を2枚出すと残り1枚',
    'ace-in-run': 'ランのキングの上に、エース2枚',
    'mistake-in-run': 'ランで続かないカードを出すと何枚引きますか。',
    'last-seven': '最後の1枚が7',
    'three-fives': '5♥を含む5が3枚',
    'dead-deck': '山札がなく、誰も出せない',
  },
  game: 'ゲーム',
  moment: (seat, top) => `${game.seats[seat]}の番、いちばん上は${game.card(top)}`,
};
