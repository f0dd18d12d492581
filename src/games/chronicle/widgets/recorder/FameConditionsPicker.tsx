import { useState } from 'preact/hooks';
import type { Card } from '#games/chronicle/rules/cards';
import { historyBy, type FilledIn } from '#games/chronicle/rules/reader-supplied-card-effects';
import { conditionKey, type Condition } from '#games/chronicle/rules/history-card-conditions';
import { ALL_HISTORY_CONDITIONS } from '#games/chronicle/rules/all-history-conditions';
import { useFilledInCards } from '#games/chronicle/widgets/reader-supplied-card-effects/use-reader-supplied-card-effects';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/recorder';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';

interface HistoryConditionsProps {
  readonly lead: Card;
  readonly settle: (conditions: readonly Condition[]) => void;
}

/** What Fame is for: as a history card says that is known or filled in, or as the table reads it from its own. */
export function FameConditionsPicker({ lead, settle }: HistoryConditionsProps) {
  const known = knownFor(useFilledInCards(), lead);
  const [chosen, choose] = useState<readonly (Condition | null)[] | null>(null);
  const [first = { fewest: 'wisdom' } as const, second = null] = chosen ?? known;
  return (
    <>
      <SelectField
        label={words.condition}
        options={ALL_HISTORY_CONDITIONS.filter((one) => !isSame(one, second))}
        chosen={first}
        say={(condition) => (condition === null ? '' : game.condition(condition))}
        choose={(condition) => {
          choose([condition, second]);
        }}
      />
      <SelectField
        label={words.second}
        options={[null, ...ALL_HISTORY_CONDITIONS.filter((one) => !isSame(one, first))]}
        chosen={second}
        say={(condition) => (condition === null ? words.noSecond : game.condition(condition))}
        choose={(condition) => {
          choose([first, condition]);
        }}
      />
      <button
        type="button"
        class="button"
        data-primary
        onClick={() => {
          settle([first, second].filter((condition) => condition !== null));
        }}
      >
        {words.settled}
      </button>
    </>
  );
}

function knownFor(set: FilledIn, lead: Card): readonly (Condition | null)[] {
  return historyBy(set).find((card) => card.lead === lead)?.conditions ?? [];
}

function isSame(one: Condition, other: Condition | null): boolean {
  return other !== null && conditionKey(one) === conditionKey(other);
}
