import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { check, countSequences, trace, type Command, type Output } from './commands.ts';

/**
 * The `replay` command line. Results go to standard output, complaints of `trace` and `perft` to standard error.
 * Exit status: 0 all files are good, 1 one is not, 2 the call is not.
 */

const USAGE = `Use: npm run -s replay -- check FILE…
     npm run -s replay -- trace FILE…
     npm run -s replay -- perft FILE DEPTH
A FILE of - is standard input.`;

/** More than this many moves ahead is more than anybody waits for. */
const MAX_DEPTH = 20;

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
      return forEach([file], countSequences(Number(depth)));
    }
    default:
      return misuse(command === undefined ? 'No command is given.' : `The command “${command}” is unknown.`);
  }
}

async function forEach(files: readonly string[], command: Command): Promise<number> {
  let status = 0;
  for (const file of files) {
    const { lines, errors, good } = await run(file, command);
    if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
    for (const error of errors) console.error(error);
    if (!good) status = 1;
  }
  return status;
}

async function run(file: string, command: Command): Promise<Output> {
  let bytes: Uint8Array;
  try {
    bytes = await (file === '-' ? buffer(process.stdin) : readFile(file));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return { lines: [], errors: [`${file}: the file cannot be read (${why}).`], good: false };
  }
  return command(file, bytes);
}

function misuse(why: string): number {
  console.error(`${why}\n${USAGE}`);
  return 2;
}

process.exitCode = await main(process.argv.slice(2));
