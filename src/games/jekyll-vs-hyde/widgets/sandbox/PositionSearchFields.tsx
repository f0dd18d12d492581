import { SEATS, SUITS, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Conditions } from '#games/jekyll-vs-hyde/board/position-search-conditions';
import { TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { words as editor } from '#said/jekyll-vs-hyde/sandbox-editor';
import { words as starts } from '#said/jekyll-vs-hyde/sandbox-starts';
import { SelectField } from '#widgets/sandbox/SelectField.tsx';
import { CardsTextField } from '#widgets/sandbox/CardsTextField.tsx';
import { readTyped } from './typed-cards-or-message.ts';

interface PositionSearchFieldsProps {
  readonly wanted: Conditions;
  readonly want: (wanted: Conditions) => void;
}

const ROUNDS = [1, 2, 3] as const;
const NUMBERS = Array.from({ length: TRICKS }, (_, index) => index + 1);
const ABOVE = SUITS.flatMap((higher) =>
  SUITS.filter((suit) => suit !== higher).map((lower): readonly [Suit, Suit] => [higher, lower]),
);
const PHASES = ['preparation', 'lead', 'follow', 'greed', 'deal', 'over'] as const;

type Key = Exclude<keyof Conditions, 'marker' | 'holds'>;
type Value<K extends Key> = Exclude<Conditions[K], undefined>;

const suit = (one: Suit) => game.suits[one];
const card = (one: Suit | 'potion') => (one === 'potion' ? starts.find.potion : suit(one));

/** What is wanted of a position; whatever is not chosen may be as it likes. */
export function PositionSearchFields({ wanted, want }: PositionSearchFieldsProps) {
  const { find: words } = starts;
  function choice<K extends Key>(
    key: K,
    chosen: Value<K> | undefined,
    options: readonly Value<K>[],
    say: (value: Value<K>) => string,
  ) {
    return (
      <SelectField
        label={words.conditions[key]}
        options={[null, ...options]}
        chosen={chosen ?? null}
        say={(value) => (value === null ? words.any : say(value))}
        choose={(value) => {
          const others = Object.entries(wanted).filter(([name]) => name !== key);
          want(Object.fromEntries(value === null ? others : [...others, [key, value]]));
        }}
      />
    );
  }
  const { led, asked, followerVoid, answer, effect, tokens, above, leader, round, trick, phase } = wanted;
  return (
    <>
      {choice('led', led, ['potion', 'evil'], (one) => words.led[one])}
      {choice('asked', asked, SUITS, suit)}
      {choice('followerVoid', followerVoid, [true, false], (is) => (is ? words.yes : words.no))}
      {choice('answer', answer, [...SUITS, 'potion'], card)}
      {choice('effect', effect, [...SUITS, 'two-potions'], (one) =>
        one === 'two-potions' ? words.twoPotions : suit(one),
      )}
      {choice('tokens', tokens, [0, 1, 3], String)}
      {choice('above', above, ABOVE, ([higher, lower]) => `${suit(higher)} > ${suit(lower)}`)}
      {choice('leader', leader, SEATS, (seat) => game.seats[seat])}
      {choice('round', round, ROUNDS, String)}
      {choice('trick', trick, NUMBERS, String)}
      {choice('phase', phase, PHASES, (one) => game.phases[one])}
      {SEATS.map((seat) => (
        <Held key={seat} seat={seat} wanted={wanted} want={want} />
      ))}
    </>
  );
}

function Held({ seat, wanted, want }: PositionSearchFieldsProps & { readonly seat: Seat }) {
  return (
    <CardsTextField
      label={starts.find.holds(seat)}
      hint={editor.typedHint}
      cards={(wanted.holds?.[seat] ?? []).join(' ')}
      read={readTyped}
      put={(cards) => {
        want({ ...wanted, holds: { ...wanted.holds, [seat]: cards } });
      }}
    />
  );
}
