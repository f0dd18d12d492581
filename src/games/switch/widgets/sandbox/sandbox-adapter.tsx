import { positions } from '#games/switch/position-setup-adapter';
import type { Event } from '#games/switch/rules/event';
import type { Switch } from '#games/switch/rules/game-types';
import type { Setup } from '#games/switch/rules/position-setup';
import { Table } from '#games/switch/table/Table.tsx';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { words } from '#said/switch/sandbox-first-view';
import type { SandboxAdapter } from '#widgets/sandbox/sandbox-adapter.ts';
import { duty } from './who-is-to-do-what-sentence.ts';
import { PositionEditor } from './PositionEditor.tsx';

/** The sandbox of Switch. */
export const adapter: SandboxAdapter<Switch, Setup> = {
  positions,
  face: { ...voice, Table },
  words: { duty, outcome },
  below: ({ turn, drawing }) => turn ?? drawing?.by,
  hand: () => import('./SandboxHandToPlayFrom.tsx'),
  refusals: async () => ({ default: (await import('#games/switch/table/Refusals.tsx')).Refusals }),
  Editor: PositionEditor,
  answers: () => import('./RuleAnswersForPosition.tsx'),
  starts: [
    { id: 'random', label: words.starts.random, load: () => import('./StartFromRandomPosition.tsx') },
    { id: 'example', label: words.starts.examples, load: () => import('./StartFromExamplePosition.tsx') },
    { id: 'game', label: words.starts.games, load: () => import('./StartFromReplay.tsx') },
    { id: 'case', label: words.starts.cases, load: () => import('./StartFromCase.tsx') },
  ],
  panels: [{ id: 'share', label: words.share, load: () => import('./SavePictureOrOpenReplay.tsx') }],
  moves: () => import('./SandboxPlayedMoves.tsx'),
  deal: async (state) =>
    state.phase === 'shuffle'
      ? (await import('#games/switch/rules/shuffled-deal')).shuffledDeck(state, Math.random)
      : null,
};

/** What goes without saying once a move was made, or stands in what is to be done now. */
const ASIDE: readonly Event['type'][] = [
  'played',
  'several',
  'turn',
  'powerless',
  'one-left',
  'penalty-grew',
];

/** The last thing of weight that came of a move; that the last card does not win tells more than the card drawn for it. */
function outcome(events: readonly Event[]): string | null {
  const last =
    events.find(({ type }) => type === 'not-finished') ??
    events.findLast(({ type }) => !ASIDE.includes(type));
  return last === undefined ? null : voice.words.event(last);
}
