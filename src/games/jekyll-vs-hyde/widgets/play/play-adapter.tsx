import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { playingFace } from '#games/jekyll-vs-hyde/playing-face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { sayReasonsAgainst } from '#games/jekyll-vs-hyde/widgets/mistakes/idea-of-better-move';
import { weigher } from '#games/jekyll-vs-hyde/widgets/mistakes/weigh-move';
import { isGameTextReadable } from '#games/jekyll-vs-hyde/widgets/own/can-saved-text-be-read-back';
import { thinking } from '#games/jekyll-vs-hyde/widgets/thinking/background-task-runner-options';
import { words } from '#said/jekyll-vs-hyde/play-against-computer';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { Advice } from './Advice.tsx';
import { ReplyToTriedMove } from './ReplyToTriedMove.tsx';
import { RoundResult } from './RoundResult.tsx';
import { CostlyMovesReview } from './CostlyMovesReview.tsx';
import { seatView } from './require-seat-view.ts';
import { setup, type Playing } from './match-options.ts';
import { WhatSeatMayDo } from './WhatSeatMayDo.tsx';

/** Who plays Jekyll vs Hyde against a reader. */
export const adapter: PlayAdapter<JekyllVsHyde, Playing> = {
  setup,
  face: playingFace,
  machine: jekyllVsHydeMachine,
  isGameTextReadable,
  thinking,
  choose: (strength, seen, seed, practising) => ({
    type: 'choose',
    strength,
    seen: seatView(seen),
    seed,
    practising,
  }),
  chosen: (told) => (told.type === 'chosen' ? told.move : null),
  isDone: (length, { phase }) => length === 'round' || phase === 'over',
  words: {
    label: ({ seat, strength, length }, state) => {
      // As long as a round lies there, it is the one.
      const { round } = 'finished' in state && state.finished !== null ? state.finished : state;
      return words.match.label(seat, strength, round, length);
    },
    thinks: words.match.thinks,
    name: ({ seat, strength }, moment) => words.over.name(seat, strength, moment),
    other: words.over.other,
  },
  Result: RoundResult,
  WhatSeatMayDo,
  Advice,
  Review: CostlyMovesReview,
  Try: ReplyToTriedMove,
  weigher: { ...weigher, reasonsBetween: sayReasonsAgainst },
};
