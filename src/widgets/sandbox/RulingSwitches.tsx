import { punctuation } from '#said/punctuation';
import { words } from '#said/sandbox';
import { gamePageUrl } from '../game-page-url.ts';
import { differs, type RulingSwitch } from './switchable-ruling.ts';

export interface RulingSwitchesProps {
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
        <a href={`${gamePageUrl(game, '/rules/')}#rulings`}>{words.rulings.others}</a>
      </p>
    </section>
  );
}

interface ReadingsProps extends Pick<RulingSwitchesProps, 'choose'> {
  readonly ruling: RulingSwitch;
  /** Tells the choice apart from another of the same ruling on the page. */
  readonly of?: string;
}

/** What each reading says, who says so, and what it answers here, side by side. */
export function Readings({
  ruling: { id, question, chosen, readings, more },
  of = '',
  choose,
}: ReadingsProps) {
  return (
    <fieldset class="readings">
      <legend class="visually-hidden">{question}</legend>
      {readings.map((reading) => (
        <label key={reading.id} class="reading">
          <input
            type="radio"
            name={of + id}
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
