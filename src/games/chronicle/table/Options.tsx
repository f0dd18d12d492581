import type { Seat } from '#games/chronicle/rules/cards';
import { dueIn } from '#games/chronicle/rules/judge';
import { legal } from '#games/chronicle/rules/legal';
import { handOf } from '#games/chronicle/rules/seats';
import type { Action, Choosing } from '#games/chronicle/rules/state';
import { abilities } from '#said/chronicle/abilities';
import { words } from '#said/chronicle/table';
import { pick } from '#kit/random';
import { Naming } from '#widgets/Naming.tsx';
import { say } from '#words/sentences';

interface OptionsProps {
  readonly state: Choosing;
  readonly attempt: (action: Action) => void;
}

/** What an ability or the end of a round asks its chooser for: a button for each answer. */
export function Options({ state, attempt }: OptionsProps) {
  const { effect } = dueIn(state);
  const label = abilities.choices[effect];
  return (
    <Naming label={label}>
      <span>{label}</span>
      <div class="options">
        {optionsOf(state).map(({ name, choose }) => (
          <button
            key={name}
            type="button"
            class="button"
            onClick={() => {
              attempt(choose());
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </Naming>
  );
}

interface Option {
  readonly name: string;
  readonly choose: () => Action;
}

/** What is taken unseen is not named: who takes it chooses a hand, and chance the card. */
function optionsOf(state: Choosing): readonly Option[] {
  const actions = legal(state);
  if (dueIn(state).effect !== 'take-unseen')
    return actions.map((action) => ({ name: say(words.moves, action), choose: () => action }));
  const takes = actions.flatMap((action) => ('from' in action ? [action] : []));
  const seats: readonly Seat[] = [...new Set(takes.map(({ from }) => from))];
  return seats.map((seat) => ({
    name: words.hand.takeFrom(seat, handOf(state, seat).length),
    choose: () =>
      pick(
        takes.filter(({ from }) => from === seat),
        Math.random,
      ),
  }));
}
