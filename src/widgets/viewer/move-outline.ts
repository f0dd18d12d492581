import type { GameTypes } from '#kit/game';
import type { Face, GameFrame, Part } from '../face.ts';

/** Groups the moves of a line for the move list: by sections, such as rounds, and in each by parts, such as tricks. */

export interface OutlinePart<T extends GameTypes> {
  readonly part: Part;
  readonly frames: readonly GameFrame<T>[];
}

export interface OutlineSection<T extends GameTypes> {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly OutlinePart<T>[];
}

/** Sections, and in each its parts. `ids` is a line as `lineThrough` gives it, whose first frame is no move. */
export function outline<T extends GameTypes>(
  face: Face<T>,
  frames: readonly GameFrame<T>[],
  ids: readonly number[],
): readonly OutlineSection<T>[] {
  const sections: { key: string; title: string; parts: { part: Part; frames: GameFrame<T>[] }[] }[] = [];
  for (const id of ids) {
    const frame = frames[id];
    const part = partOf(face, frames, id);
    if (frame === undefined || part === null) continue;
    if (sections.at(-1)?.key !== part.section.key) sections.push({ ...part.section, parts: [] });
    const parts = sections.at(-1)?.parts;
    const last = parts?.at(-1);
    if (last?.part.key === part.key) last.frames.push(frame);
    else parts?.push({ part, frames: [frame] });
  }
  return sections;
}

/** The part of the move that leads to a frame; null at the start. */
function partOf<T extends GameTypes>(
  face: Face<T>,
  frames: readonly GameFrame<T>[],
  id: number,
): Part | null {
  const before = frames[frames[id]?.previous ?? -1];
  return before === undefined ? null : face.part(before.position.context.state);
}
