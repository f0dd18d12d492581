import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Seat } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game';
import { carriedOut } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { seatsAt } from '#games/chronicle/rules/seats';
import type { State } from '#games/chronicle/rules/state';
import { isGameTextReadable } from '#games/chronicle/widgets/own/can-saved-text-be-read-back';
import { weigher } from '#games/chronicle/widgets/mistakes/weigh-move';
import { thinking } from '#games/chronicle/widgets/thinking/background-task-runner-options';
import { seededRandom } from '#kit/random';
import { punctuation } from '#said/punctuation';
import { words } from '#said/chronicle/play-against-computer';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { Advice } from './Advice.tsx';
import { filledInCardsMachine, settled } from './machine-with-reader-supplied-card-effects.ts';
import { RoundResult } from './RoundResult.tsx';
import { CostlyMovesReview } from './CostlyMovesReview.tsx';
import { setup, type Playing } from './match-options.ts';
import { WhatSeatMayDo } from './WhatSeatMayDo.tsx';

/** Who plays Chronicle against a reader. */
export const adapter: PlayAdapter<Chronicle, Playing> = {
  setup,
  face: playingFace,
  machine: filledInCardsMachine,
  isGameTextReadable,
  thinking,
  choose: (strength, seen, seed, practising) => ({
    type: 'choose',
    strength,
    seen: seatView(seen),
    seed,
    practising,
  }),
  chosen: (told, state) =>
    told.type === 'chosen' && (state.phase === 'meeting' || state.phase === 'effect')
      ? carriedOut(state, told.move, seededRandom(told.seed))
      : null,
  isDone: (_players, { phase }) => phase === 'over',
  settled,
  clears: (state) => state.phase !== 'deal' && state.ended !== null,
  words: {
    label: ({ seat, strength, length }, state) =>
      words.match.label(seat, strength, length, (state.phase === 'deal' ? state.last : state)?.round ?? 1),
    thinks: words.match.thinks,
    received,
    name: ({ strength, length }, moment) => words.over.name(strength, length, moment),
    other: words.over.other,
  },
  Result: RoundResult,
  WhatSeatMayDo,
  Advice,
  Review: CostlyMovesReview,
  weigher,
};

/** Which cards have passed unseen between a seat's hand and another within a round: what others are told does not name them. */
function received(seat: Seat, before: State, now: State): string | null {
  if (before.phase === 'deal' || now.phase === 'deal' || before.round !== now.round) return null;
  const had = before.hands[seat] ?? [];
  const has = now.hands[seat] ?? [];
  const others = seatsAt(now).flatMap((one) => (one === seat ? [] : (now.hands[one] ?? [])));
  const gained = has.filter((card) => !had.includes(card));
  const lost = had.filter((card) => others.includes(card));
  const { match } = words;
  const said = [
    ...(lost.length > 0 ? [match.lost(lost)] : []),
    ...(gained.length > 0 ? [match.gained(gained)] : []),
  ];
  return said.length === 0 ? null : punctuation.row(said);
}
