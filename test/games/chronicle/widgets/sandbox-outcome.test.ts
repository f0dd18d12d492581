import { expect, test } from 'vitest';
import { runs } from '#games/chronicle/casebook/read-and-run-cases';
import { adapter } from '#games/chronicle/widgets/sandbox/sandbox-adapter.tsx';
import { casebook } from '../casebook/casebook.ts';

/** The line below the table says what decided: the list of all that came of a move may be longer than its room. */
test('A Meeting that is over is said with its highest card', () => {
  const found = casebook.find(({ id }) => id === 'who-wins');
  if (found === undefined) throw new Error('The case is gone');
  const [run] = runs(found.data);
  const { events = [] } = run.positions.at(-1)?.context ?? {};
  expect(events.map(({ type }) => type)).toContain('collected');
  expect(adapter.words.outcome(events)).toMatch(/ is the highest: Player \d wins the Meeting\.$/);
});
