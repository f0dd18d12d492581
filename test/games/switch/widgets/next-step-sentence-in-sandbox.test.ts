import { expect, test } from 'vitest';
import { positions } from '#games/switch/position-setup-adapter';
import type { Action } from '#games/switch/rules/state';
import { runs } from '#games/switch/casebook/read-and-run-cases';
import { adapter } from '#games/switch/widgets/sandbox/sandbox-adapter.tsx';
import { boardOf, framesOf } from '#replays/board/sandbox-board';
import { casebook } from '../casebook/casebook.ts';

/** Player 1 holds a 2; 2♠ waits. */
const ON_A_TWO = '1yc50j.000000.1u.p2.fAdzu0PGY.n.0';

test('What has to be done next is not told before it as what has happened', () => {
  const question = positions.readLink(ON_A_TWO);
  if (!question.ok) throw new Error('The link leads to a position');
  const two: Action = { type: 'play', by: 'p1', cards: ['2C'] };
  const last = framesOf(positions, boardOf(positions, { ...question.value, moves: [two] })).at(-1);
  const { state, events } = last?.position.context ?? {};
  if (state === undefined || events === undefined) throw new Error('The 2 can be played');
  expect(events.map(({ type }) => type)).toContain('penalty-grew');
  expect(adapter.words.duty(state)).toContain('has to answer or pick up 4 cards');
  expect(adapter.words.outcome(events)).toBeNull();
});

test('A last card that does not win is said to, and not only that a card is drawn for it', () => {
  const found = casebook.find(({ id }) => id === 'jack-as-the-last-card');
  if (found === undefined) throw new Error('The case is gone');
  // By the house’s rule, and not where tables let it win.
  const ends = runs(found.data).map((run) => run.positions.at(-1)?.context.events ?? []);
  const events = ends.find((each) => each.some(({ type }) => type === 'drew'));
  expect(adapter.words.outcome(events ?? [])).toMatch(/^J\S+ does not win the game: /);
});
