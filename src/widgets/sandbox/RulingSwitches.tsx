import { punctuation } from '#said/punctuation';
import { words } from '#said/sandbox';
import { gameUrl } from '../game-url.ts';

/** A ruling of a game as it stands on the table, and what hangs on it there. */
export interface RulingSwitch {
  readonly id: string;
  readonly question: string;
  readonly chosen: string;
  readonly readings: readonly {
    readonly id: string;
    readonly saying: string;
    /** Who says so. */
    readonly sources: string;
    /** What this reading answers here, a sentence a point; empty where nothing hangs on the ruling. */
    readonly answers: readonly string[];
  }[];
  /** Tells that the readings part in more points than are spelled out; null where they do not. */
  readonly more: string | null;
}

interface RulingSwitchesProps {
  readonly game: string;
  readonly title: string;
  readonly rulings: readonly RulingSwitch[];
  readonly choose: (ruling: string, reading: string) => void;
}

/** The rulings as switches. Those that make a difference here stand first, and tell which. */
export function RulingSwitches({ game, title, rulings, choose }: RulingSwitchesProps) {
  return (
    <section class="ruling-choices">
      <h2>{title}</h2>
      {rulings
        .toSorted((one, other) => Number(differs(other)) - Number(differs(one)))
        .map((ruling) => (
          <details key={ruling.id} open={differs(ruling)}>
            <summary>
              <span class="ruling-question">{ruling.question}</span>
              {punctuation.afterLabel}
              <span class="sources">{differs(ruling) ? words.rulings.parts : words.rulings.same}</span>
            </summary>
            <Readings ruling={ruling} choose={choose} />
          </details>
        ))}
      <p class="sources">
        <a href={`${gameUrl(game, '/rules/')}#rulings`}>{words.rulings.others}</a>
      </p>
    </section>
  );
}

/** Whether the readings part in anything here. */
export function differs({ readings }: RulingSwitch): boolean {
  return readings.some(({ answers }) => answers.length > 0);
}

interface ReadingsProps extends Pick<RulingSwitchesProps, 'choose'> {
  readonly ruling: RulingSwitch;
}

/** What each reading says, who says so, and what it answers here, side by side. */
function Readings({ ruling: { id, question, chosen, readings, more }, choose }: ReadingsProps) {
  return (
    <fieldset class="readings">
      <legend class="visually-hidden">{question}</legend>
      {readings.map((reading) => (
        <label key={reading.id} class="reading">
          <input
            type="radio"
            name={id}
            checked={chosen === reading.id}
            onChange={() => {
              choose(id, reading.id);
            }}
          />
          <span>
            {reading.answers.map((answer, at) => (
              <strong key={at}>{answer}</strong>
            ))}
            {more !== null && <em>{more}</em>}
            <span>{reading.saying}</span>
            <span class="sources">{reading.sources}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
