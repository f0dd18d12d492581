import { h } from 'preact';
import { expect, test } from 'vitest';
import { nameCardsAloud } from '#games/switch/table/name-cards-aloud';
import { WhatSeatMayDo } from '#games/switch/widgets/play/WhatSeatMayDo.tsx';
import { words } from '#said/switch/play-against-computer';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';
import { lay } from '../../rules/table.ts';

/** What one may do now says beforehand that the only card does not finish. */

test.for([
  ['2S', true],
  ['9S', false],
] as const)('%s as the only card: told that it does not finish (%s)', async ([card, isTold]) => {
  const state = lay({ hands: [card, '4C 5D'], on: 'KS' });
  const page = await pageWith(h(WhatSeatMayDo, { state, seat: 'p1' }));
  const said = nameCardsAloud(words.match.noFinish(card));
  expect(page.html().includes(said)).toBe(isTold);
  expect(page.html()).toContain(nameCardsAloud(words.match.normal(state.match)));
});
