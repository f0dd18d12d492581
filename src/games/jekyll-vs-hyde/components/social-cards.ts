import { getCollection, getEntry } from 'astro:content';
import { runs } from '#games/jekyll-vs-hyde/casebook/cases';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view, type Viewer } from '#games/jekyll-vs-hyde/rules/view';
import { begin, play } from '#games/jekyll-vs-hyde/statechart';
import { lineThrough } from '#replays/frames';
import { unfold } from '#replays/play-tree';
import type { Replay } from '#replays/replay';
import { positionFor } from '#games/jekyll-vs-hyde/puzzles/puzzle-position';
import { words } from '#said/jekyll-vs-hyde/picture';
import { words as puzzleWords } from '#said/jekyll-vs-hyde/puzzles';
import { words as siteWords } from '#said/site';
import { words as lessonsWords } from '#said/lessons';
import { pictureOf } from '#games/jekyll-vs-hyde/table/picture/picture';
import { allCases } from './cases.ts';
import { allLessons, type ShownScene } from './lessons.ts';
import { allPuzzles } from './puzzles.ts';
import { SITE_CARD } from '../../../components/social/names.ts';

/** What a page shows of itself where somebody links to it: a position that is its own, under its title. */
export interface SocialCard {
  /** Its name in addresses, `lessons/the-cards`; pages without a card of their own have that of the site. */
  readonly name: string;
  readonly svg: string;
}

export async function allCards(): Promise<readonly SocialCard[]> {
  const replays = await getCollection('replays', ({ id }) => id.startsWith('jekyll-vs-hyde/'));
  const lessons = await allLessons();
  const cases = await allCases();
  const [first] = replays;
  if (first === undefined) throw new Error('The card of the site shows a game, and there is none');
  return [
    card(SITE_CARD, representativeState(statesOf(first.data)), siteWords.tagline, words.game),
    ...replays.map(({ id, data }) =>
      card(
        id.replace('jekyll-vs-hyde/', 'replays/'),
        representativeState(statesOf(data)),
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
        positionFor(puzzle.position) ?? undefined,
        puzzleWords.task(puzzle.seat, puzzle.gap),
        puzzleWords.title,
      ),
    ),
  ];
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
  const { frames } = unfold(begin(rulings), moves, play);
  return lineThrough(frames)
    .slice(from, to + 1)
    .flatMap((id) => frames[id]?.position.context.state ?? []);
}

async function statesOfScene({ scene: name, from, to }: ShownScene): Promise<readonly State[]> {
  const scene = await getEntry('scenes', `jekyll-vs-hyde/${name}`);
  return scene === undefined ? [] : statesOf(scene.data, from, to ?? scene.data.moves.length);
}

/** Of some positions the one that shows most: in the midst of them, with a card led and the answer open. */
function representativeState(states: readonly State[]): State | undefined {
  const open = states.filter(({ phase }) => phase === 'follow');
  return open[Math.floor(open.length / 2)] ?? states.at(-1);
}
