import { useEffect, useMemo, useState } from 'preact/hooks';
import { withWanted, type Sought, type Wanted } from '#replays/moments/find-moments';
import { foundBy } from '#replays/moments/moment-index';
import { fact, type Moment } from '#replays/moments/moment-types';
import { punctuation } from '#said/punctuation';
import { words } from '#said/moments';

/** A condition with what is said of it. */
export interface Choosable extends Sought {
  readonly title: string;
  /** What each value is called. */
  readonly names: Readonly<Record<string, string>>;
  /** Values that stand under a title of their own; left out, all stand together. */
  readonly groups?: readonly { readonly title: string; readonly values: readonly string[] }[];
}

interface ConditionFieldsProps {
  readonly choices: readonly Choosable[];
  /** All moments there are: what none of them has is not offered. None while they are being fetched. */
  readonly moments: readonly Moment[];
  readonly wanted: Wanted;
  readonly want: (wanted: Wanted) => void;
}

/** What moments can be found by, each to be chosen by a tap. */
export function ConditionFields({ choices, moments, wanted, want }: ConditionFieldsProps) {
  const facts = useMemo(() => new Set(moments.flatMap((moment) => [...foundBy(moment)])), [moments]);
  return (
    <form
      class="filters"
      role="search"
      aria-label={words.looking}
      onSubmit={(event) => {
        event.preventDefault();
      }}
    >
      {choices.map((choice) => {
        const { id, kind, values } = choice;
        const chosen = wanted.get(id) ?? [];
        const offered =
          facts.size === 0
            ? values
            : values.filter((value) => chosen.includes(value) || facts.has(fact(id, value)));
        const choose = (next: readonly string[]) => {
          want(withWanted(wanted, id, next));
        };
        const Field = kind === 'all' ? SeveralField : OneField;
        return <Field key={id} choice={choice} offered={offered} chosen={chosen} choose={choose} />;
      })}
      {wanted.size > 0 && (
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            want(new Map());
          }}
        >
          {words.clear}
        </button>
      )}
    </form>
  );
}

interface FieldProps {
  readonly choice: Choosable;
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
  readonly choose: (values: readonly string[]) => void;
}

function OneField({ choice: { title, names, groups }, offered, chosen, choose }: FieldProps) {
  const option = (one: string) => (
    <option key={one} value={one}>
      {names[one]}
    </option>
  );
  return (
    <label>
      {title}
      <select
        value={chosen[0] ?? ''}
        onChange={({ currentTarget }) => {
          choose(currentTarget.value === '' ? [] : [currentTarget.value]);
        }}
      >
        <option value="">{words.any}</option>
        {groups === undefined
          ? offered.map(option)
          : groups.map((group) => (
              <optgroup key={group.title} label={group.title}>
                {group.values.filter((one) => offered.includes(one)).map(option)}
              </optgroup>
            ))}
      </select>
    </label>
  );
}

/** Several values, such as cards: buttons that stay pressed, folded away until they are wanted. */
function SeveralField({ choice: { title, names }, offered, chosen, choose }: FieldProps) {
  const [isOpen, unfold] = useState(false);
  useEffect(() => {
    if (chosen.length > 0) unfold(true);
  }, [chosen.length]);
  return (
    <details
      class="several"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        unfold(currentTarget.open);
      }}
    >
      <summary>
        {punctuation.headed(
          title,
          chosen.length === 0 ? words.any : punctuation.list(chosen.map((one) => names[one] ?? one)),
        )}
      </summary>
      <div role="group" aria-label={title}>
        {offered.map((one) => {
          const isChosen = chosen.includes(one);
          return (
            <button
              key={one}
              type="button"
              class="button quiet"
              aria-pressed={isChosen}
              onClick={() => {
                choose(isChosen ? chosen.filter((other) => other !== one) : [...chosen, one]);
              }}
            >
              {names[one]}
            </button>
          );
        })}
      </div>
    </details>
  );
}
