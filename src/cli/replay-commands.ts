import { bad, good, type Result } from '#kit/parse-result';
import { openReplay, type OpenedFile } from '#replays/read-replay';
import { misfits } from '#said/json-structure-problems';
import { words as replays } from '#said/replay-problems';
import { fileFaultSentence } from '#words/replay-problems';
import { refused, type GameCommands, type Listed, type Output } from './replay-commands-of-game.ts';

/** What each command of `replay` makes of one file: which game it is of, it says itself. */

/** The bytes of a file, or why there are none. */
export type Source = Result<Uint8Array, string>;

export type Command<Of extends Output = Listed> = (file: string, source: Source) => Of;

export interface ReplayCommands {
  /** `FILE: ok, 61 moves, Hyde wins in round 2`, or where it goes wrong. */
  readonly check: Command;
  /** A JSON object a line for each good move of the main line: the state after it. */
  readonly trace: Command;
  /**
   * How many sequences of 1 to `depth` legal moves lead on from the end of the main line, one number a line, each as soon as it is
   * known. `tell` hears when the next ones will be long in coming.
   */
  readonly countSequences: (depth: number, tell: (line: string) => void) => Command<Output>;
  /** A JSON object: what the end of the main line is worth, and each legal move there. Only of games that have a solver. */
  readonly solve: Command;
}

/** The commands on files of any of these games. */
export function replayCommands(games: readonly GameCommands[]): ReplayCommands {
  const known = games.map(({ id }) => id);
  const solved = games.filter(({ solve }) => solve !== null).map(({ id }) => `“${id}”`);

  /** Has the game of a file go on with it; what is no file of any game has nothing but a complaint. */
  const ofItsGame =
    <Of extends Output>(
      go: (game: GameCommands, file: string, opened: OpenedFile) => Of,
      refuse: (complaint: string) => Listed = refused,
    ): Command<Of | Listed> =>
    (file, source) => {
      const opened = open(source, known);
      if (!opened.ok) return refuse(`${file}: ${opened.problem}`);
      const game = games.find(({ id }) => id === opened.value.game);
      if (game === undefined) throw new Error(`${opened.value.game} is known, and has no commands`);
      return go(game, file, opened.value);
    };

  return {
    check: ofItsGame(
      (game, file, opened) => game.check(file, opened),
      (complaint) => ({ lines: [complaint], errors: [], good: false }),
    ),
    trace: ofItsGame((game, file, opened) => game.trace(file, opened)),
    countSequences: (depth, tell) => ofItsGame((game, file, opened) => game.perft(file, opened, depth, tell)),
    solve: ofItsGame(
      ({ id, solve }, file, opened) =>
        solve?.(file, opened) ??
        refused(`${file}: There is no solver for “${id}”, only for ${solved.join(', ')}.`),
    ),
  };
}

/** A file as far as all games have it alike, or what is said of it. */
function open(source: Source, known: readonly string[]): Result<OpenedFile, string> {
  if (!source.ok) return bad(`the file cannot be read (${source.problem}).`);
  const opened = openReplay(source.value, known);
  return opened.ok
    ? good(opened.value)
    : bad(`format: ${fileFaultSentence(opened.problem, replays, misfits)}`);
}
