import { punctuation } from '#said/punctuation';
import { words as play } from '#said/play-against-computer';
import type { Choice } from './play-adapter.ts';

/** Opponents to choose from, the weakest first, with what is said of each. */
export function opponentOptions<Strength extends string>(
  strengths: readonly Strength[],
  words: Readonly<Record<Strength, Choice>>,
): readonly NamedOption<Strength>[] {
  return strengths.map((strength, index) => [
    strength,
    { ...words[strength], tag: easeOf(index, strengths.length) },
  ]);
}

/** What is said beside a strength, of which the weakest comes first; nothing where there is only one. */
function easeOf(index: number, count: number): string | undefined {
  const { setup } = play;
  if (count < 2) return undefined;
  return index === 0 ? setup.easiest : index === count - 1 ? setup.strongest : undefined;
}

export type NamedOption<Option extends string> = readonly [
  option: Option,
  words: Pick<Choice, 'name'> & Partial<Choice> & { readonly tag?: string | undefined },
];

interface SettingRadioGroupProps<Option extends string> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly NamedOption<Option>[];
  readonly chosen: Option;
  readonly choose: (option: Option) => void;
}

/** Something to decide before a game: one of several options. */
export function SettingRadioGroup<Option extends string>(props: SettingRadioGroupProps<Option>) {
  const { name, legend, options, chosen, choose } = props;
  const note = options.find(([option]) => option === chosen)?.[1].note;
  return (
    <fieldset class="choices-of">
      <legend class="label">{legend}</legend>
      {options.map(([option, words]) => (
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
          <span class="option-name">
            {words.name}
            {words.tag !== undefined && (
              <>
                {punctuation.afterLabel}
                <em>{words.tag}</em>
              </>
            )}
          </span>
          {words.note !== undefined && <span class="option-note">{words.note}</span>}
        </label>
      ))}
      {/* Where there is little room, only what is chosen is explained. */}
      {note !== undefined && (
        <p class="chosen-note" aria-hidden="true">
          {note}
        </p>
      )}
    </fieldset>
  );
}
