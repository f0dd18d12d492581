import { expect, test } from 'vitest';
import { moveToldAbout } from '#widgets/mistakes/move-told-about.ts';
import type { Action, Card, Toy } from '../../games/toy/rules.ts';

const choice = (card: Card): Action => ({ type: 'choose', by: 'bob', card });
const [first, second] = [choice('N2'), choice('N3')];
const missed = { move: first, nearly: false };

test('The move is explained that was tried last and did worse, and where none did, that of before', () => {
  expect(moveToldAbout<Toy>({ type: 'again', nearly: false }, second, missed)).toEqual(second);
  expect(moveToldAbout<Toy>({ type: 'best' }, second, missed)).toEqual(first);
  expect(moveToldAbout<Toy>({ type: 'best' }, second, null)).toBeNull();
});
