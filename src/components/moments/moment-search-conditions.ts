import type { GameTypes } from '#kit/game';
import type { MomentCondition } from '#kit/moment-condition';
import { MOVER, RULE } from '#replays/moments/moment-types';
import { words } from '#said/moments';
import type { Choosable } from '#widgets/moments/ConditionFields.tsx';
import type { ConditionWords } from '#words/text-types/moments';

interface RuleChapter {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly name: string }[];
}

/** What a game says of each of its conditions, by its id: its values are those of the condition. */
type SaidOfConditions = Readonly<Record<string, ConditionWords<never>>>;

/** What moments of a game can be found by, as its page offers it: the rules and who moves, which every game has, and what it has besides. */
export function momentSearchConditions<T extends GameTypes>(
  chapters: readonly RuleChapter[],
  seats: Readonly<Record<T['seat'], string>>,
  conditions: readonly MomentCondition<T>[],
  said: SaidOfConditions,
): readonly Choosable[] {
  const rules = chapters.flatMap((chapter) => chapter.rules);
  return [
    {
      id: RULE,
      kind: 'one',
      values: rules.map(({ id }) => id),
      title: words.rule,
      names: Object.fromEntries(rules.map(({ id, name }) => [id, name])),
      groups: chapters.map(({ title, rules }) => ({ title, values: rules.map(({ id }) => id) })),
    },
    { id: MOVER, kind: 'one', values: Object.keys(seats), title: words.mover, names: seats },
    ...conditions.map(({ id, kind, values }) => {
      const named = said[id];
      if (named === undefined) throw new Error(`Nothing is said of the condition ${id}`);
      const names = Object.fromEntries(values.map((value) => [value, named.value(value as never)]));
      return { id, kind, values, title: named.title, names };
    }),
  ];
}
