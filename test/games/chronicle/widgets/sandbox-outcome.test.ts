import { expect, test } from 'vitest';
import { runs } from '#games/chronicle/casebook/read-and-run-cases';
import { adapter } from '#games/chronicle/widgets/sandbox/sandbox-adapter.tsx';
import { EMPTY, stateOf } from '#games/chronicle/rules/position-setup';
import { duty } from '#games/chronicle/widgets/sandbox/who-is-to-do-what-sentence';
import { words } from '#said/chronicle/sandbox-first-view';
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

test('A Meeting to which all have played is judged, though its cards still lie there', () => {
  const setup = {
    ...EMPTY,
    hands: { p1: ['W5'], p2: ['W6'], p3: ['W7'] },
    meeting: {
      lead: 'wisdom',
      laid: [
        { by: 'p1', card: 'W2', down: false },
        { by: 'p2', card: 'W4', down: false },
        { by: 'p3', card: 'W3', down: false },
      ],
      acted: ['p1', 'p2', 'p3'],
      verdict: null,
      discarded: false,
    },
  } as const;
  expect(duty(stateOf({ ...EMPTY, ...setup }))).toBe(words.toAct.played('p2'));
});
