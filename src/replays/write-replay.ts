import type { GameTypes } from '#kit/game';
import { VERSION, type Line, type Replay, type Step } from './replay.ts';

/** The replay as plain JSON, keys in the order of the format. */
export function toJson<T extends GameTypes>(replay: Replay<T>): object {
  const { game, title, players, rulings, moves } = replay;
  return {
    game,
    version: VERSION,
    ...(title !== undefined && { title }),
    ...(players !== undefined && { players }),
    ...(rulings !== undefined && { rulings }),
    moves: lineToJson(moves),
  };
}

/** Moves with what stands beside them as plain JSON. */
export function lineToJson(line: Line<object>): readonly object[] {
  return line.map(stepToJson);
}

function stepToJson({ action, comment, glyph, variations }: Step<object>): object {
  return {
    ...action,
    ...(comment !== undefined && { comment }),
    ...(glyph !== undefined && { glyph }),
    ...(variations !== undefined && { variations: variations.map(lineToJson) }),
  };
}

/** The replay as the text of a file. */
export function writeReplay<T extends GameTypes>(replay: Replay<T>): string {
  return `${JSON.stringify(toJson(replay), null, 2)}\n`;
}
