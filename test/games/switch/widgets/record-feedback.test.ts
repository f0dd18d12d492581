import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { enterWord } from '#games/switch/record/enter-tap-by-tap';
import { beginRecording, type Recording } from '#games/switch/record/record-in-progress';
import { RecordFeedback } from '#games/switch/widgets/recorder/RecordFeedback.tsx';
import { words as hand } from '#said/switch/hand-to-play-from';

/** What is said of a word that means nothing names words that do. */

const DEALT = '8S 8H 2C KD AS 5D 9C 7C 9S';

function entered(words: string): Recording {
  return words.split(' ').reduce(
    (now, word) => {
      const next = enterWord(now, word);
      if (next === null || next === 'twice' || !next.ok) throw new Error(`${word} does not fit`);
      return next.value;
    },
    beginRecording({ observer: 'p1', seats: 2 }),
  );
}

test.each([
  ['a play is open', `${DEALT} 8S`, 'draw', '8S.'],
  ['a turn begins', DEALT, 'shuffle', 'draw'],
  ['an Ace asks for its suit', `${DEALT} AS`, 'draw', 'hearts'],
  ['cards are dealt', '8S', 'draw', '10H'],
])('where %s', (_, before, word, understood) => {
  const recording = entered(before);
  expect(enterWord(recording, word)).toBeNull();
  const said = renderToString(h(RecordFeedback, { told: { type: 'no-word', word }, recording }));
  expect(enterWord(recording, understood)).toMatchObject({ ok: true });
  expect(said).toContain(understood);
  expect(said.split(word)).toHaveLength(2);
});

test('A play that is open is closed by the button that is named', () => {
  const recording = entered(`${DEALT} 8S`);
  const said = renderToString(h(RecordFeedback, { told: { type: 'no-word', word: 'draw' }, recording }));
  expect(said).toContain(hand.play(['8S']));
});
