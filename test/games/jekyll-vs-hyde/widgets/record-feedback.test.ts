import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { CARDS } from '#games/jekyll-vs-hyde/rules/cards';
import { beginRecording } from '#games/jekyll-vs-hyde/record/record-in-progress';
import { enter } from '#games/jekyll-vs-hyde/record/enter-tap-by-tap';
import { RecordFeedback } from '#games/jekyll-vs-hyde/widgets/recorder/RecordFeedback.tsx';
import { words } from '#said/jekyll-vs-hyde/recorder';

/** What is said of a card that is entered of a hand. */

test('The tenth card of a hand is the tenth of ten, and not the first of none of the other hand', () => {
  let recording = beginRecording({ observer: 'all' });
  for (const [at, card] of CARDS.slice(0, 12).entries()) {
    const entered = enter(recording, card);
    if (!entered.ok) throw new Error(`${card} is refused`);
    recording = entered.value;
    const said = renderToString(h(RecordFeedback, { told: { type: 'picked', card }, recording }));
    expect(said).toBe(`<p>${words.picked(card, (at % 10) + 1, 10)}</p>`);
  }
});
