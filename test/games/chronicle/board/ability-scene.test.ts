import { expect, test } from 'vitest';
import { abilityScene } from '#games/chronicle/board/ability-scene';
import { positions } from '#games/chronicle/position-setup-adapter';
import { apply } from '#games/chronicle/rules/apply';
import { kindOf } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { OPEN_SLOTS } from '#games/chronicle/rules/reader-supplied-card-effects';
import { CHOOSERS, choosersOf, EFFECTS, TIMES } from '#games/chronicle/rules/ability-vocabulary';
import { readQuestion, writeQuestion } from '#games/chronicle/rules/position-link';

/** What has been filled in is played at once. */

test.each(OPEN_SLOTS)('A %s does in its scene whatever is filled in, and where that is possible it happens', (slot) => {
  const idle = new Set<string>();
  for (const effect of EFFECTS)
    for (const time of TIMES)
      for (const chooser of CHOOSERS) {
        if (chooser !== 'owner' && !choosersOf(effect).includes(chooser)) continue;
        const { setup, moves } = abilityScene(slot, { effect, time, chooser });
        expect(readQuestion(writeQuestion({ setup, moves })).ok).toBe(true);
        let state = positions.stateOf(setup);
        const events: Event[] = [];
        for (const move of moves) {
          const after = apply(state, move);
          ({ state } = after);
          events.push(...after.events);
        }
        // Its Meeting is over, or its round.
        expect(state.phase === 'deal' || (state.phase === 'meeting' && state.meeting.acted.length === 0)).toBe(true);
        const done = events.find((event) => event.type === 'ability' && kindOf(event.card) === slot);
        expect(done, `${effect} ${time}`).toMatchObject({ effect });
        if (events.some(({ type }) => type === 'no-effect')) idle.add(`${time} ${effect}`);
      }
  // When the round is over nobody holds a card, and no Meeting lies there.
  expect([...idle].filter((one) => !one.startsWith('end-of-round'))).toEqual([]);
}); // prettier-ignore
