import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { isPlaying } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { OPEN } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { Action, Follow, Lead, State } from '#games/jekyll-vs-hyde/rules/state';
import { roundEndBy } from '#games/jekyll-vs-hyde/rules/track';
import { punctuation } from '#said/punctuation';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { words } from '#said/jekyll-vs-hyde/move-worth';
import { CardName } from '#games/jekyll-vs-hyde/table/CardName.tsx';
import { choicesOf, marksOf, type Choice } from './moves-grouped-by-worth.ts';
import { expectedOf, knownOf } from './position-value-cache.ts';
import { useCardMarks } from './use-card-marks.ts';

interface PositionWorthProps {
  readonly state: State;
  /** What was played here, where something was. */
  readonly played?: Action | null;
  /** What else there is to say of the position, beneath its value. */
  readonly children?: ComponentChildren;
}

const NO_MARKS = new Map<never, never>();

/** The value of a position and of everything that may be played in it, as far as it is known; and a mark on each card. */
export function PositionWorth({ state, played = null, children }: PositionWorthProps) {
  const root = useRef<HTMLDivElement>(null);
  const playing = isPlaying(state) ? state : null;
  const known = (playing && knownOf(playing)) ?? { progress: { gap: OPEN, moves: [] }, solution: null };
  const gap = known.solution?.gap ?? null;
  const choices = playing === null ? [] : choicesOf(known);
  useCardMarks(root, playing === null ? NO_MARKS : marksOf(choices));
  if (playing === null) {
    return (
      <div class="worth" ref={root}>
        <p role="status">{whyNot(state)}</p>
        {children}
      </div>
    );
  }
  const isOne = gap?.low === gap?.high;
  const says = gap === null ? words.between(known.progress.gap) : words.gap(gap);
  return (
    <div class="worth" ref={root}>
      <div class="worth-value" data-unsure={gap === null ? '' : undefined} data-two={isOne ? undefined : ''}>
        <p class="worth-number" aria-hidden="true">
          {says}
        </p>
        <div>
          {/* Not told step by step: whoever listens hears what comes of it. */}
          {gap === null && <p>{words.soFar(known.progress.gap)}</p>}
          <div role="status">
            {gap !== null && (
              <p>
                {words.value(gap)}
                {punctuation.afterSentence}
                {isOne && words.marker(roundEndBy(state.round, state.marker, gap.low))}
              </p>
            )}
            {gap !== null && !isOne && <p>{words.two(gap, expectedOf(state))}</p>}
          </div>
        </div>
      </div>
      {children}
      {state.phase === 'greed' && <p>{words.exchange}</p>}
      <Choices choices={choices} played={played} />
    </div>
  );
}

function Choices({
  choices,
  played,
}: {
  readonly choices: readonly Choice[];
  readonly played: Action | null;
}) {
  const [first] = choices.flatMap(({ actions }) => actions);
  if (first === undefined) return null;
  return (
    <>
      <p class="label">{words.moves(first.by)}</p>
      <ol class="worth-moves">
        {choices.map(({ says, isBest, actions }) => (
          <li key={says} data-best={isBest ? '' : undefined}>
            <span class="worth-gap">
              {says === '' ? words.notYet : says}
              {isBest && <span class="worth-best"> {words.best}</span>}
            </span>
            <span class="worth-cards">
              {actions.map((action) => (
                <Move
                  key={`${action.card}${action.type === 'lead' ? action.names : ''}`}
                  action={action}
                  isPlayed={played !== null && sameMove(action, played)}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Move({ action, isPlayed }: { readonly action: Lead | Follow; readonly isPlayed: boolean }) {
  return (
    <span class="worth-move" data-played={isPlayed ? '' : undefined}>
      <CardName card={action.card} names={action.type === 'lead' ? (action.names ?? null) : null} />
      {isPlayed && <span class="worth-played"> {words.played}</span>}
    </span>
  );
}

/** Why a position has no value. */
function whyNot({ phase }: State): string {
  // A card is due, and yet there is no value: the hands and the tricks to come do not agree.
  return phase === 'lead' || phase === 'follow' || phase === 'greed'
    ? solving.miscounted
    : solving.unsolved[phase];
}
