import { useMemo } from 'preact/hooks';
import { CARDS, kindOf, suitOf, SUITS, type Card } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { handSize } from '#games/chronicle/rules/deal';
import { placesIn } from '#games/chronicle/record/card-places-and-contradiction';
import {
  barsDown,
  choosable,
  choose,
  enter,
  layDown,
  settle,
  showLead,
  type Barred,
} from '#games/chronicle/record/enter-tap-by-tap';
import { seatsOf, type Due } from '#games/chronicle/record/next-record-entry';
import type { Recording } from '#games/chronicle/record/record-in-progress';
import type { HiddenMove, SeenChoice } from '#games/chronicle/record/record';
import { isBegun } from '#games/chronicle/record/take-back';
import type { Action } from '#games/chronicle/rules/state';
import { SuitMark, seatSign } from '#games/chronicle/table/SuitMark.tsx';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/recorder';
import { words as table } from '#said/chronicle/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import { ChoiceForPlayedCard } from '#widgets/ChoiceForPlayedCard.tsx';
import { CardGrid, type GridPlace } from '#widgets/record/CardGrid.tsx';
import { RecordTools } from '#widgets/record/RecordStage.tsx';
import type { RunningRecord } from '#widgets/record/use-recording.ts';
import { FameConditionsPicker } from './FameConditionsPicker.tsx';

interface RecordEntryProps {
  readonly running: RunningRecord<Recording, Card, Event, Barred>;
  readonly next: Due;
}

const ROWS = [
  ...SUITS.map((suit) => ({ name: suit, cards: CARDS.filter((card) => suitOf(card) === suit) })),
  { name: 'wild', cards: CARDS.filter((card) => suitOf(card) === null) },
];

/** The cards to enter what comes next with, what is chosen without a card, and how it is taken back or typed. */
export function MoveEntryControls({ running, next }: RecordEntryProps) {
  const { recording, take } = running;
  const can = useMemo(() => choosable(recording), [recording]);
  const canLieDown = useMemo(() => barsDown(recording) === null, [recording]);
  const places = useMemo(() => gridPlaces(recording), [recording]);
  return (
    <>
      <CardGrid
        rows={ROWS}
        can={can}
        picked={recording.picked}
        first="L1"
        placeOf={(card) => places.get(card) ?? null}
        say={game.card}
        draw={(card) => <GridFace card={card} />}
        tap={(card) => {
          take(enter(recording, card));
        }}
      />
      <Prompt running={running} next={next} />
      <RecordTools
        isBegun={isBegun(recording)}
        back={running.back}
        label={words.type}
        hint={words.typeHint}
        enter={running.type}
      >
        <button
          type="button"
          class="button"
          aria-disabled={!canLieDown}
          onClick={() => {
            if (canLieDown) take(layDown(recording));
          }}
        >
          {words.down}
        </button>
      </RecordTools>
    </>
  );
}

function GridFace({ card }: { readonly card: Card }) {
  const suit = suitOf(card);
  return (
    <>
      {game.kinds[kindOf(card)]}
      {suit !== null && <SuitMark of={suit} />}
    </>
  );
}

/** What is entered without a card lies over the cards, which nobody needs meanwhile: nothing moves for it. */
function Prompt({ running: { recording, take }, next }: RecordEntryProps) {
  switch (next.type) {
    case 'conditions':
      return (
        <ChoiceForPlayedCard label={say(words.due, next)}>
          <FameConditionsPicker
            key={next.lead}
            lead={next.lead}
            settle={(conditions) => {
              take(settle(recording, conditions));
            }}
          />
        </ChoiceForPlayedCard>
      );
    case 'holder':
      return (
        <Choices
          label={say(words.due, next)}
          choices={next.seats.map((seat) => ({
            name: game.seats[seat],
            choose: () => showLead(recording, seat),
          }))}
          take={take}
        />
      );
    case 'choice':
      return (
        <Choices
          label={say(words.due, next)}
          choices={next.options.map((option) => ({
            name: nameOf(option),
            choose: () => choose(recording, option),
          }))}
          take={take}
        />
      );
    default:
      return null;
  }
}

interface ChoicesProps extends Pick<RecordEntryProps['running'], 'take'> {
  readonly label: string;
  readonly choices: readonly {
    readonly name: string;
    readonly choose: () => ReturnType<typeof showLead>;
  }[];
}

function Choices({ label, choices, take }: ChoicesProps) {
  return (
    <ChoiceForPlayedCard label={label}>
      <div class="options">
        {choices.map(({ name, choose }) => (
          <button
            key={name}
            type="button"
            class="button"
            onClick={() => {
              take(choose());
            }}
          >
            {name}
          </button>
        ))}
      </div>
    </ChoiceForPlayedCard>
  );
}

function nameOf(option: SeenChoice): string {
  const isNamed = !('card' in option) || (option.card as string) !== '??';
  return isNamed
    ? say(table.moves, option as Exclude<Action, { type: 'deal' }>)
    : words.unseen(option as HiddenMove);
}

/** Where cards are known to be; while hands are entered, in which of them they are. */
function gridPlaces(recording: Recording): ReadonlyMap<Card, GridPlace> {
  const { picked, begun, seats } = recording;
  if (begun?.type === 'deal') {
    const { open } = seatsOf(recording);
    return new Map(
      picked.map((card, index) => {
        const seat = open[Math.floor(index / handSize(seats))];
        const name = seat ?? 'out';
        return [card, { name, sign: seat && seatSign(seat), text: words.places(name) }];
      }),
    );
  }
  return new Map(
    [...placesIn(recording)].flatMap(([card, place]) => {
      if (place === 'unknown') return [];
      const [seat = '', allies] = place.split('-');
      const sign =
        place === 'out' || place === 'meeting' ? undefined : `${seat.slice(1)}${allies ? '+' : ''}`;
      return [
        [
          card,
          { name: allies ?? (sign === undefined ? place : 'hand'), sign, text: words.places(place) },
        ] as const,
      ];
    }),
  );
}
