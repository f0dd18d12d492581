import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/newly-received-cards';
import type { View } from '#games/jekyll-vs-hyde/rules/view';
import { words as game } from '#said/jekyll-vs-hyde/names';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import type { TableProps } from '#widgets/face.ts';
import { useTableMotion } from '#widgets/motion/use-table-motion.ts';
import { Hand } from './Hand.tsx';
import { IdentityTrack } from './IdentityTrack.tsx';
import { Ranking } from './Ranking.tsx';
import { effectIn, Trick } from './Trick.tsx';

/** The whole table as its viewer sees it: one at the top, the other at the bottom, Jekyll by default, the trick between them. */
export function Table({
  view,
  change,
  below: seated,
  players = {},
  hands,
  barred = {},
  ask,
  play,
}: TableProps<JekyllVsHyde>) {
  const below = seated ?? 'jekyll';
  const playsFrom = hands === undefined ? undefined : seated;
  // What nobody has seen come is no news.
  const isMove = change?.from !== undefined;
  const root = useRef<HTMLDivElement>(null);
  useTableMotion(root, { view, change }, async () => (await import('./table-motion-adapter.ts')).watchTable);
  return (
    <div
      role="group"
      ref={root}
      class="table"
      data-flipped={below === 'hyde' ? '' : undefined}
      aria-label={words.table.label(view.round, view.tricks.length + (view.led === null ? 0 : 1))}
      data-pagefind-ignore
    >
      <Side
        seat="hyde"
        lower={playsFrom === 'hyde'}
        view={view}
        received={isMove ? newlyReceived(view, 'hyde') : []}
        name={players.hyde}
        hand={hands?.hyde}
        barred={barred.hyde}
        ask={ask}
        play={play}
      />
      <div class="middle">
        <Ranking ranking={view.ranking} />
        <Trick view={view} effect={change === undefined ? null : effectIn(change.to.context.events)} />
        <IdentityTrack marker={view.marker} label={words.table.track(view.marker)} />
      </div>
      <Side
        seat="jekyll"
        lower={playsFrom === 'jekyll'}
        view={view}
        received={isMove ? newlyReceived(view, 'jekyll') : []}
        name={players.jekyll}
        hand={hands?.jekyll}
        barred={barred.jekyll}
        ask={ask}
        play={play}
      />
    </div>
  );
}

interface SideProps {
  readonly seat: Seat;
  /** Whether somebody sits there and plays: their hand is the one to touch. */
  readonly lower: boolean;
  readonly view: View;
  /** Cards that have just come from the other hand. */
  readonly received: readonly Card[];
  readonly name: string | undefined;
  readonly hand: ComponentChildren;
  readonly barred: readonly Card[] | undefined;
  readonly ask: ((card: Card) => void) | undefined;
  readonly play: ((seat: Seat, card: Card) => void) | undefined;
}

function Side({ seat, lower, view, received, name, hand, barred, ask, play }: SideProps) {
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
          {name !== undefined && punctuation.afterLabel}
          {name !== undefined && <bdi class="player">{name}</bdi>}
          {view.toAct.includes(seat) && (
            <span class="visually-hidden">
              {punctuation.afterSentence}
              {table.toAct}
            </span>
          )}
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
          received={received}
          barred={barred}
          ask={ask}
          play={
            play && view.toAct.includes(seat)
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
