import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { SEATS, type Card, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { words } from '#said/jekyll-vs-hyde/table';
import type { TableProps } from '#widgets/face.ts';
import { useCardAnimation, type Places } from '#widgets/use-card-animation.ts';
import { Hand } from './Hand.tsx';
import { IdentityTrack } from './IdentityTrack.tsx';
import { Ranking } from './Ranking.tsx';
import { Trick, trickOnTable } from './Trick.tsx';

/** The whole table as its viewer sees it: one at the top, the other at the bottom, Jekyll by default, the trick between them. */
export function Table({
  view,
  below: seated,
  players = {},
  hands,
  barred = {},
  ask,
}: TableProps<JekyllVsHyde>) {
  const below = seated ?? 'jekyll';
  const playsFrom = hands === undefined ? undefined : seated;
  const root = useRef<HTMLDivElement>(null);
  useCardAnimation(
    root,
    placesIn(view),
    (card) =>
      view.tricks.findLast(({ led, followed, madeUp }) => !madeUp && (led.card === card || followed === card))
        ?.owner ?? null,
  );
  return (
    <div
      role="group"
      ref={root}
      class="table"
      data-flipped={below === 'hyde' ? '' : undefined}
      aria-label={words.table.label}
      data-pagefind-ignore
    >
      <Side
        seat="hyde"
        lower={playsFrom === 'hyde'}
        view={view}
        name={players.hyde}
        hand={hands?.hyde}
        barred={barred.hyde}
        ask={ask}
      />
      <div class="middle">
        <Ranking ranking={view.ranking} />
        <Trick view={view} />
        <IdentityTrack marker={view.marker} label={words.table.track(view.marker)} />
      </div>
      <Side
        seat="jekyll"
        lower={playsFrom === 'jekyll'}
        view={view}
        name={players.jekyll}
        hand={hands?.jekyll}
        barred={barred.jekyll}
        ask={ask}
      />
    </div>
  );
}

/** Where every card lies that this viewer sees. */
function placesIn(view: View): Places {
  const trick = trickOnTable(view);
  const places = new Map<string, string>();
  for (const seat of SEATS) for (const card of view.hands[seat]) places.set(card, seat);
  places.delete('??');
  for (const card of [trick?.card, trick?.followed]) if (card != null) places.set(card, 'trick');
  return places;
}

interface SideProps {
  readonly seat: Seat;
  /** Whether somebody sits there and plays: their hand is the one to touch. */
  readonly lower: boolean;
  readonly view: View;
  readonly name: string | undefined;
  readonly hand: ComponentChildren;
  readonly barred: readonly Card[] | undefined;
  readonly ask: ((card: Card) => void) | undefined;
}

function Side({ seat, lower, view, name, hand, barred, ask }: SideProps) {
  const { table } = words;
  const tricks = view.owned[seat];
  return (
    <section
      class="side"
      data-seat={seat}
      data-lower={lower ? '' : undefined}
      data-turn={view.toAct.includes(seat) ? '' : undefined}
    >
      <header>
        <p class="seat-name">
          {game.seats[seat]}
          {name !== undefined && <bdi class="player">{name}</bdi>}
        </p>
        <p class="pile" data-pile={seat}>
          <span class="visually-hidden">{table.tricks(seat, tricks)}</span>
          <span class="pile-count" aria-hidden="true">
            {tricks}
          </span>
          <span class="pile-tricks" aria-hidden="true">
            {Array.from({ length: tricks }, (_, index) => (
              <i key={index} />
            ))}
          </span>
        </p>
      </header>
      {hand ?? (
        <Hand
          seat={seat}
          cards={view.hands[seat]}
          chosen={view.chosen[seat] ?? []}
          barred={barred}
          ask={ask}
        />
      )}
    </section>
  );
}
