import type { GameTypes } from '#kit/game';
import type { Positions, Question } from '#replays/board/position-setup-adapter';
import { lineThrough } from '#replays/replay-frames';
import { playOutVariations } from '#replays/play-out-variations';
import { addressAt, type MomentSource } from '#replays/moments/moment-types';
import type { Replay } from '#replays/replay';
import { numberAt, type LessonElement } from '../parse-mdx-components.ts';

/** A rule at work: an event that cites it. */
export interface RuleAtWork {
  /** The address of the scene in its lesson, or of the move in its game. */
  readonly scene: string;
  /** The move that brings it about, as a link to the sandbox. */
  readonly sandbox: string;
}

/** Moves of a game that a page shows: those after `from` up to `to`, each at its address in the source. */
export interface ShownMoves<T extends GameTypes> {
  readonly source: MomentSource;
  readonly replay: Replay<T>;
  readonly from: number;
  readonly to: number;
}

interface LessonWithScenes {
  readonly address: string;
  readonly elements: readonly LessonElement[];
  readonly entry: { readonly data: { readonly title: string } };
}

/** The moves that the scenes of the lessons show. */
export async function movesInScenes<T extends GameTypes>(
  lessons: readonly LessonWithScenes[],
  sceneNamed: (name: string) => Promise<Replay<T>>,
): Promise<readonly ShownMoves<T>[]> {
  const scenes = lessons.flatMap(({ elements, address, entry }) =>
    elements.flatMap((element) => {
      const scene = element.name === 'Scene' ? element.attributes.get('name') : undefined;
      return scene === undefined ? [] : [{ scene, element, address, title: entry.data.title }];
    }),
  );
  return Promise.all(
    scenes.map(async ({ scene, element, address, title }) => {
      const replay = await sceneNamed(scene);
      const from = numberAt(element, 'from') ?? 1;
      const to = numberAt(element, 'to') ?? replay.moves.length;
      const source = { kind: 'scene', title, address: atScene(address, sceneId(scene, from)) } as const;
      return { source, replay, from, to };
    }),
  );
}

/** The moves of a written game on its own page. */
export function movesInGame<T extends GameTypes>(replay: Replay<T>, address: string): ShownMoves<T> {
  const source = { kind: 'game', title: replay.title ?? '', address: `${address}#{at}` } as const;
  return { source, replay, from: 1, to: replay.moves.length };
}

/** Where each rule can be seen at work: the first of these moves of which an event cites it. */
export function rulesAtWork<T extends GameTypes, Setup extends object>(
  shown: readonly ShownMoves<T>[],
  { machine, questionOf }: Pick<Positions<T, Setup>, 'machine' | 'questionOf'>,
  sandboxLink: (question: Question<T, Setup>) => string,
): ReadonlyMap<string, RuleAtWork> {
  const places = new Map<string, RuleAtWork>();
  for (const { source, replay, from, to } of shown) {
    const { frames } = playOutVariations(machine.begin(replay.rulings), replay.moves, (position, action) =>
      machine.play(position, action),
    );
    for (const id of lineThrough(frames).slice(from + 1, to + 1)) {
      const frame = frames[id];
      const before = frames[frame?.previous ?? 0];
      if (frame?.step == null || before === undefined) continue;
      const { setup, moves } = questionOf(before.position.context.state);
      const sandbox = sandboxLink({ setup, moves: [...moves, frame.step.action] });
      for (const { rule } of frame.position.context.events)
        if (!places.has(rule)) places.set(rule, { scene: addressAt(source, String(frame.number)), sandbox });
    }
  }
  return places;
}

/** The address of a step of a scene: `{at}` stands for the moves that are made. */
export function atScene(page: string, id: string): string {
  return `${page}?at={at}#${id}`;
}

/** The anchor of a scene in its lesson. */
export function sceneId(name: string, from: number): string {
  return `scene-${name}-${from}`;
}
