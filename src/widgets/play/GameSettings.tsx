import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words as play } from '#said/play-against-computer';
import { PauseField } from './PauseField.tsx';
import type { Choice, Chosen, PlaySetup, OpponentTypes, Reading } from './play-adapter.ts';
import { SettingRadioGroup, opponentOptions, type NamedOption } from './SettingRadioGroup.tsx';

interface GameSettingsProps<T extends GameTypes, P extends OpponentTypes> {
  readonly setup: PlaySetup<T, P>;
  readonly chosen: Chosen<T, P>;
  readonly choose: (chosen: Chosen<T, P>) => void;
  readonly deal: () => void;
  /** Whether it comes in place of a match that was left, and takes the focus. */
  readonly arrives: boolean;
}

/** What to decide before the cards are dealt: the role, the opponent, how long. */
export function GameSettings<T extends GameTypes, P extends OpponentTypes>({
  setup: { seats, strengths, lengths, readings = [], words },
  chosen,
  choose,
  deal,
  arrives,
}: GameSettingsProps<T, P>) {
  const { setup } = play;
  const form = useArrival(arrives);
  const roles = seats(chosen.length).flatMap((seat): readonly NamedOption<T['seat']>[] => {
    const role: Choice | undefined = words.roles[seat];
    return role === undefined ? [] : [[seat, role]];
  });
  // How many play comes before who one of them is: below all the others it would hide behind the button.
  const isTableSize = new Set(lengths.map((one) => seats(one).length)).size > 1;
  const length = <LengthField {...{ lengths, words, chosen, choose }} />;
  return (
    <form
      class="setup"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        deal();
      }}
    >
      {isTableSize && length}
      <SettingRadioGroup
        name="role"
        legend={words.role}
        options={[...roles, ['either', words.roles.either]]}
        chosen={chosen.role}
        choose={(role: T['seat'] | 'either') => {
          choose({ ...chosen, role });
        }}
      />
      <SettingRadioGroup
        name="opponent"
        legend={setup.opponent}
        options={opponentOptions(strengths, words.opponents)}
        chosen={chosen.strength}
        choose={(strength: P['strength']) => {
          choose({ ...chosen, strength });
        }}
      />
      {!isTableSize && length}
      {readings.length > 0 && <Readings {...{ readings, chosen, choose }} />}
      <PauseField label={words.stays} />
      <DealButton />
    </form>
  );
}

type LengthFieldProps<T extends GameTypes, P extends OpponentTypes> = Pick<
  PlaySetup<T, P>,
  'lengths' | 'words'
> &
  Pick<GameSettingsProps<T, P>, 'chosen' | 'choose'>;

/** How long is played, or by how many. */
function LengthField<T extends GameTypes, P extends OpponentTypes>({
  lengths,
  words,
  chosen,
  choose,
}: LengthFieldProps<T, P>) {
  return (
    <SettingRadioGroup
      name="length"
      legend={words.length}
      options={lengths.map((length) => [length, words.lengths[length]])}
      chosen={chosen.length}
      choose={(length: P['length']) => {
        choose({ ...chosen, length });
      }}
    />
  );
}

function DealButton() {
  return (
    <p class="setup-deal">
      <button type="submit" class="button" data-primary>
        {play.setup.deal}
      </button>
    </p>
  );
}

type ReadingsProps<T extends GameTypes, P extends OpponentTypes> = Pick<
  GameSettingsProps<T, P>,
  'chosen' | 'choose'
> & { readonly readings: readonly Reading<T>[] };

/** The points of the rules on which tables differ, for whoever wants to play by another reading. */
function Readings<T extends GameTypes, P extends OpponentTypes>({
  readings,
  chosen,
  choose,
}: ReadingsProps<T, P>) {
  return (
    <details class="readings">
      <summary>{play.setup.readings}</summary>
      {readings.map(({ id, question, readings: ways }) => {
        const settled: Readonly<Record<string, unknown>> = { ...chosen.rulings };
        return (
          <SettingRadioGroup
            key={id}
            name={id}
            legend={question}
            options={ways.map(({ id: way, saying }) => [way, { name: saying }])}
            chosen={ways.find(({ id: way }) => way === settled[id])?.id ?? ways[0]?.id ?? ''}
            choose={(way: string) => {
              choose({ ...chosen, rulings: { ...chosen.rulings, [id]: way } });
            }}
          />
        );
      })}
    </details>
  );
}

/** Takes whoever comes back to the choices to the first that was made. */
function useArrival(arrives: boolean): RefObject<HTMLFormElement> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (arrives) form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, []);
  return form;
}
