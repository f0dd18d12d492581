import type { Due } from '#games/switch/record/record-in-progress';
import type { RecordUnknownWordWords } from '../text-types/record-unknown-word.ts';
import { words as game } from './names.ts';
import { words as hand } from './hand-to-play-from.ts';

function understood(next: Due): string {
  const last = next.type === 'turn' ? next.picked.at(-1) : undefined;
  if (next.type === 'turn' && last !== undefined)
    return `${next.picked.map(game.card).join(' ')} waits for more of the rank: write one, or close the play with ${last}. (and its full stop) or “${hand.play(next.picked)}”.`;
  const cards = 'Cards are a rank and the letter of a suit, as in 10H';
  if (next.type === 'turn') return `${cards}; or write draw.`;
  if (next.type === 'shuffle') return 'Write shuffle.';
  return next.type === 'name' ? 'Write the suit, as in hearts.' : `${cards}.`;
}

/** English. */
export const words: RecordUnknownWordWords = {
  says: (word, next) => `“${word}” is not understood here. ${understood(next)}`,
};
