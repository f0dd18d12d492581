import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import type { Result } from '#kit/parse-result';
import { lineThrough } from '#replays/replay-frames';
import { perft } from '#replays/perft';
import { ruleOf, type Problem } from '#replays/replay-problem';
import { readOpened, type OpenedFile } from '#replays/read-replay';
import { amount } from '#said/lists-and-amounts';
import { words as replays } from '#said/replay-problems';
import { problemSentence, type GameFaults } from '#words/replay-problems';

/** What a game gives so that the `replay` command can read its files, and what each command then makes of one of them. */

export interface CommandLine<T extends GameTypes, Position extends Standing<T>> {
  readonly machine: Machine<T, Position>;
  /** What is said of its moves where a file goes wrong. */
  readonly legality: GameFaults<T>;
  /** For `check`: how the game stands, in a few words, as in `Hyde wins in round 2`. */
  readonly standing: (state: T['state']) => string;
  /** For `trace`: the state after a move, with the keys of the replay format in their order. */
  readonly snapshot: (position: Position) => object;
  /** For `perft`: the same text for states from which equally many sequences of every length lead on. */
  readonly alike: (state: T['state']) => string;
  /** For `solve`: what a position is worth, or in a sentence why it has no value. A game without a solver has none. */
  readonly solve?: (state: T['state']) => Result<object, string>;
}

export interface Output {
  /** Where they take long they come one after the other. */
  readonly lines: Iterable<string>;
  /** For standard error. */
  readonly errors: readonly string[];
  readonly good: boolean;
}

/** An output of which all lines are known at once. */
export interface Listed extends Output {
  readonly lines: readonly string[];
}

/** The commands on files of one game: `file` is what a file is called in what is printed. */
export interface GameCommands {
  readonly id: string;
  readonly check: (file: string, opened: OpenedFile) => Listed;
  readonly trace: (file: string, opened: OpenedFile) => Listed;
  readonly perft: (file: string, opened: OpenedFile, depth: number, tell: (line: string) => void) => Output;
  readonly solve: ((file: string, opened: OpenedFile) => Listed) | null;
}

/** The facet `command-line.ts` of a game: the commands, bound to it. */
export function replayCommandsOfGame<T extends GameTypes, Position extends Standing<T>>(
  game: CommandLine<T, Position>,
): GameCommands {
  const { machine, solve } = game;
  const read = (file: string, opened: OpenedFile) => {
    const reading = readOpened(opened, machine);
    const problem = reading.ok ? reading.value.problems[0] : reading.problem;
    const frames = reading.ok ? reading.value.frames : [];
    // What each good move of the main line led to: the first frame is the start.
    const [, ...line] = lineThrough(frames);
    const moves = line.flatMap((id) => frames[id]?.position ?? []);
    return {
      moves,
      end: moves.at(-1)?.context.state ?? machine.game.start(),
      complaint: problem && problemLine(file, problem, game.legality),
    };
  };
  return {
    id: machine.game.id,
    check: (file, opened) => {
      const { moves, end, complaint } = read(file, opened);
      if (complaint !== undefined) return { lines: [complaint], errors: [], good: false };
      const stands = moves.length === 0 ? 'nothing dealt' : game.standing(end);
      return { lines: [`${file}: ok, ${amount(moves.length, 'move')}, ${stands}`], errors: [], good: true };
    },
    trace: (file, opened) => {
      const { moves, complaint } = read(file, opened);
      return {
        lines: moves.map((after, index) =>
          JSON.stringify({ file, move: index + 1, ...game.snapshot(after) }),
        ),
        errors: complaint === undefined ? [] : [complaint],
        good: complaint === undefined,
      };
    },
    perft: (file, opened, depth, tell) => {
      const { end, complaint } = read(file, opened);
      if (complaint !== undefined) return refused(complaint);
      const slow = (length: number) => {
        tell(`${file}: depth ${length} and each after it may take very long; the numbers so far stand.`);
      };
      const counts = perft(machine.game, end, { alike: game.alike, slow });
      return { lines: counts.take(depth).map(String), errors: [], good: true };
    },
    solve:
      solve === undefined
        ? null
        : (file, opened) => {
            const { end, complaint } = read(file, opened);
            if (complaint !== undefined) return refused(complaint);
            const solved = solve(end);
            if (!solved.ok) return refused(`${file}: ${solved.problem}`);
            return { lines: [JSON.stringify(solved.value)], errors: [], good: true };
          },
  };
}

/** Where nothing but a complaint comes of a file. */
export function refused(complaint: string): Listed {
  return { lines: [], errors: [complaint], good: false };
}

function problemLine<T extends GameTypes>(
  file: string,
  problem: Problem<T>,
  legality: GameFaults<T>,
): string {
  const where = problem.move === null ? '' : `move ${problem.move}: `;
  return `${file}: ${where}${ruleOf(problem.fault)}: ${problemSentence(problem, replays, legality)}`;
}
