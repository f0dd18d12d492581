import { expect, test } from 'vitest';
import type { Toy } from '../games/toy/rules.ts';
import { withoutToldBefore } from '#widgets/told-once.ts';

/** What comes up often is told the first time. */

const chose = (by: 'ann' | 'bob') => ({ type: 'chose', rule: 'choose-together', by }) as const;
const took = { type: 'took', rule: 'highest-takes', by: 'cid', card: 'N7' } as const;
const face = { isToldOnce: ({ type }: { readonly type: string }) => type === 'chose' };
const happened = [chose('ann'), took, chose('bob')];

test('Of what is told once the first is told, unless it was told before', () => {
  expect(withoutToldBefore<Toy>(face, [], happened)).toEqual([chose('ann'), took]);
  expect(withoutToldBefore<Toy>(face, [took], happened)).toEqual([chose('ann'), took]);
  expect(withoutToldBefore<Toy>(face, [chose('bob')], happened)).toEqual([took]);
});

test('A game that tells nothing once tells everything', () => {
  expect(withoutToldBefore<Toy>({}, happened, happened)).toEqual(happened);
});
