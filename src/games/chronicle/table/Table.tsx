import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { SEATS, type Card, type Seat } from '#games/chronicle/rules/cards';
import { standingOn } from '#games/chronicle/rules/provisional-standing';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { View } from '#games/chronicle/rules/view';
import { punctuation } from '#said/punctuation';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/table-and-replay-steps';
import type { TableProps } from '#widgets/face.ts';
import { useTableMotion } from '#widgets/motion/use-table-motion.ts';
import { WonAllyCards } from './WonAllyCards.tsx';
import { Hand } from './Hand.tsx';
import { TableCentre } from './TableCentre.tsx';

/** The whole table as its viewer sees it: one at the bottom, the first seat by default, the others above in the order of play. Before the deal those sit there who are named. */
export function Table({
  view,
  change,
  below,
  players = {},
  hands = {},
  barred = {},
  ask,
  play,
}: TableProps<Chronicle>) {
  const seats = view.seats.length > 0 ? view.seats : SEATS.filter((seat) => players[seat] !== undefined);
  const root = useRef<HTMLDivElement>(null);
  useTableMotion(root, { view, change }, async () => (await import('./table-motion-adapter.ts')).watchTable);
  const lower = below !== undefined && seats.includes(below) ? below : seats[0];
  const from = lower === undefined ? 0 : seats.indexOf(lower) + 1;
  const others = [...seats.slice(from), ...seats.slice(0, Math.max(0, from - 1))];
  const shutOut = view.isFameAsked ? [] : standingOn(view).shutOut;
  const side = (seat: Seat) => ({
    seat,
    view,
    isShutOut: shutOut.includes(seat),
    name: players[seat],
    hand: hands[seat],
    barred: barred[seat],
    ask,
    play,
  });
  return (
    <div role="group" ref={root} class="table" aria-label={words.table.label} data-pagefind-ignore>
      <div class="others" data-count={others.length} data-open={isOpen(view, others) ? '' : undefined}>
        {others.map((seat) => (
          <Side key={seat} {...side(seat)} />
        ))}
      </div>
      <TableCentre view={view} />
      {lower === undefined ? <EmptyPlace /> : <Side key={lower} {...side(lower)} lower />}
    </div>
  );
}

/** Where somebody will sit: as high as their hand, which moves nothing when it comes. */
function EmptyPlace() {
  return (
    <section class="side" data-lower="" aria-hidden="true">
      <header />
      <p class="hand-empty" />
      <p class="allies-none" />
    </section>
  );
}

/** Whether the others show cards, which then have to be told apart. For who sees all that stays so when no card is left. */
function isOpen({ viewer, hands }: View, others: readonly Seat[]): boolean {
  return viewer === 'all' || others.some((seat) => hands[seat]?.some((card) => card !== '??'));
}

interface SideProps {
  readonly seat: Seat;
  readonly lower?: boolean;
  readonly view: View;
  readonly isShutOut: boolean;
  readonly name: string | undefined;
  readonly hand: ComponentChildren;
  readonly barred: readonly Card[] | undefined;
  readonly ask: ((card: Card) => void) | undefined;
  readonly play: ((seat: Seat, card: Card) => void) | undefined;
}

/** One who sits there: the name, how many cards, the Fame, the hand, and the allies. */
function Side({ seat, lower = false, view, isShutOut, name, hand, barred, ask, play }: SideProps) {
  const cards = view.hands[seat] ?? [];
  const acts = view.toAct.includes(seat);
  return (
    <section
      class="side"
      data-seat={seat}
      data-lower={lower ? '' : undefined}
      data-turn={acts ? '' : undefined}
      data-winner={view.winner === seat ? '' : undefined}
    >
      <header>
        <p class="seat-name">
          {acts && (
            <span class="visually-hidden">
              {words.table.toAct}
              {punctuation.afterSentence}
            </span>
          )}
          {game.seats[seat]}
          {name !== undefined && punctuation.afterLabel}
          {name !== undefined && <bdi class="player">{name}</bdi>}
        </p>
        <p class="seat-count" data-count={seat} data-unit={words.table.inHand}>
          <span aria-hidden="true">{cards.length}</span>
          <span class="visually-hidden">{words.table.count(cards.length)}</span>
        </p>
        <Fame fame={view.fame[seat] ?? 0} />
      </header>
      {hand ?? (
        <Hand
          seat={seat}
          cards={cards}
          barred={barred}
          ask={ask}
          play={
            play && acts
              ? (card) => {
                  play(seat, card);
                }
              : undefined
          }
        />
      )}
      <WonAllyCards seat={seat} cards={view.allies[seat] ?? []} inOneRow={lower} isShutOut={isShutOut} />
    </section>
  );
}

/** Chips, one for each Fame. */
function Fame({ fame }: { readonly fame: number }) {
  if (fame === 0) return null;
  return (
    <p class="fame" data-fame={fame} data-unit={words.table.chips}>
      <span aria-hidden="true">{'●'.repeat(fame)}</span>
      <span class="visually-hidden">{words.table.fame(fame)}</span>
    </p>
  );
}
