import { expect, test } from 'vitest';
import type { Toy } from '../../games/toy/rules.ts';
import { toldInScene } from '#widgets/scene/told-in-scene.ts';

/** What a step of a scene says. */

const chose = (by: 'ann' | 'bob') => ({ type: 'chose', rule: 'choose-together', by }) as const;
const took = { type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' } as const;
const happened = [chose('ann'), chose('bob'), took];

test('What a table is told once and no more is told in a scene only where that is about its rule', () => {
  const isToldOnce = ({ type }: { readonly type: string }) => type === 'took';
  expect(toldInScene<Toy>(happened, { isToldOnce })).toEqual([chose('ann'), chose('bob')]);
  expect(toldInScene<Toy>(happened, { isToldOnce }, ['highest-takes'])).toEqual(happened);
  expect(toldInScene<Toy>(happened, {})).toEqual(happened);
});
