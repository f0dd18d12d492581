import fc from 'fast-check';
import { CARDS } from '#games/chronicle/rules/cards';
import { COUNTED, type Condition } from '#games/chronicle/rules/history-card-conditions';
import { OPEN_HISTORY, OPEN_SLOTS, type FilledIn } from '#games/chronicle/rules/reader-supplied-card-effects';
import type { Abilities } from '#games/chronicle/rules/ability-definitions';
import { CHOOSERS, EFFECTS, shortest, TIMES } from '#games/chronicle/rules/ability-vocabulary';

/** Sets that a reader may have filled in of what no source tells. */

const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...COUNTED).map((most) => ({ most })),
  fc.constantFrom(...COUNTED).map((fewest) => ({ fewest })),
  fc.constantFrom(...CARDS, 'evil' as const).map((owns) => ({ owns })),
  fc.constant({ without: 'evil' } as const),
);
/** A history card that may be filled in. */
export const card = fc.record({
  lead: fc.constantFrom(...CARDS),
  conditions: fc.uniqueArray(condition, {
    minLength: 1,
    maxLength: 4,
    selector: (one) => JSON.stringify(one),
  }),
});
/** An ability that a slot may be given. */
export const ability = fc
  .record({
    effect: fc.constantFrom(...EFFECTS),
    time: fc.constantFrom(...TIMES),
    chooser: fc.constantFrom(...CHOOSERS),
  })
  .filter(({ effect, chooser }) => effect !== 'give-card' || chooser === 'owner');
const abilities = fc
  .uniqueArray(fc.constantFrom(...OPEN_SLOTS))
  .chain((slots) =>
    fc.tuple(...slots.map((slot) => ability.map((one) => [slot, shortest(slot, one)] as const))),
  )
  .map((entries): Abilities =>
    Object.fromEntries(entries.toSorted(([a], [b]) => OPEN_SLOTS.indexOf(a) - OPEN_SLOTS.indexOf(b))),
  );
/** Any of them, as it is read again. */
export const filledIn: fc.Arbitrary<FilledIn> = fc.record({
  abilities,
  history: fc.dictionary(fc.constantFrom(...OPEN_HISTORY), card, { noNullPrototype: true }),
});
