import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { MAX_NAME, MAX_TITLE } from '#kit/input-limits';
import { cutOversized } from '#kit/cut-oversized-input';
import { fragmentOf } from '#studies/study-id-fragment';
import type { Entry } from '#studies/study-database-queries';
import { words } from '#said/game-recording';
import { useTextLimit } from '../use-text-limit.ts';

/** A ruling that a table can choose, in words that the page brings along. */
export interface RulingChoice {
  readonly id: string;
  readonly question: string;
  /** The default first. */
  readonly readings: readonly { readonly id: string; readonly text: string }[];
}

/** What is chosen before the first card. */
export interface RecordStart {
  readonly observer: string;
  readonly title: string;
  /** Those who were named, by their seats. */
  readonly players?: Readonly<Record<string, string>>;
  /** Only what is not the default. */
  readonly rulings?: Readonly<Record<string, string>>;
}

interface Choice {
  readonly id: string;
  readonly text: string;
}

interface RecordSetupProps {
  /** Whose cards can be seen, the usual one first. */
  readonly observers: readonly Choice[];
  readonly sees: string;
  /** What becomes of cards that are not seen. */
  readonly unknown: string;
  /** Each seat, with the question who sits there. */
  readonly seats: readonly Choice[];
  readonly rulings: readonly RulingChoice[];
  readonly start: (chosen: RecordStart) => void;
  readonly ownRecords: () => Promise<readonly Entry[]>;
  /** What this game asks first. */
  readonly children?: ComponentChildren;
}

/** Before the first card: whose cards are seen, who plays, and by which rulings; or a record that was begun before. */
export function RecordSetup(props: RecordSetupProps) {
  const { observers, sees, unknown, seats, rulings, start, ownRecords, children } = props;
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <form
        class="record-opening"
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.current !== null) start(chosenIn(new FormData(form.current), props));
        }}
      >
        {children}
        <fieldset>
          <legend>{sees}</legend>
          {observers.map(({ id, text }, index) => (
            <label key={id}>
              <input type="radio" name="observer" value={id} defaultChecked={index === 0} /> {text}
            </label>
          ))}
          <p class="hint">{unknown}</p>
        </fieldset>
        <div class="record-players">
          {seats.map(({ id, text }) => (
            <label key={id}>
              {text} <NameField name={id} />
            </label>
          ))}
        </div>
        <button class="button" data-primary>
          {words.opening.start}
        </button>
        <details>
          <summary>{words.opening.more}</summary>
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
      <OwnRecords find={ownRecords} />
    </>
  );
}

/** The records that were begun last in this browser; nothing where there are none. */
function OwnRecords({ find }: { readonly find: () => Promise<readonly Entry[]> }) {
  const [own, show] = useState<readonly Entry[]>([]);
  useEffect(() => {
    void find().then(show);
  }, []);
  if (own.length === 0) return null;
  return (
    <section>
      <h2>{words.opening.goOn}</h2>
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

function NameField({ name }: { readonly name: string }) {
  const { onBeforeInput, sentence } = useTextLimit(MAX_NAME);
  return (
    <>
      <input
        type="text"
        placeholder={words.opening.ifYouLike}
        {...{ name, onBeforeInput }}
        autocomplete="off"
      />
      <span role="status">{sentence}</span>
    </>
  );
}

/** What the form says. A ruling that stays at its default is not written down. */
function chosenIn(form: FormData, { observers, seats, rulings }: RecordSetupProps): RecordStart {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? cutOversized(value.trim().toWellFormed(), MAX_NAME).text : '';
  };
  const named = seats.filter(({ id }) => text(id) !== '').map(({ id }) => [id, text(id)] as const);
  const chosen = rulings.filter(({ id, readings }) => text(id) !== readings[0]?.id);
  const names = named.map(([, name]) => name);
  return {
    observer: observers.find(({ id }) => id === text('observer'))?.id ?? observers[0]?.id ?? '',
    title: cutOversized(words.name(names, Date.now()), MAX_TITLE).text,
    ...(named.length > 0 && { players: Object.fromEntries(named) }),
    ...(chosen.length > 0 && { rulings: Object.fromEntries(chosen.map(({ id }) => [id, text(id)])) }),
  };
}
