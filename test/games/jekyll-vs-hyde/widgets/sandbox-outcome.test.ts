import { expect, test } from 'vitest';
import { runs } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { adapter } from '#games/jekyll-vs-hyde/widgets/sandbox/sandbox-adapter.tsx';
import { casebook } from '../casebook/casebook.ts';

/** The line below the table says who led and what decided: the list of all that came of a move may be longer than its room. */
test.each([
  [
    'same-number',
    'Jekyll led. Wrath 4 beats Greed 4: the suits rank Greed < Wrath < Pride. Jekyll wins the trick.',
  ],
  [
    'both-of-one-suit',
    'Jekyll led. Greed 5 beats Greed 3: one suit, the higher number. Jekyll wins the trick.',
  ],
])('A trick is said with what decided it: %s', (name, said) => {
  const found = casebook.find(({ id }) => id === name);
  if (found === undefined) throw new Error('The case is gone');
  const [run] = runs(found.data);
  expect(adapter.words.outcome(run.positions.at(-1)?.context.events ?? [])).toBe(said);
});
