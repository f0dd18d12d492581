import { expect, test } from 'vitest';
import type { Toy } from '../../games/toy/rules.ts';
import { outcomeFirst, toldInScene } from '#widgets/scene/outcome-first.ts';

/** What a step of a scene says first. */

const chose = (by: 'ann' | 'bob') => ({ type: 'chose', rule: 'choose-together', by }) as const;
const took = { type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' } as const;
const happened = [chose('ann'), chose('bob'), took];

test('A step says first what it comes to, and then the rest in its order', () => {
  const isMain = ({ type }: { readonly type: string }) => type === 'took';
  expect(outcomeFirst<Toy>(happened, { isMain })).toEqual([took, chose('ann'), chose('bob')]);
  expect(outcomeFirst<Toy>(happened.slice(1), { isMain })).toEqual(happened.slice(1));
});

test('What a scene is about comes before what is main in the game', () => {
  const isMain = () => true;
  const about = ['choose-together'];
  expect(outcomeFirst<Toy>(happened, { isMain }, about)).toEqual([chose('bob'), chose('ann'), took]);
});

test('What a table is told once and no more is told in a scene only where that is about its rule', () => {
  const isToldOnce = ({ type }: { readonly type: string }) => type === 'took';
  expect(toldInScene<Toy>(happened, { isToldOnce })).toEqual([chose('ann'), chose('bob')]);
  expect(toldInScene<Toy>(happened, { isToldOnce }, ['highest-takes'])).toEqual(happened);
  expect(toldInScene<Toy>(happened, {})).toEqual(happened);
});
