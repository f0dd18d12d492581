import { RULINGS, SWITCHES, type Rulings, type SwitchId } from '#games/jekyll-vs-hyde/rules/rulings';
import type { SourceId } from '#games/jekyll-vs-hyde/rules/sources';
import type { ReadingDifference } from '#games/jekyll-vs-hyde/board/reading-differences';
import { punctuation } from '#said/punctuation';
import { rulings as texts } from '#said/jekyll-vs-hyde/rulings';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { siteUrl } from '#widgets/site-url.ts';

/** Where the readings of each ruling part. */
export type Partings = Readonly<Record<SwitchId, readonly ReadingDifference[]>>;

interface RulingChoicesProps {
  readonly rulings: Rulings;
  readonly partings: Partings;
  /** Whether the card that is led lies on the table already. */
  readonly onTable: boolean;
  readonly choose: (rulings: Rulings) => void;
}

const IDS = Object.keys(SWITCHES) as readonly SwitchId[];
/** How many pairs are spelled out. */
const SHOWN = 4;

/** The rulings as switches. Those that make a difference here stand first, and tell which. */
export function RulingChoices({ rulings, partings, onTable, choose }: RulingChoicesProps) {
  const { rulings: words } = sandbox;
  const differs = (id: SwitchId) => partings[id].length > 0;
  return (
    <section class="ruling-choices">
      <h2>{words.title}</h2>
      {IDS.toSorted((a, b) => Number(differs(b)) - Number(differs(a))).map((id) => (
        <details key={id} open={differs(id)}>
          <summary>
            <span class="ruling-question">{texts[id].question}</span>
            {punctuation.afterLabel}
            <span class="sources">{differs(id) ? words.parts : words.same}</span>
          </summary>
          <Readings id={id} parting={partings[id]} rulings={rulings} onTable={onTable} choose={choose} />
        </details>
      ))}
      <p class="sources">
        <a href={siteUrl('/jekyll-vs-hyde/rules/#rulings')}>{words.others}</a>
      </p>
    </section>
  );
}

interface ReadingsProps extends Omit<RulingChoicesProps, 'partings'> {
  readonly id: SwitchId;
  readonly parting: readonly ReadingDifference[];
}

/** What each reading says, who says so, and what it answers here, side by side. */
function Readings({ id, parting, rulings, onTable, choose }: ReadingsProps) {
  const { rulings: words } = sandbox;
  const readings: readonly { readonly id: string; readonly sources: readonly SourceId[] }[] =
    RULINGS[id].readings;
  const saying: Readonly<Record<string, string>> = texts[id].readings;
  return (
    <fieldset class="readings">
      <legend class="visually-hidden">{texts[id].question}</legend>
      {readings.map((reading, index) => (
        <label key={reading.id} class="reading">
          <input
            type="radio"
            name={id}
            checked={rulings[id] === reading.id}
            onChange={() => {
              choose({ ...rulings, [id]: reading.id });
            }}
          />
          <span>
            {parting.slice(0, SHOWN).map((one, at) => (
              <strong key={at}>{answerOf(one, index, onTable)}</strong>
            ))}
            {parting.length > SHOWN && <em>{words.more(parting.length - SHOWN)}</em>}
            <span>{saying[reading.id]}</span>
            <span class="sources">
              {reading.sources.length === 0 ? words.noSource : words.says(reading.sources)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a reading, by its place among the readings, answers. */
function answerOf(parting: ReadingDifference, reading: number, onTable: boolean): string {
  const { rulings: words } = sandbox;
  if (parting.type === 'end') {
    const next = parting.answers[reading];
    return next === undefined ? '' : words.end(next);
  }
  const won = parting.answers[reading];
  if (won === undefined) return '';
  return parting.type === 'pair' && !onTable ? words.would(parting.lead, won) : words.takes(won);
}
