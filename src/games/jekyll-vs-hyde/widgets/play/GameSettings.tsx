import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { STRENGTHS, type Strength } from '#games/jekyll-vs-hyde/opponents/strength';
import { words as play } from '#said/jekyll-vs-hyde/play';
import type { Choice, Length } from '#games/jekyll-vs-hyde/words/play';
import { LENGTHS, type Settings } from './settings.ts';

/** What somebody has chosen in the form, of which `either` is still to be decided. */
type Chosen = Pick<Settings, 'strength' | 'length'> & { readonly role: Seat | 'either' };

const ROLES = ['jekyll', 'hyde', 'either'] as const;

interface GameSettingsProps {
  readonly chosen: Chosen;
  readonly choose: (chosen: Chosen) => void;
  readonly deal: () => void;
}

/** What to decide before the cards are dealt: the role, the opponent, how long. */
export function GameSettings({ chosen, choose, deal }: GameSettingsProps) {
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
        legend={setup.role}
        options={ROLES}
        words={setup.roles}
        chosen={chosen.role}
        choose={(role: Seat | 'either') => {
          choose({ ...chosen, role });
        }}
      />
      <Choices
        name="opponent"
        legend={setup.opponent}
        options={STRENGTHS}
        words={setup.opponents}
        chosen={chosen.strength}
        choose={(strength: Strength) => {
          choose({ ...chosen, strength });
        }}
      />
      <Choices
        name="length"
        legend={setup.length}
        options={LENGTHS}
        words={setup.lengths}
        chosen={chosen.length}
        choose={(length: Length) => {
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

export type { Chosen };

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
