import { SEATS, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import { CardFace } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';

/** What lies in the middle: the trick being played, or the one just taken, until somebody leads again. */
interface OnTable {
  readonly leader: Seat;
  readonly card: Card;
  readonly names: Suit | null;
  readonly followed: Card | null;
  readonly winner: Seat | null;
}

export function trickOnTable({ led, leader, followed, tricks }: View): OnTable | null {
  if (led !== null && leader !== null) return { leader, ...led, followed, winner: null };
  const last = tricks.at(-1);
  return last !== undefined && !last.madeUp
    ? { leader: last.leader, ...last.led, followed: last.followed, winner: last.winner }
    : null;
}

/** What a Potion can bring about on the table. */
const EFFECTS = ['took-trick', 'exchanged', 'cleared'] as const;
export type TableEffect = (typeof EFFECTS)[number];

/** What a Potion has just brought about; null: nothing. */
export function effectIn(events: readonly Event[]): TableEffect | null {
  return EFFECTS.find((effect) => events.some(({ type }) => type === effect)) ?? null;
}

interface TrickProps {
  readonly view: View;
  /** What its Potion has brought about. */
  readonly effect?: TableEffect | null;
}

/** The trick in the middle of the table, each card on its player's side; what its Potion brought about is written over it until it has been read. */
export function Trick({ view, effect = null }: TrickProps) {
  const { table } = words;
  const trick = trickOnTable(view);
  const cardOf = (seat: Seat): Card | null =>
    trick === null ? null : seat === trick.leader ? trick.card : trick.followed;
  const number = view.tricks.length + (view.led === null && view.tricks.length > 0 ? 0 : 1);
  return (
    <div
      class="trick"
      role="group"
      aria-label={words.replay.trick(number)}
      data-place="trick"
      data-winner={trick?.winner ?? undefined}
    >
      {/* In the order of play; on the table each seat keeps its side. */}
      {(trick?.leader === 'jekyll' ? SEATS : SEATS.toReversed()).map((seat) => {
        const card = cardOf(seat);
        const leads = trick?.leader === seat;
        return (
          <div
            class="trick-place"
            data-seat={seat}
            data-won={trick?.winner === seat ? '' : undefined}
            key={seat}
          >
            <div class="trick-card" data-card={card ?? undefined}>
              {card !== null && (
                <CardFace
                  card={card}
                  name={say(
                    words.moves,
                    leads ? { type: 'lead', by: seat, card } : { type: 'follow', by: seat, card },
                  )}
                />
              )}
            </div>
            <p class="trick-note">
              {leads &&
                (trick.names === null ? (
                  // Who has taken it with the card that was led is named in this place.
                  trick.winner !== seat && table.led
                ) : (
                  <>
                    {table.names(trick.names)} <SuitMark suit={trick.names} />
                  </>
                ))}
              {trick?.winner === seat && <strong>{table.takenBy(seat)}</strong>}
            </p>
          </div>
        );
      })}
      {effect !== null && trick?.winner != null && (
        <p class="trick-effect" data-effect={effect} aria-hidden="true">
          {table.effects[effect]}
        </p>
      )}
    </div>
  );
}
