import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_NAME, MAX_TITLE } from '#kit/limits';
import { limitText } from '#kit/limit-text';
import { SEATS, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { beginRecording, type Recording } from '#games/jekyll-vs-hyde/record/record-due';
import type { Rulings, SwitchId } from '#games/jekyll-vs-hyde/rules/rulings';
import type { Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { fragmentOf } from '#studies/id-fragment';
import type { Entry } from '#studies/entries';
import { words as recordWords } from '#said/jekyll-vs-hyde/record';
import { useTextLimit } from '#widgets/use-text-limit.ts';
import { ownRecords } from './saved-records.ts';

/** A ruling that a table can choose, in words that the page brings along. */
export interface RulingChoice {
  readonly id: SwitchId;
  readonly question: string;
  /** The default first. */
  readonly readings: readonly { readonly id: string; readonly text: string }[];
}

interface RecordSetupProps {
  readonly rulings: readonly RulingChoice[];
  readonly start: (recording: Recording) => void;
}

const OBSERVERS = [...SEATS, 'all'] as const satisfies readonly Viewer[];

/** Before the first card: whose cards are seen, who plays, and by which rulings; or a record that was begun before. */
export function RecordSetup({ rulings, start }: RecordSetupProps) {
  const form = useRef<HTMLFormElement>(null);
  const { opening: words } = recordWords;
  return (
    <>
      <form
        class="record-opening"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.current !== null) start(recordingOf(new FormData(form.current), rulings));
        }}
      >
        <fieldset>
          <legend>{words.sees}</legend>
          {OBSERVERS.map((observer) => (
            <label key={observer}>
              <input type="radio" name="observer" value={observer} defaultChecked={observer === 'jekyll'} />{' '}
              {words.observers[observer]}
            </label>
          ))}
          <p class="hint">{words.unknown}</p>
        </fieldset>
        <button class="button" data-primary>
          {words.start}
        </button>
        <details>
          <summary>{words.more}</summary>
          {SEATS.map((seat) => (
            <label key={seat}>
              {words.player(seat)} <NameField name={seat} />
            </label>
          ))}
          {rulings.map(({ id, question, readings }) => (
            <label key={id}>
              {question}
              <select name={id}>
                {readings.map((reading) => (
                  <option key={reading.id} value={reading.id}>
                    {reading.text}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </details>
      </form>
      <OwnRecords />
    </>
  );
}

/** The records that were begun last in this browser; nothing where there are none. */
function OwnRecords() {
  const [own, show] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void ownRecords(3).then(show);
  }, []);
  const { opening: words } = recordWords;
  if (own.length === 0) return null;
  return (
    <section>
      <h2>{words.goOn}</h2>
      <ul>
        {own.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${fragmentOf(id)}`}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NameField({ name }: { readonly name: Seat }) {
  const { onBeforeInput, sentence } = useTextLimit(MAX_NAME);
  return (
    <>
      <input type="text" name={name} autocomplete="off" onBeforeInput={onBeforeInput} />
      <span role="status">{sentence}</span>
    </>
  );
}

/** What the form says. A ruling that stays at its default is not written down. */
function recordingOf(form: FormData, choices: readonly RulingChoice[]): Recording {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? limitText(value.trim().toWellFormed(), MAX_NAME).text : '';
  };
  const observer = OBSERVERS.find((one) => one === text('observer')) ?? 'all';
  const players: Partial<Record<Seat, string>> = {};
  for (const seat of SEATS) if (text(seat) !== '') players[seat] = text(seat);
  const chosen = choices.filter(({ id, readings }) => text(id) !== readings[0]?.id);
  const rulings = Object.fromEntries(chosen.map(({ id }) => [id, text(id)])) as Partial<Rulings>;
  return beginRecording({
    observer,
    title: limitText(recordWords.name(players, Date.now()), MAX_TITLE).text,
    ...(Object.keys(players).length > 0 && { players }),
    ...(chosen.length > 0 && { rulings }),
  });
}
