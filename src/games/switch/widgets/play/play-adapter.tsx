import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import { playingFace } from '#games/switch/playing-face.tsx';
import { without } from '#games/switch/rules/cards';
import type { Switch } from '#games/switch/rules/game';
import { handOf } from '#games/switch/rules/turn-order';
import { weigher } from '#games/switch/widgets/mistakes/weigh-move';
import { thinking } from '#games/switch/widgets/thinking/background-task-runner-options';
import { words } from '#said/switch/play-against-computer';
import { isGameTextReadable } from '#games/switch/widgets/own/can-saved-text-be-read-back';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { Advice } from './Advice.tsx';
import { RoundResult } from './RoundResult.tsx';
import { CostlyMovesReview } from './CostlyMovesReview.tsx';
import { setup, type Playing } from './match-options.ts';
import { WhatSeatMayDo } from './WhatSeatMayDo.tsx';

/** Who plays Switch against a reader. */
export const adapter: PlayAdapter<Switch, Playing> = {
  setup,
  face: playingFace,
  machine: switchMachine,
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
  isDone: (_table, { phase }) => phase === 'over',
  goesOn: ({ phase }) => phase === 'shuffle',
  words: {
    label: ({ seat, strength, length }) => words.match.label(seat, strength, length),
    thinks: words.match.thinks,
    received: (seat, before, now) => {
      if (before.phase === 'deal' || now.phase === 'deal') return null;
      const cards = without(handOf(now, seat), handOf(before, seat));
      return cards.length === 0 ? null : words.match.received(cards);
    },
    name: ({ strength, length }, moment) => words.over.name(strength, length, moment),
    other: words.over.other,
  },
  Result: RoundResult,
  WhatSeatMayDo,
  Advice,
  Review: CostlyMovesReview,
  weigher,
};
