import { seatView } from '#games/chronicle/opponents/imagine';
import { playingFace } from '#games/chronicle/playing-face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game';
import { carriedOut } from '#games/chronicle/rules/intent';
import { isReadable } from '#games/chronicle/widgets/own/is-readable';
import { thinking } from '#games/chronicle/widgets/thinking/thinking';
import { seededRandom } from '#kit/random';
import { words } from '#said/chronicle/play';
import type { PlayAdapter } from '#widgets/play/play-adapter.ts';
import { Advice } from './Advice.tsx';
import { machine, settled } from './dealing.ts';
import { Result } from './Result.tsx';
import { setup, type Playing } from './setup.ts';
import { TurnHint } from './TurnHint.tsx';

/** Who plays Chronicle against a reader. */
export const adapter: PlayAdapter<Chronicle, Playing> = {
  setup,
  face: playingFace,
  machine,
  isReadable,
  thinking,
  choose: (strength, seen, seed) => ({ type: 'choose', strength, seen: seatView(seen), seed }),
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
  Result,
  TurnHint,
  Advice,
};
