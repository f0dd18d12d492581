import { runs } from './casebook/read-and-run-cases.ts';
import { readPuzzlePosition } from './puzzles/puzzle-position-as-text.ts';
import type { Switch } from './rules/game.ts';
import { GAME_ID } from './rules/game-id.ts';
import type { State } from './rules/state.ts';
import { view, type Viewer } from './rules/view.ts';
import { seatsAt } from './rules/turn-order.ts';
import { begin, play } from './statechart/enter-and-step-statechart.ts';
import { allCases } from './components/casebook-entries.ts';
import { allLessons } from './components/lesson-entries.ts';
import { allPuzzles } from './components/puzzle-entries.ts';
import { allReplays, sceneNamed } from './components/replay-and-scene-entries.ts';
import { pictureOf } from './table/picture/render-svg.ts';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import { words as lessons } from '#said/lessons';
import { words } from '#said/switch/picture';
import { words as puzzleWords } from '#said/switch/puzzles';
import { firstShown } from '../../components/lesson-page-data.ts';
import type { GameCards, SocialCard } from '../../components/social/social-card-types.ts';

/** The cards of all pages of Switch. */
export async function socialCards(): Promise<GameCards> {
  const replays = (await allReplays()).map(({ id, data }) =>
    card(
      `replays/${id.replace(`${GAME_ID}/`, '')}`,
      firstTurns(statesOf(data)),
      data.title ?? words.game,
      words.kinds.replay,
      data.players,
    ),
  );
  const cases = (await allCases()).map(({ id, data }) => {
    const asked = runs(data)[0].positions[data.asked]?.context.state;
    return card(`cases/${id}`, asked, data.question, words.kinds.case, {}, data.viewer);
  });
  const puzzles = (await allPuzzles()).map(({ id, puzzle }) =>
    card(
      `puzzles/${id}`,
      readPuzzlePosition(puzzle.position) ?? undefined,
      puzzleWords.task(puzzle.cards),
      puzzleWords.title,
      {},
      puzzle.seat,
    ),
  );
  return { pages: [...replays, ...(await ofLessons()), ...cases, ...puzzles] };
}

/** A lesson shows its first scene; one in words alone has the card of the site. */
async function ofLessons(): Promise<readonly SocialCard[]> {
  const cards = (await allLessons()).map(async (lesson) => {
    const shown = firstShown(lesson);
    if (shown === null) return [];
    const scene = await sceneNamed(shown.scene);
    const state = representativeState(statesOf(scene, shown.from, shown.to));
    return card(`lessons/${lesson.slug}`, state, lesson.entry.data.title, lessons.lesson(lesson.number));
  });
  return (await Promise.all(cards)).flat();
}

function card(
  name: string,
  state: State | undefined,
  title: string,
  kind: string,
  players: Replay<Switch>['players'] = {},
  viewer: Viewer = 'all',
): SocialCard {
  if (state === undefined) throw new Error(`There is no position for the card of ${name}`);
  return {
    name: `${GAME_ID}/${name}`,
    svg: pictureOf(view(state, viewer), words, { title, kind, players }),
  };
}

/** The positions of the main line, from after the `from`th move to after the `to`th. */
function statesOf({ rulings, moves }: Replay<Switch>, from = 0, to = moves.length): readonly State[] {
  const { frames } = playOutVariations(begin(rulings), moves, play);
  return lineThrough(frames)
    .slice(from, to + 1)
    .flatMap((id) => frames[id]?.position.context.state ?? []);
}

/** Of a whole game what lies there when each has had a turn: a link to it may be for somebody who is not to know how it goes on. */
function firstTurns(states: readonly State[]): State | undefined {
  const [first, ...turns] = states.flatMap((state) => (state.phase === 'turn' ? [state] : []));
  return first && (turns[seatsAt(first).length - 1] ?? first);
}

/** Of some positions the one that shows most: the largest penalty that waits, or else the midst of them. */
function representativeState(states: readonly State[]): State | undefined {
  const turns = states.filter((state) => state.phase === 'turn');
  const largest = Math.max(...turns.map(({ penalty }) => penalty));
  return largest > 0
    ? turns.find(({ penalty }) => penalty === largest)
    : (turns[Math.floor(turns.length / 2)] ?? states.at(-1));
}
