import type { KeyboardShortcutsWords } from '../text-types/keyboard-shortcuts.ts';

/** English. */
export const words: KeyboardShortcutsWords = {
  open: 'Keys (?)',
  title: 'Keys',
  close: 'Close',
  list: (part) => [
    [['←', '→'], 'One move back or forward'],
    [['Shift ←', 'Shift →'], `One ${part} back or forward`],
    [['Home', 'End'], 'To the beginning or the end of the line'],
    [['c'], 'To the next comment'],
    [['p'], 'Let the game play itself, or pause it'],
    [['w'], 'What may be played, and why the rest may not'],
    [['f'], 'Turn the table'],
    [['/'], 'To the questions: who is right, and the search'],
    [['?'], 'Show or hide this sheet'],
  ],
  letters: 'Single letters and ? work as keys',
};
