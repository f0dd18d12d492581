import {
  carriedOut,
  intents,
  isNamed,
  type Intent,
} from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { dueIn } from '#games/chronicle/rules/to-act';
import type { Action, Choosing } from '#games/chronicle/rules/state';
import { abilities } from '#said/chronicle/ability-effects-and-choices';
import { words as game } from '#said/chronicle/names';
import { words as hand } from '#said/chronicle/hand-to-play-from';
import { words } from '#said/chronicle/table-and-replay-steps';
import { punctuation } from '#said/punctuation';
import { ChoiceForPlayedCard } from '#widgets/ChoiceForPlayedCard.tsx';
import { say } from '#words/sentence-per-type';

interface AbilityOptionsProps {
  readonly state: Choosing;
  /** Whether it is said who chooses. */
  readonly named: boolean;
  readonly attempt: (action: Action) => void;
}

/** What an ability or the end of a round asks its chooser for: a button for each answer. */
export function AbilityOptions({ state, named, attempt }: AbilityOptionsProps) {
  const { effect, chooser } = dueIn(state);
  const choice = abilities.choose(effect);
  const label = named ? punctuation.headed(game.seats[chooser], choice) : choice;
  return (
    <ChoiceForPlayedCard label={label}>
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
    </ChoiceForPlayedCard>
  );
}

interface Option {
  readonly name: string;
  readonly choose: () => Action;
}

/** Each choice as its maker can mean it: a card that is not seen is not named, and chance says which it is. */
function optionsOf(state: Choosing): readonly Option[] {
  return intents(state).map((intent) => ({
    name: nameOf(intent),
    choose: () => carriedOut(state, intent, Math.random),
  }));
}

/** The table lies beneath: an answer says no more than it has to. */
function nameOf(intent: Intent): string {
  if (isNamed(intent)) return say(words.moves, intent);
  switch (intent.type) {
    case 'take':
      return game.seats[intent.from];
    case 'give':
      return hand.giveUnseen(intent.to);
    default:
      return hand.claimDown(intent.from);
  }
}
