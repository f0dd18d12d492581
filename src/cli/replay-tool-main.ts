import { createReadStream, fstatSync } from 'node:fs';
import { bad, good } from '#kit/parse-result';
import { MAX_BYTES } from '#kit/input-limits';
import { COMMANDS_OF_ALL_GAMES } from './load-commands-of-all-games.ts';
import { escapeForTerminal } from './escape-for-terminal.ts';
import type { Output } from './replay-commands-of-game.ts';
import { replayCommands, type Command, type Source } from './replay-commands.ts';

/**
 * The `replay` command line. Results go to standard output, complaints of all but `check` to standard error.
 * Exit status: 0 all files are good, 1 one is not or the output cannot be written, 2 the call is not.
 */

const USAGE = [
  'Use: npm run -s replay -- check FILE…',
  '     npm run -s replay -- trace FILE…',
  '     npm run -s replay -- perft FILE DEPTH',
  '     npm run -s replay -- solve FILE',
  'A FILE of - is standard input.',
];

const { check, countSequences, solve, trace } = replayCommands(COMMANDS_OF_ALL_GAMES);

/** Far beyond the end of any round, where sequences stop. */
const MAX_DEPTH = 100;

// Whoever reads the output may stop early, as `head` does: then not all files have been looked at.
process.stdout.on('error', (error) => {
  if (codeOf(error) !== 'EPIPE') tell(`The output cannot be written (${codeOf(error)}).`);
  process.exit(1);
});

async function main([command, ...args]: readonly string[]): Promise<number> {
  switch (command) {
    case 'check':
      return args.length > 0 ? forEach(args, check) : misuse('No file is named.');
    case 'trace':
      return args.length > 0 ? forEach(args, trace) : misuse('No file is named.');
    case 'perft': {
      const [file, depth = '', ...more] = args;
      if (file === undefined || more.length > 0) return misuse('perft takes one file and a depth.');
      if (!/^\d+$/.test(depth) || Number(depth) < 1 || Number(depth) > MAX_DEPTH) {
        return misuse(`The depth is a whole number from 1 to ${MAX_DEPTH}.`);
      }
      return forEach([file], countSequences(Number(depth), tell));
    }
    case 'solve': {
      const [file, ...more] = args;
      if (file === undefined || more.length > 0) return misuse('solve takes one file.');
      return forEach([file], solve);
    }
    default:
      return misuse(command === undefined ? 'No command is given.' : `The command “${command}” is unknown.`);
  }
}

async function forEach(files: readonly string[], command: Command<Output>): Promise<number> {
  let status = 0;
  for (const file of files) {
    const output = command(file, await open(file));
    for (const line of output.lines) await write(line);
    for (const error of output.errors) tell(error);
    if (!output.good) status = 1;
  }
  return status;
}

/** A line on standard output, as soon as whoever reads it has room for it. */
function write(line: string): Promise<void> {
  return new Promise((resolve) => {
    // What goes wrong comes as an event.
    process.stdout.write(`${escapeForTerminal(line)}\n`, () => {
      resolve();
    });
  });
}

/** A line on standard error. */
function tell(line: string): void {
  console.error(escapeForTerminal(line));
}

/** The bytes of a file. One that is too large is not read to its end: it may have none. */
async function open(file: string): Promise<Source> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Of a folder as standard input Node makes an empty file.
    if (file === '-' && fstatSync(0).isDirectory()) return bad('EISDIR');
    for await (const chunk of file === '-' ? process.stdin : createReadStream(file)) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      size += chunk.length;
      if (size > MAX_BYTES) break;
    }
    return good(Buffer.concat(chunks));
  } catch (error) {
    return bad(codeOf(error));
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function misuse(why: string): number {
  [why, ...USAGE].forEach(tell);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
