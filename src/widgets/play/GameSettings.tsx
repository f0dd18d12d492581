import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play';
import type { Choice, Chosen, PlaySetup, RivalTypes } from './rivals.ts';

interface GameSettingsProps<T extends GameTypes, P extends RivalTypes> {
  readonly setup: PlaySetup<T, P>;
  readonly chosen: Chosen<T, P>;
  readonly choose: (chosen: Chosen<T, P>) => void;
  readonly deal: () => void;
}

/** What to decide before the cards are dealt: the role, the opponent, how long. */
export function GameSettings<T extends GameTypes, P extends RivalTypes>({
  setup: { seats, strengths, lengths, words },
  chosen,
  choose,
  deal,
}: GameSettingsProps<T, P>) {
  const { setup } = play;
  return (
    <form
      class="setup"
      onSubmit={(event) => {
        event.preventDefault();
        deal();
      }}
    >
      <Choices
        name="role"
        legend={words.role}
        options={[...seats, 'either']}
        words={words.roles}
        chosen={chosen.role}
        choose={(role: T['seat'] | 'either') => {
          choose({ ...chosen, role });
        }}
      />
      <Choices
        name="opponent"
        legend={setup.opponent}
        options={strengths}
        words={words.opponents}
        chosen={chosen.strength}
        choose={(strength: P['strength']) => {
          choose({ ...chosen, strength });
        }}
      />
      <Choices
        name="length"
        legend={setup.length}
        options={lengths}
        words={words.lengths}
        chosen={chosen.length}
        choose={(length: P['length']) => {
          choose({ ...chosen, length });
        }}
      />
      <p>
        <button type="submit" class="button" data-primary>
          {setup.deal}
        </button>
      </p>
    </form>
  );
}

interface ChoicesProps<Option extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly Option[];
  readonly words: Readonly<Record<Option, Choice>>;
  readonly chosen: Option;
  readonly choose: (option: Option) => void;
}

function Choices<Option extends string>(props: ChoicesProps<Option>) {
  const { name, legend, options, words, chosen, choose } = props;
  return (
    <fieldset class="choices-of">
      <legend class="label">{legend}</legend>
      {options.map((option) => (
        <label key={option} class="option">
          <input
            type="radio"
            name={name}
            value={option}
            checked={option === chosen}
            onChange={() => {
              choose(option);
            }}
          />
          <span class="option-name">{words[option].name}</span>
          <span class="option-note">{words[option].note}</span>
        </label>
      ))}
    </fieldset>
  );
}
