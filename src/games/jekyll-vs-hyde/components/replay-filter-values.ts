import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';

/** What a game can be found by: computed from its moves, never written down. */
export interface ReplayFilterValues {
  readonly winner: 'jekyll' | 'hyde' | 'draw' | null;
  /** The round in which it ended. */
  readonly round: number;
  readonly moves: number;
  readonly comments: number;
  /** Effects that came about, two Potions in a trick, a ruling other than the default. */
  readonly has: readonly ('pride' | 'greed' | 'wrath' | 'two-potions' | 'ruling')[];
  /** A game of two rounds or fewer is short. */
  readonly length: 'short' | 'long';
}

const FACT_BY_EVENT: Readonly<Partial<Record<Event['type'], ReplayFilterValues['has'][number]>>> = {
  'took-trick': 'pride',
  exchanged: 'greed',
  cleared: 'wrath',
  'potions-cancel': 'two-potions',
};

export function filterValuesOf(replay: Replay<JekyllVsHyde>): ReplayFilterValues {
  const { frames } = playOutVariations(begin(replay.rulings), replay.moves, play);
  const line = lineThrough(frames).flatMap((id) => frames[id] ?? []);
  const state = line.at(-1)?.position.context.state;
  const has = new Set<ReplayFilterValues['has'][number]>();
  for (const { position } of line) {
    for (const event of position.context.events) {
      const found = FACT_BY_EVENT[event.type];
      // The preparation is an exchange too, and in every game.
      if (found !== undefined && event.rule !== 'give-count') has.add(found);
    }
  }
  if (Object.keys(replay.rulings ?? {}).length > 0) has.add('ruling');
  const rounds = line.filter(({ step }) => step?.action.type === 'deal').length;
  return {
    winner: state?.phase === 'over' ? state.winner : null,
    round: state?.round ?? 1,
    moves: line.length - 1,
    comments: frames.filter(({ step }) => step?.comment !== undefined).length,
    has: [...has],
    length: rounds <= 2 ? 'short' : 'long',
  };
}
