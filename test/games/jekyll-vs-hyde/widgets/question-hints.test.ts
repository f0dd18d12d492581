import { expect, test } from 'vitest';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import { quiz } from '#games/jekyll-vs-hyde/quiz-adapter.tsx';
import { seededRandom } from '#kit/random';

/** Where somebody is told to look who asks for a hint. */

test('In a deal nobody is on turn: the hint does not send one to look for that', () => {
  const verdict = KINDS.find(({ id }) => id === 'verdict');
  const [deal, play] = (['deal-ten', 'follow-suit'] as const).map(
    (rule) => verdict && quiz.words.pointer(verdict.make(rule, seededRandom(1))),
  );
  expect(play).toContain('whose turn');
  expect(deal).not.toContain('turn');
  expect(deal).toContain('each hand');
});

test('In a Greed exchange no Potion is due: the hint does not send one to look at them', () => {
  const gift = KINDS.find(({ id }) => id === 'gift');
  const [greed, preparation] = (['greed-any-card', 'forced-potion'] as const).map(
    (rule) => gift && quiz.words.pointer(gift.make(rule, seededRandom(1))),
  );
  expect(preparation).toContain('Potions');
  expect(greed).not.toContain('Potion');
  expect(greed).toContain('How many cards does Greed ask for?');
});

test('No suit plays a part in whether a gift is allowed: the hint sends one to the number and the Potions', () => {
  const verdict = KINDS.find(({ id }) => id === 'verdict');
  const hint = verdict && quiz.words.pointer(verdict.make('forced-potion', seededRandom(1)));
  expect(hint).not.toContain('suit');
  expect(hint).toContain('as many as are due');
  expect(hint).toContain('Potions');
});
