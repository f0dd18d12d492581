import { Fragment } from 'preact';
import { CARDS, isRank, RANKS, rankOf, suitOf, type Card, type Rank } from '#games/switch/rules/cards';
import { laidOnPenalty } from '#games/switch/rules/may-lay-first';
import { runToFollow, rankAfter } from '#games/switch/rules/runs';
import type { Direction } from '#games/switch/rules/state';
import type { View } from '#games/switch/rules/view';
import { words as game } from '#said/switch/names';
import { words } from '#said/switch/table-and-replay-steps';
import { CardBack, CardFace } from './Card.tsx';
import { SuitMark } from './SuitMark.tsx';

/** The rungs of a run, from the 3 to the Ace. */
const RUNGS = RANKS.slice(1);

/** What lies between the players: the deck, the stack, what has to be matched, a run, and which way round it goes. */
export function TableCentre({ view }: { readonly view: View }) {
  const { deck, played, direction } = view;
  // Before the deal it holds every card.
  const inDeck = view.phase === 'deal' ? CARDS.length : deck.length;
  return (
    <div class="middle">
      <div class="deck" data-pile="deck" data-short={inDeck === 0 ? '' : undefined}>
        {inDeck > 0 ? <CardBack /> : <span class="no-card" />}
        <span class="deck-count" aria-hidden="true">
          {inDeck}
        </span>
        <span class="visually-hidden">{words.table.deck(inDeck)}</span>
      </div>
      <Stack played={played} />
      <div class="asked">
        <Turning direction={direction} />
        <Asked view={view} />
      </div>
    </div>
  );
}

/** The cards of the rank on top that lie on each other, fanned in their order; what lies below them is hidden. */
function Stack({ played }: { readonly played: readonly Card[] }) {
  const shown = onTop(played);
  return (
    <div
      class="stack"
      data-place="stack"
      role="img"
      aria-label={shown.length === 0 ? words.table.emptyStack : words.table.stack(shown, played.length)}
    >
      {shown.length === 0 && <span class="no-card" />}
      {shown.map((card) => (
        <span key={card} class="stack-card" data-card={card}>
          <CardFace card={card} />
        </span>
      ))}
    </div>
  );
}

/** The cards of one rank that lie on top, the last one uppermost. */
export function onTop(played: readonly Card[]): readonly Card[] {
  const top = played.at(-1);
  if (top === undefined) return [];
  const below = played.findLastIndex((card) => rankOf(card) !== rankOf(top));
  return played.slice(below + 1);
}

/** What goes on the stack now, in words and as a picture. */
function Asked({ view }: { readonly view: View }) {
  const { top, run } = view;
  if (top === null) return null;
  if (view.penalty > 0) return <Answers answers={laidOnPenalty({ ...view, match: top })} />;
  if (run !== null) return <Ladder run={run} next={runToFollow(view) === null ? null : rankAfter(run)} />;
  const { card, rank, suit } = top;
  const why =
    rankOf(card) !== rank ? words.table.mirrored : suitOf(card) !== suit ? words.table.chosen : null;
  return (
    <p class="to-match">
      <span class="visually-hidden">{words.table.match(top)}</span>
      {why === null ? (
        <span aria-hidden="true" class="match-label">
          {words.table.matchLabel}
        </span>
      ) : (
        <span class="match-label">{why}</span>
      )}
      <span aria-hidden="true" class="match-cards" data-suit={suit}>
        {rankOf(card) !== 'A' || rank !== 'A' ? (
          <>
            <b>{rank}</b> {words.table.or} <SuitMark suit={suit} />
          </>
        ) : (
          <>
            <SuitMark suit={suit} /> <span class="match-suit">{game.suits[suit]}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** What may be laid on a penalty, which leaves no other choice but to pick it up. */
function Answers({ answers }: { readonly answers: ReturnType<typeof laidOnPenalty> }) {
  return (
    <p class="to-match">
      <span class="visually-hidden">{words.table.answers(answers)}</span>
      <span aria-hidden="true" class="match-label">
        {words.table.answerLabel}
      </span>
      <span aria-hidden="true" class="match-cards">
        {answers.length === 0 && <span class="match-suit">{words.table.noAnswer}</span>}
        {answers.map((what, index) => (
          <Fragment key={what}>
            {index > 0 && ` ${words.table.or} `}
            <b>{isRank(what) ? what : rankOf(what)}</b>
            {!isRank(what) && <SuitMark suit={suitOf(what)} />}
          </Fragment>
        ))}
      </span>
    </p>
  );
}

/** The run as a ladder from 3 to Ace, with the rung that it stands on and the one above it. */
function Ladder({ run, next }: { readonly run: Rank; readonly next: Rank | null }) {
  return (
    <div class="ladder">
      <p class="visually-hidden">{words.table.run(run, next)}</p>
      {next !== null && (
        <p class="match-label" aria-hidden="true">
          {words.table.goesOn(run, next)}
        </p>
      )}
      <ol aria-hidden="true">
        {RUNGS.map((rank) => (
          <li
            key={rank}
            data-rung={rank === run ? 'here' : rank === next ? 'next' : undefined}
            data-passed={RUNGS.indexOf(rank) < RUNGS.indexOf(run) ? '' : undefined}
          >
            {rank}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** An arrow around the middle, the way the turns go. */
function Turning({ direction }: { readonly direction: Direction }) {
  return (
    <p class="direction" data-direction={direction === 1 ? 'up' : 'down'}>
      <svg viewBox="0 0 64 40" aria-hidden="true" focusable="false">
        <path class="way" d="M8 30C6 8 58 8 56 28" />
        <path class="head" d="M48 21l8 9 7-10" />
      </svg>
      <span class="visually-hidden">{words.table.direction(direction)}</span>
    </p>
  );
}
