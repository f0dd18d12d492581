import { conditions } from '#games/jekyll-vs-hyde/moment-conditions';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { runs } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { rulesOnlyMachine } from '#games/jekyll-vs-hyde/rules-only-machine';
import { readPuzzlePosition } from '#games/jekyll-vs-hyde/puzzles/puzzle-position-as-text';
import type { Moment } from '#replays/moments/moment-types';
import { words } from '#said/jekyll-vs-hyde/puzzles';
import { siteUrl } from '#widgets/site-url.ts';
import { collectSiteMoments } from '../../../components/moments/collect-site-moments.ts';
import { movesInGame, movesInScenes } from '../../../components/rulebook/rule-examples.ts';
import { allCases } from './casebook-entries.ts';
import { allLessons } from './lesson-entries.ts';
import { allPuzzles } from './puzzle-entries.ts';
import { allReplays, sceneNamed } from './replay-and-scene-entries.ts';

/** The moments of all that is written of Jekyll vs Hyde on the site. */
export async function allMoments(): Promise<readonly Moment[]> {
  const replays = await allReplays();
  const cases = await allCases();
  return collectSiteMoments(
    rulesOnlyMachine,
    { conditions, event: voice.words.event, isMain: voice.isMain },
    {
      games: replays.map(({ id, data }) => movesInGame(data, siteUrl(`/${id.replace('/', '/replays/')}/`))),
      scenes: await movesInScenes(await allLessons(), sceneNamed),
      cases: cases.map(({ address, data }) => {
        const { question, moves, asked } = data;
        return { address, question, moves, asked, positions: runs(data)[0].positions };
      }),
      puzzles: (await allPuzzles()).map(({ address, number, puzzle }) => {
        const state = readPuzzlePosition(puzzle.position);
        if (state === null) throw new Error(`No puzzle is called ${puzzle.position}`);
        const task = words.task(puzzle.seat, puzzle.gap);
        return { address, title: words.number(number), task, state, answer: [puzzle.moves[0].action] };
      }),
    },
  );
}
