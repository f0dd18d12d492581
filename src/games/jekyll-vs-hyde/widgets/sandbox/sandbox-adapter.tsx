import { leadsUnnamed } from '#games/jekyll-vs-hyde/board/edit-position';
import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { other } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { words } from '#said/jekyll-vs-hyde/sandbox-first-view';
import type { SandboxAdapter } from '#widgets/sandbox/sandbox-adapter.ts';
import { duty, toJudge } from './who-is-to-do-what-sentence.ts';
import { PositionEditor } from './PositionEditor.tsx';

/** The sandbox of Jekyll vs Hyde. */
export const adapter: SandboxAdapter<JekyllVsHyde, Setup> = {
  positions,
  face: { ...voice, Table },
  words: {
    duty,
    toJudge,
    lacks: (tried) => (leadsUnnamed(tried) ? words.unnamed(tried.by, tried.card) : null),
    outcome: (events) => {
      const won = events.find((event) => event.type === 'won');
      // With what decided it, which is told below among all else that came of it.
      if (won === undefined) return null;
      // Who led is seen no more once both cards lie there.
      const answer = events.find((event) => event.type === 'followed');
      const decided = voice.words.event(won);
      return answer === undefined ? decided : words.trick(other(answer.by), decided);
    },
  },
  hand: () => import('./SandboxHandToPlayFrom.tsx'),
  refusals: async () => ({
    default: (await import('#games/jekyll-vs-hyde/table/Refusals.tsx')).Refusals,
  }),
  Editor: PositionEditor,
  flaw: () => import('./FlawOfPosition.tsx'),
  answers: () => import('./RuleAnswersForPosition.tsx'),
  starts: [
    { id: 'random', label: words.starts.random, load: () => import('./StartFromRandomPosition.tsx') },
    { id: 'game', label: words.starts.games, load: () => import('./StartFromReplay.tsx') },
    { id: 'case', label: words.starts.cases, load: () => import('./StartFromCase.tsx') },
    { id: 'find', label: words.starts.find, load: () => import('./FindPosition.tsx') },
  ],
  panels: [
    { id: 'share', label: words.panels.share, load: () => import('./SavePictureOrOpenReplay.tsx') },
    { id: 'worth', label: words.panels.worth, load: () => import('./SandboxWorth.tsx') },
  ],
  moves: () => import('./SandboxPlayedMoves.tsx'),
  deal: async ({ phase }) =>
    phase === 'deal'
      ? (await import('#games/jekyll-vs-hyde/rules/shuffled-deal')).shuffledDeal(Math.random)
      : null,
};
