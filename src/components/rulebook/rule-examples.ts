import type { GameTypes } from '#kit/game';
import type { Positions, Question } from '#replays/board/positions-adapter';
import { lineThrough } from '#replays/replay-frames';
import { unfold } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import { numberAt, type LessonElement } from '../parse-mdx-components.ts';

/** A rule at work: an event that cites it. */
export interface RuleAtWork {
  /** The address of the scene in its lesson, or of the move in its game. */
  readonly scene: string;
  /** The move that brings it about, as a link to the sandbox. */
  readonly sandbox: string;
}

/** Moves of a game that a page shows: those after `from` up to `to`, each at its address. */
export interface ShownMoves<T extends GameTypes> {
  readonly replay: Replay<T>;
  readonly from: number;
  readonly to: number;
  readonly addressOf: (move: number) => string;
}

interface LessonWithScenes {
  readonly address: string;
  readonly elements: readonly LessonElement[];
}

/** The moves that the scenes of the lessons show. */
export async function movesInScenes<T extends GameTypes>(
  lessons: readonly LessonWithScenes[],
  sceneNamed: (name: string) => Promise<Replay<T>>,
): Promise<readonly ShownMoves<T>[]> {
  const scenes = lessons.flatMap(({ elements, address }) =>
    elements.flatMap((element) => {
      const scene = element.name === 'Scene' ? element.attributes.get('name') : undefined;
      return scene === undefined ? [] : [{ scene, element, address }];
    }),
  );
  return Promise.all(
    scenes.map(async ({ scene, element, address }) => {
      const replay = await sceneNamed(scene);
      const from = numberAt(element, 'from') ?? 1;
      const to = numberAt(element, 'to') ?? replay.moves.length;
      return { replay, from, to, addressOf: () => `${address}#${sceneId(scene, from)}` };
    }),
  );
}

/** The moves of a written game on its own page. */
export function movesInGame<T extends GameTypes>(replay: Replay<T>, address: string): ShownMoves<T> {
  return { replay, from: 1, to: replay.moves.length, addressOf: (move) => `${address}#${move}` };
}

/** Where each rule can be seen at work: the first of these moves of which an event cites it. */
export function rulesAtWork<T extends GameTypes, Setup extends object>(
  shown: readonly ShownMoves<T>[],
  { machine, questionOf }: Pick<Positions<T, Setup>, 'machine' | 'questionOf'>,
  sandboxLink: (question: Question<T, Setup>) => string,
): ReadonlyMap<string, RuleAtWork> {
  const places = new Map<string, RuleAtWork>();
  for (const { replay, from, to, addressOf } of shown) {
    const { frames } = unfold(machine.begin(replay.rulings), replay.moves, (position, action) =>
      machine.play(position, action),
    );
    for (const id of lineThrough(frames).slice(from + 1, to + 1)) {
      const frame = frames[id];
      const before = frames[frame?.previous ?? 0];
      if (frame?.step == null || before === undefined) continue;
      const { setup, moves } = questionOf(before.position.context.state);
      const sandbox = sandboxLink({ setup, moves: [...moves, frame.step.action] });
      for (const { rule } of frame.position.context.events)
        if (!places.has(rule)) places.set(rule, { scene: addressOf(frame.number), sandbox });
    }
  }
  return places;
}

/** The anchor of a scene in its lesson. */
export function sceneId(name: string, from: number): string {
  return `scene-${name}-${from}`;
}
