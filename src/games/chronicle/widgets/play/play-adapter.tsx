import { seatView } from '#games/chronicle/opponents/imagine-deal';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game';
import { carriedOut } from '#games/chronicle/rules/intended-move';
import { isReadable } from '#games/chronicle/widgets/own/is-readable';
import { thinking } from '#games/chronicle/widgets/thinking/create-opponent-thinker';
import { seededRandom } from '#kit/random';
import { words } from '#said/chronicle/play-against-computer';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { Advice } from './Advice.tsx';
import { machine, settled } from './deal-filled-in-cards.ts';
import { GameResult } from './GameResult.tsx';
import { CostlyMovesReview } from './CostlyMovesReview.tsx';
import { setup, type Playing } from './match-setup.ts';
import { TurnHint } from './TurnHint.tsx';

/** Who plays Chronicle against a reader. */
export const adapter: PlayAdapter<Chronicle, Playing> = {
  setup,
  face: playingFace,
  machine,
  isReadable,
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
    name: ({ strength, length }, moment) => words.over.name(strength, length, moment),
    other: words.over.other,
  },
  Result: GameResult,
  TurnHint,
  Advice,
  Review: CostlyMovesReview,
};
