import { gameOfMatch } from '#games/jekyll-vs-hyde/rules/match';
import type { Action, State } from '#games/jekyll-vs-hyde/rules/state';
import type { ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import type { Frame } from '#replays/frames';

/** The moves of a line under the headings by which people find them. */

export type ReplayFrame = Frame<Action, ChartPosition>;

export type Heading =
  { readonly part: 'deal' | 'preparation' } | { readonly part: 'trick'; readonly trick: number };

export interface Part {
  readonly heading: Heading;
  readonly frames: readonly ReplayFrame[];
}

export interface RoundOutline {
  readonly round: number;
  /** Which game of a return match it belongs to; null where there is one game only. */
  readonly game: 1 | 2 | null;
  readonly parts: readonly Part[];
}

/** Rounds, and in each the deal, the preparation and the tricks. `ids` is a line as `lineThrough` gives it. */
export function outline(frames: readonly ReplayFrame[], ids: readonly number[]): readonly RoundOutline[] {
  const rounds: {
    round: number;
    game: 1 | 2 | null;
    parts: { heading: Heading; frames: ReplayFrame[] }[];
  }[] = [];
  for (const id of ids) {
    const frame = frames[id];
    const before = frame?.previous == null ? undefined : frames[frame.previous];
    if (frame === undefined || before === undefined) continue;
    const state = before.position.context.state;
    const heading = headingOf(state);
    // A line may begin in the middle of a round.
    if (heading.part === 'deal' || rounds.length === 0)
      rounds.push({ round: state.round, game: gameOfMatch(state), parts: [] });
    const parts = rounds.at(-1)?.parts;
    const last = parts?.at(-1);
    if (last !== undefined && same(last.heading, heading)) last.frames.push(frame);
    else parts?.push({ heading, frames: [frame] });
  }
  return rounds;
}

/** Under which heading a move goes that is made in this state. */
function headingOf(state: State): Heading {
  switch (state.phase) {
    case 'deal':
    case 'over':
      return { part: 'deal' };
    case 'preparation':
      return { part: 'preparation' };
    default:
      return { part: 'trick', trick: state.tricks.length + 1 };
  }
}

function same(a: Heading, b: Heading): boolean {
  return a.part === b.part && (a.part !== 'trick' || b.part !== 'trick' || a.trick === b.trick);
}
