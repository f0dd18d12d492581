import type { Due } from '#games/switch/record/record-in-progress';
import type { RecordUnknownWordWords } from '../text-types/record-unknown-word.ts';
import { words as game } from './names.ts';
import { words as hand } from './hand-to-play-from.ts';

function understood(next: Due): string {
  const last = next.type === 'turn' ? next.picked.at(-1) : undefined;
  if (next.type === 'turn' && last !== undefined)
    return `${next.picked.map(game.card).join('、')}に同じ数字を続けて書くか、「${last}.」（最後にピリオド）か「${hand.play(next.picked)}」でこの手を終えてください。`;
  const cards = 'カードは「10H」のように数字とマークの文字で書きます';
  if (next.type === 'turn') return `${cards}。引くときは「draw」です。`;
  if (next.type === 'shuffle') return '「shuffle」と書いてください。';
  return next.type === 'name' ? 'マークを「hearts」のように書いてください。' : `${cards}。`;
}

/** 日本語。 */
export const words: RecordUnknownWordWords = {
  says: (word, next) => `ここでは「${word}」の意味がわかりません。${understood(next)}`,
};
