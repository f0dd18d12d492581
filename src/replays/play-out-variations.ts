import type { Result } from '#kit/parse-result';
import type { Frame, Growing } from './replay-frames.ts';
import type { Line, Step } from './replay.ts';

/** A move that the machine refused. */
export interface Refused<Refusal> {
  /** Counted from 1, from the start of the game also within variations. */
  readonly move: number;
  /** Which variation, at each level of nesting, counted from 1; empty on the main line. */
  readonly variation: readonly number[];
  readonly refusal: Refusal;
}

export interface Unfolded<Action, Position, Refusal> {
  readonly frames: readonly Frame<Action, Position>[];
  /** The line as far as it was good, variations too. */
  readonly line: Line<Action>;
  /** The first bad move of each line that has one, in the order of the moves. */
  readonly refused: readonly Refused<Refusal>[];
}

/** Plays a line with all its variations. Each line ends before its first bad move. */
export function playOutVariations<Action, Position, Refusal>(
  start: Position,
  line: Line<Action>,
  play: (position: Position, action: Action) => Result<Position, Refusal>,
): Unfolded<Action, Position, Refusal> {
  const root: Growing<Action, Position> = {
    id: 0,
    number: 0,
    depth: 0,
    step: null,
    position: start,
    previous: null,
    next: [],
  };
  const frames = [root];
  const refused: Refused<Refusal>[] = [];

  const walk = (steps: Line<Action>, from: Growing<Action, Position>, variation: readonly number[]) => {
    const good: Step<Action>[] = [];
    let before = from;
    for (const step of steps) {
      const played = play(before.position, step.action);
      const number = before.number + 1;
      if (!played.ok) {
        refused.push({ move: number, variation, refusal: played.problem });
        break;
      }
      const frame: Growing<Action, Position> = {
        id: frames.length,
        number,
        depth: variation.length,
        step,
        position: played.value,
        previous: before.id,
        next: [],
      };
      frames.push(frame);
      before.next.push(frame.id);
      const { variations, ...rest } = step;
      const fork = before;
      good.push(
        variations === undefined
          ? step
          : {
              ...rest,
              variations: variations.map((other, index) => walk(other, fork, [...variation, index + 1])),
            },
      );
      before = frame;
    }
    return good;
  };

  const good = walk(line, root, []);
  return { frames, line: good, refused: refused.toSorted((a, b) => a.move - b.move) };
}
