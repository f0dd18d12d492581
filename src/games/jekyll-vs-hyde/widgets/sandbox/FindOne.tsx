import { useEffect, useRef, useState } from 'preact/hooks';
import { SEATS, SUITS, type Card, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { findGame, type Found } from '#games/jekyll-vs-hyde/rules/find-game';
import type { Question } from '#games/jekyll-vs-hyde/rules/question';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/rulings';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import type { Conditions } from '#games/jekyll-vs-hyde/rules/conditions';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { Select } from './Select.tsx';
import { TypedCards } from './TypedCards.tsx';

interface FindOneProps {
  readonly rulings: Rulings;
  readonly begin: (question: Question) => void;
  /** Shows a whole game, where it has come to the position that was found. */
  readonly view: (moves: readonly Action[]) => void;
}

/** After how many games the search is given up. */
const LIMIT = 5000;
/** How long to search before the page may do something else, in milliseconds. */
const STEP = 12;
const ROUNDS = [1, 2, 3] as const;
const NUMBERS = Array.from({ length: TRICKS }, (_, index) => index + 1);
const ABOVE = SUITS.flatMap((higher) =>
  SUITS.filter((suit) => suit !== higher).map((lower): readonly [Suit, Suit] => [higher, lower]),
);

type State =
  | { readonly type: 'idle' }
  | { readonly type: 'searching' | 'stopped'; readonly games: number }
  | { readonly type: 'done'; readonly result: Found };

/** Conditions, and a game that reaches a position which meets all of them, or the word that none was found. */
export default function FindOne({ rulings, begin, view }: FindOneProps) {
  const [wanted, want] = useState<Conditions>({ led: 'potion', followerVoid: true });
  const [state, set] = useState<State>({ type: 'idle' });
  const timer = useRef(0);
  const { find: words } = sandbox;
  const stop = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => stop, []);

  const search = () => {
    stop();
    const games = findGame({ wanted, rulings, seed: Math.floor(Math.random() * 2 ** 32), limit: LIMIT });
    const goOn = () => {
      const until = performance.now() + STEP;
      for (;;) {
        const step = games.next();
        if (step.done === true) {
          set({ type: 'done', result: step.value });
          if (step.value.found) begin(step.value.question);
          return;
        }
        if (performance.now() > until) {
          set({ type: 'searching', games: step.value });
          timer.current = window.setTimeout(goOn);
          return;
        }
      }
    };
    set({ type: 'searching', games: 0 });
    timer.current = window.setTimeout(goOn);
  };
  const searching = state.type === 'searching';

  function choice<Key extends Exclude<keyof Conditions, 'marker' | 'holds'>>(
    key: Key,
    options: readonly Exclude<Conditions[Key], undefined>[],
    say: (value: Exclude<Conditions[Key], undefined>) => string,
  ) {
    return (
      <Select
        label={words.conditions[key]}
        options={[null, ...options]}
        chosen={(wanted[key] as Exclude<Conditions[Key], undefined> | undefined) ?? null}
        say={(value) => (value === null ? words.any : say(value))}
        choose={(value) => {
          const others = Object.entries(wanted).filter(([name]) => name !== key);
          want(Object.fromEntries(value === null ? others : [...others, [key, value]]));
        }}
      />
    );
  }
  const suit = (one: Suit) => game.suits[one];
  const holds = (seat: 'jekyll' | 'hyde', cards: readonly Card[]) => {
    want({ ...wanted, holds: { ...wanted.holds, [seat]: cards } });
  };
  return (
    <form
      class="start-form"
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      {choice('led', ['potion', 'evil'], (led) => words.led[led])}
      {choice('asked', SUITS, suit)}
      {choice('followerVoid', [true, false], (is) => (is ? words.yes : words.no))}
      {choice('answer', [...SUITS, 'potion'], (answer) =>
        answer === 'potion' ? words.potion : suit(answer),
      )}
      {choice('effect', [...SUITS, 'two-potions'], (effect) =>
        effect === 'two-potions' ? words.twoPotions : suit(effect),
      )}
      {choice('tokens', [0, 1, 3], String)}
      {choice('above', ABOVE, ([higher, lower]) => `${suit(higher)} > ${suit(lower)}`)}
      {choice('leader', SEATS, (seat) => game.seats[seat])}
      {choice('round', ROUNDS, String)}
      {choice('trick', NUMBERS, String)}
      {choice(
        'phase',
        ['preparation', 'lead', 'follow', 'greed', 'deal', 'over'],
        (phase) => game.phases[phase],
      )}
      {SEATS.map((seat) => (
        <TypedCards
          key={seat}
          label={words.holds(seat)}
          cards={wanted.holds?.[seat] ?? []}
          put={(cards) => {
            holds(seat, cards);
          }}
        />
      ))}
      <div class="actions">
        <button type="submit" class="button" aria-disabled={searching}>
          {words.search}
        </button>
        {searching && (
          <button
            type="button"
            class="button quiet"
            onClick={() => {
              stop();
              set({ type: 'stopped', games: state.games });
            }}
          >
            {words.stop}
          </button>
        )}
      </div>
      <p role="status">
        {state.type === 'searching' && words.looking(state.games)}
        {state.type === 'stopped' && words.stopped(state.games)}
        {state.type === 'done' && (state.result.found ? words.found : words.none)(state.result.games)}
      </p>
      {state.type === 'done' && state.result.found && <Watch moves={state.result.moves} view={view} />}
    </form>
  );
}

function Watch({ moves, view }: { readonly moves: readonly Action[]; readonly view: FindOneProps['view'] }) {
  return (
    <button
      type="button"
      class="button quiet"
      onClick={() => {
        view(moves);
      }}
    >
      {sandbox.share.viewer}
    </button>
  );
}
