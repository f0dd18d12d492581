import { runs } from './casebook/read-and-run-cases.ts';
import type { JekyllVsHyde } from './rules/game.ts';
import type { State } from './rules/state.ts';
import { view, type Viewer } from './rules/view.ts';
import { begin, play } from './statechart/enter-and-step-statechart.ts';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import { readPuzzlePosition } from './puzzles/puzzle-position-as-text.ts';
import { words } from '#said/jekyll-vs-hyde/picture';
import { words as puzzleWords } from '#said/jekyll-vs-hyde/puzzles';
import { words as siteWords } from '#said/site';
import { words as lessonsWords } from '#said/lessons';
import { pictureOf } from './table/picture/render-svg.ts';
import { allCases } from './components/casebook-entries.ts';
import { allLessons } from './components/lesson-entries.ts';
import { allPuzzles } from './components/puzzle-entries.ts';
import { allReplays, sceneNamed } from './components/replay-and-scene-entries.ts';
import type { ShownScene } from '../../components/lesson-page-data.ts';
import { DEFAULT_SOCIAL_CARD } from '../../components/social/default-social-card-name.ts';
import type { GameCards, SocialCard } from '../../components/social/social-card-types.ts';

/** The cards of all pages of Jekyll vs Hyde, and the one that the site shows where this is its first game. */
export async function socialCards(): Promise<GameCards> {
  const replays = await allReplays();
  const lessons = await allLessons();
  const cases = await allCases();
  const [first] = replays;
  if (first === undefined) throw new Error('The card of the site shows a game, and there is none');
  const site = card(
    DEFAULT_SOCIAL_CARD,
    representativeState(statesOf(first.data)),
    siteWords.tagline,
    words.game,
  );
  const pages = [
    ...replays.map(({ id, data }) =>
      card(
        id.replace('jekyll-vs-hyde/', 'replays/'),
        firstTrick(statesOf(data)),
        data.title ?? words.game,
        words.kinds.replay,
        data.players,
      ),
    ),
    ...(await Promise.all(
      lessons.flatMap(({ slug, number, entry, shown }) =>
        shown === null
          ? []
          : statesOfScene(shown).then((states) =>
              card(
                `lessons/${slug}`,
                representativeState(states),
                entry.data.title,
                lessonsWords.lesson(number),
              ),
            ),
      ),
    )),
    ...cases.map(({ id, data }) => {
      const asked = runs(data)[0].positions[data.asked]?.context.state;
      return card(`cases/${id}`, asked, data.question, words.kinds.case, {}, data.viewer);
    }),
    ...(await allPuzzles()).map(({ id, puzzle }) =>
      card(
        `puzzles/${id}`,
        readPuzzlePosition(puzzle.position) ?? undefined,
        puzzleWords.task(puzzle.seat, puzzle.gap),
        puzzleWords.title,
      ),
    ),
  ];
  return { site, pages };
}

function card(
  name: string,
  state: State | undefined,
  title: string,
  kind: string,
  players: Replay<JekyllVsHyde>['players'] = {},
  viewer: Viewer = 'all',
): SocialCard {
  if (state === undefined) throw new Error(`There is no position for the card of ${name}`);
  return { name, svg: pictureOf(view(state, viewer), words, { title, kind, players }) };
}

/** The positions of the main line, from after the `from`th move to after the `to`th. */
function statesOf({ rulings, moves }: Replay<JekyllVsHyde>, from = 0, to = moves.length): readonly State[] {
  const { frames } = playOutVariations(begin(rulings), moves, play);
  return lineThrough(frames)
    .slice(from, to + 1)
    .flatMap((id) => frames[id]?.position.context.state ?? []);
}

async function statesOfScene({ scene: name, from, to }: ShownScene): Promise<readonly State[]> {
  const scene = await sceneNamed(name);
  return statesOf(scene, from, to ?? scene.moves.length);
}

/** Of a whole game its first trick, half played: a link to it may be for somebody who is not to know how it goes on. */
function firstTrick(states: readonly State[]): State | undefined {
  return states.find(({ phase }) => phase === 'follow');
}

/** Of some positions the one that shows most: in the midst of them, with a card led and the answer open. */
function representativeState(states: readonly State[]): State | undefined {
  const open = states.filter(({ phase }) => phase === 'follow');
  return open[Math.floor(open.length / 2)] ?? states.at(-1);
}
