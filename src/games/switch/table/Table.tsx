import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { SEATS, type Card, type Seat } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game-types';
import type { View } from '#games/switch/rules/view';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/table-and-replay-steps';
import type { TableProps } from '#widgets/face.ts';
import { useTableMotion } from '#widgets/motion/use-table-motion.ts';
import { Hand } from './Hand.tsx';
import { TableCentre } from './TableCentre.tsx';

/** The whole table as its viewer sees it: one at the bottom, the first seat by default, the others above in the order of play. */
export function Table({
  view,
  change,
  steps,
  below,
  players = {},
  hands = {},
  barred = {},
  ask,
  play,
}: TableProps<Switch>) {
  // Before the deal, who is known by name.
  const seats = view.seats.length > 0 ? view.seats : SEATS.filter((seat) => players[seat] !== undefined);
  const root = useRef<HTMLDivElement>(null);
  useTableMotion(root, { view, change }, async () => (await import('./table-motion-adapter.ts')).watchTable);
  const lower = below !== undefined && seats.includes(below) ? below : seats[0];
  const from = lower === undefined ? 0 : seats.indexOf(lower) + 1;
  const others = [...seats.slice(from), ...seats.slice(0, Math.max(0, from - 1))];
  const plays = Object.keys(hands).length > 0;
  const side = (seat: Seat) => ({
    seat,
    view,
    name: players[seat],
    hand: hands[seat],
    barred: barred[seat],
    ask,
    play,
  });
  return (
    <div
      role="group"
      ref={root}
      class="table"
      aria-label={words.table.label}
      data-rows={steps && lower && rowsOf(steps, lower)}
      data-pagefind-ignore
    >
      <div class="others" data-count={others.length} data-open={isOpen(view, others) ? '' : undefined}>
        {others.map((seat) => (
          <Side key={seat} {...side(seat)} />
        ))}
      </div>
      <TableCentre view={view} />
      {lower === undefined ? <EmptyPlace /> : <Side key={lower} {...side(lower)} plays={plays} isLower />}
    </div>
  );
}

/** In how many rows the lower hand comes to lie on a phone, of as many cards each (`hand.css`). */
function rowsOf(steps: readonly View[], lower: Seat): number {
  return Math.ceil(Math.max(...steps.map(({ hands }) => hands[lower]?.length ?? 0)) / 7);
}

/** Whether any of the others shows cards, which then have to be told apart, or nobody has any. */
function isOpen({ hands }: View, others: readonly Seat[]): boolean {
  const cards = others.flatMap((seat) => hands[seat] ?? []);
  return others.length > 0 && (cards.length === 0 || cards.some((card) => card !== '??'));
}

/** Where somebody will sit: as high as their hand, which moves nothing when it comes. */
function EmptyPlace() {
  return (
    <section class="side" data-lower="" aria-hidden="true">
      <header />
      <p class="hand-empty" />
    </section>
  );
}

interface SideProps {
  readonly seat: Seat;
  readonly isLower?: boolean;
  /** Whether what can be done from a hand stands beside the name. */
  readonly plays?: boolean;
  readonly view: View;
  readonly name: string | undefined;
  readonly hand: ComponentChildren;
  readonly barred: readonly Card[] | undefined;
  readonly ask: ((card: Card) => void) | undefined;
  readonly play: ((seat: Seat, card: Card) => void) | undefined;
}

/** One who sits there: the name, how many cards, what waits for them, and the hand. */
function Side({ seat, isLower = false, plays = false, view, name, hand, barred, ask, play }: SideProps) {
  const cards = view.hands[seat] ?? [];
  const turns = view.turn === seat || view.drawing?.by === seat;
  const penalty = view.turn === seat ? view.penalty : 0;
  return (
    <section
      class="side"
      data-seat={seat}
      data-lower={isLower ? '' : undefined}
      data-plays={plays ? '' : undefined}
      data-turn={turns ? '' : undefined}
      data-winner={view.winner === seat ? '' : undefined}
    >
      <header>
        <p class="seat-name">
          {turns && (
            <span class="visually-hidden">
              {words.table.toAct}
              {punctuation.afterSentence}
            </span>
          )}
          {game.seats[seat]}
          {name !== undefined && punctuation.afterLabel}
          {name !== undefined && <bdi class="player">{name}</bdi>}
        </p>
        <p class="seat-count" data-count={seat}>
          <span aria-hidden="true">{cards.length}</span>
          <span class="visually-hidden">{words.table.count(cards.length)}</span>
        </p>
        {penalty > 0 && (
          <p class="penalty">
            <span aria-hidden="true">+{penalty}</span>
            <span class="visually-hidden">{words.table.penalty(seat, penalty)}</span>
          </p>
        )}
      </header>
      {hand ?? (
        <Hand
          seat={seat}
          cards={cards}
          barred={barred}
          ask={ask}
          play={
            play && view.turn === seat
              ? (card) => {
                  play(seat, card);
                }
              : undefined
          }
        />
      )}
    </section>
  );
}
