import { positions } from '#games/jekyll-vs-hyde/position-setup-adapter';
import { readFileSync, readdirSync } from 'node:fs';
import type { ComponentType } from 'preact';
import { describe, expect, test, vi } from 'vitest';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { questionOf } from '#games/jekyll-vs-hyde/rules/position-with-moves';
import { randomGame } from '#games/jekyll-vs-hyde/rules/random-play';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import { boardOf, framesOf } from '#replays/board/sandbox-board';
import { MoveEvents } from '#widgets/viewer/MoveEvents.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';
import type { GameFrame } from '#widgets/face.ts';
import { face } from '#games/jekyll-vs-hyde/face.tsx';
import { Table } from '#games/jekyll-vs-hyde/table/Table.tsx';
import AddVariationsAndCommentsPanel from '#games/jekyll-vs-hyde/widgets/islands/AddVariationsAndCommentsPanel.tsx';
import Guess from '#games/jekyll-vs-hyde/widgets/islands/GuessMovesPanel.tsx';
import KnowledgePanel from '#games/jekyll-vs-hyde/widgets/viewer/KnowledgePanel.tsx';
import MoveNotesPanel from '#games/jekyll-vs-hyde/widgets/islands/MoveNotesPanel.tsx';
import SharePanel from '#games/jekyll-vs-hyde/widgets/islands/SharePanel.tsx';
import PlayableCardsPanel from '#games/jekyll-vs-hyde/widgets/viewer/PlayableCardsPanel.tsx';
import WorthPanel from '#games/jekyll-vs-hyde/widgets/worth/WorthPanel.tsx';
import { casebook } from '../casebook/casebook.ts';
import { askRules, boardOn, drawn, drawSandbox } from '../board/run-all-sandbox-queries.ts';

/** Every state that a game can reach can be laid out in the sandbox and shown in the viewer, with every panel and every answer. */

const GAMES = 1_000;
/** Of so many states of the games by lot one is drawn as well, and all half-made exchanges of a few games. */
const DRAWN = 101;

const PANELS: readonly (readonly [string, ComponentType<PanelProps<JekyllVsHyde>>])[] = [
  ['why', PlayableCardsPanel],
  ['infer', KnowledgePanel],
  ['worth', WorthPanel],
  ['guess', Guess],
  ['edit', AddVariationsAndCommentsPanel],
  ['notes', MoveNotesPanel],
  ['share', SharePanel],
];
const nothing = () => undefined;
// The panel for sharing stands in no page before it is asked for: it reads the address.
vi.stubGlobal('location', new URL('https://cabinet.example/jekyll-vs-hyde/study/'));

const files = ['replays', 'scenes'].flatMap((folder) => {
  const place = new URL(`../../../../content/jekyll-vs-hyde/${folder}/`, import.meta.url);
  return readdirSync(place).map((file) => {
    const read = readReplay(readFileSync(new URL(file, place), 'utf8'), jekyllVsHydeMachine);
    if (!read.ok) throw new Error(`${file} is no replay`);
    return [`${folder}/${file}`, read.value] as const;
  });
});

function askAndDraw(state: State): void {
  const board = boardOn(state);
  askRules(board);
  expect(drawSandbox(board)).toContain('answers');
}

function drawViewer(
  replay: Replay<JekyllVsHyde>,
  frames: readonly GameFrame<JekyllVsHyde>[],
  at: number,
): void {
  const frame = frames[at];
  if (frame === undefined) throw new Error(`There is no step ${at}`);
  drawn(MoveEvents<JekyllVsHyde>, { face, frame, before: [], leave: nothing });
  for (const viewer of ['all', 'jekyll', 'hyde'] as const) {
    drawn(Table, { view: view(frame.position.context.state, viewer) });
    for (const [name, Panel] of PANELS) {
      if (name === 'share' && viewer !== 'all') continue;
      drawn(Panel, {
        replay, frames, at, viewer,
        jump: nothing, change: nothing, settled: nothing, seeAs: nothing, sit: nothing,
        recordText: undefined,
      entry: null, textOf: () => '', notebook: { current: null }, guessed: { current: null }, site: null,
        observed: false, below: undefined, asked: null, putDown: nothing,
        places: { hand: null, told: null, course: null, note: null, line: null }, hand: null, show: nothing,
        isAside: false, workAside: nothing,
      }); // prettier-ignore
    }
  }
}

describe('Every state', () => {
  test.for(files)('of %s is laid out and shown', ([, { replay, frames }]) => {
    for (const frame of frames) {
      askAndDraw(frame.position.context.state);
      drawViewer(replay, frames, frame.id);
    }
  });

  test.for(casebook.map((entry) => [entry.id, entry.data] as const))(
    'of the case %s is laid out',
    ([, one]) => {
      for (const { position } of framesOf(
        positions,
        boardOf(positions, { setup: one.setup, moves: one.moves }),
      )) {
        askAndDraw(position.context.state);
      }
    },
  );

  test(`of ${GAMES} games by lot is answered, half-made exchanges as well`, () => {
    let count = 0;
    let halves = 0;
    for (let seed = 0; seed < GAMES; seed += 1) {
      const rulings = { 'return-match': seed % 4 === 0 ? 'on' : 'off' } as const;
      for (const { state } of randomGame(start(rulings), seededRandom(seed))) {
        count += 1;
        const half =
          state.phase === 'greed' &&
          Object.values(state.chosen).filter((given) => given !== null).length === 1;
        if (half) halves += 1;
        try {
          if (half || count % 7 === 0) askRules(boardOn(state));
          else boardOf(positions, questionOf(state));
          if ((half && seed < 20) || count % DRAWN === 0) drawSandbox(boardOn(state));
        } catch (error) {
          expect.fail(`Seed ${seed}: ${JSON.stringify(questionOf(state))}\n${String(error)}`);
        }
      }
    }
    expect(halves).toBeGreaterThan(GAMES / 4);
  });
});
