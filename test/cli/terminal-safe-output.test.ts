import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bad, good } from '#kit/parse-result';
import type { Output } from '../../src/cli/replay-commands-of-game.ts';
import { COMMANDS_OF_ALL_GAMES } from '../../src/cli/load-commands-of-all-games.ts';
import { escapeForTerminal } from '../../src/cli/escape-for-terminal.ts';
import { replayCommands } from '../../src/cli/replay-commands.ts';

/** What a terminal takes for an order, an end of line or a turn of direction, by code points and not by how we look for them. */
function steers(text: string): boolean {
  return Array.from(text).some((sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const control = code < 0x20 || (code >= 0x7f && code <= 0x9f);
    const bidi = code === 0x61c || [0x200e, 0x200f].includes(code) || (code >= 0x202a && code <= 0x202e);
    return control || bidi || (code >= 0x2066 && code <= 0x2069) || code === 0x2028 || code === 0x2029;
  });
}

const sign = fc.oneof(
  fc.integer({ min: 0, max: 0x9f }),
  fc.integer({ min: 0x2000, max: 0x206f }),
  fc.constantFrom(0x61c, 0xd800, 0xfeff, 0x1f600),
);
const nasty = fc.array(sign).map((codes) => codes.map((code) => String.fromCodePoint(code)).join(''));

test('Nothing that is printed steers the terminal, and every other sign is printed as it is', () => {
  fc.assert(
    fc.property(nasty, (text) => {
      const safe = escapeForTerminal(text);
      expect(steers(safe)).toBe(false);
      expect(safe.isWellFormed()).toBe(true);
      if (!steers(text) && text.isWellFormed()) expect(safe).toBe(text);
    }),
    { seed: 1886 },
  );
});

test('JSON that is printed means the same as before', () => {
  fc.assert(
    fc.property(nasty, (file) => {
      expect(JSON.parse(escapeForTerminal(JSON.stringify({ file })))).toEqual({ file });
    }),
    { seed: 1886 },
  );
});

test('Whatever a file is called and whatever its keys are, each thing said is one line', () => {
  const { check, countSequences, solve, trace } = replayCommands(COMMANDS_OF_ALL_GAMES);
  const commands = [check, trace, solve, countSequences(3, () => undefined)];
  fc.assert(
    fc.property(nasty, nasty, fc.constantFrom(...commands), (file, key, command) => {
      const text = JSON.stringify({ game: 'jekyll-vs-hyde', version: 1, moves: [], [key]: 1 });
      const twice = text.replace('"version"', `${JSON.stringify(key)}:0,"version"`);
      for (const source of [good(text), good(twice)]) {
        const bytes = new TextEncoder().encode(source.value);
        const { lines, errors }: Output = command(file, good(bytes));
        const said = [...lines, ...errors].map(escapeForTerminal);
        expect(said).toHaveLength(1);
        expect(said.some(steers)).toBe(false);
      }
      const { lines, errors } = command(file, bad('ENOENT'));
      expect([...lines, ...errors].map(escapeForTerminal).filter(steers)).toEqual([]);
    }),
    { seed: 1886 },
  );
});
