import type { KeyboardShortcutsWords } from '../text-types/keyboard-shortcuts.ts';

/** 日本語。 */
export const words: KeyboardShortcutsWords = {
  open: 'キー（?）',
  title: 'キー操作',
  close: '閉じる',
  list: (part) => [
    [['←', '→'], '1手戻る・進む'],
    [['Shift ←', 'Shift →'], `1${part}戻る・進む`],
    [['Home', 'End'], '最初・最後へ'],
    [['c'], '次のコメントへ'],
    [['p'], '再生・一時停止'],
    [['w'], '出せるカードと、ほかが出せない理由'],
    [['f'], '上下を入れ替える'],
    [['/'], '「聞く」へ進む'],
    [['?'], 'この一覧を開く・閉じる'],
  ],
  letters: '1文字のショートカットキーを有効にする',
};
