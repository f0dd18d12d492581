import { positions } from '#games/chronicle/position-setup-adapter';
import type { Event } from '#games/chronicle/rules/event';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { Table } from '#games/chronicle/table/Table.tsx';
import { voice } from '#games/chronicle/move-and-event-texts.tsx';
import { words } from '#said/chronicle/sandbox-first-view';
import type { SandboxAdapter } from '#widgets/sandbox/sandbox-adapter.ts';
import { duty } from './who-is-to-do-what-sentence.ts';
import { PositionEditor } from './PositionEditor.tsx';

/** The sandbox of Chronicle. */
export const adapter: SandboxAdapter<Chronicle, Setup> = {
  positions,
  face: { ...voice, Table },
  words: { duty, outcome },
  below: ({ toAct: [first] }) => (first === 'dealer' ? undefined : first),
  hand: () => import('./SandboxHandToPlayFrom.tsx'),
  refusals: async () => ({ default: (await import('#games/chronicle/table/Refusals.tsx')).Refusals }),
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
  deal: async (state) => (await import('./deal-random-round.ts')).dealByLot(state),
};

/** What goes without saying once a move was made, or stands in what is to be done now. */
const ASIDE: readonly Event['type'][] = [
  'played',
  'played-down',
  'suit-set',
  'no-suit-yet',
  'leads',
  // What the winner collects: who wins, and by which card, decides more.
  'collected',
  'to-choose',
  'ability',
];

/** The last thing of weight that came of a move. */
function outcome(events: readonly Event[]): string | null {
  const last = events.findLast(({ type }) => !ASIDE.includes(type));
  return last === undefined ? null : voice.words.event(last);
}
