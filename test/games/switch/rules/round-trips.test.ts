import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { switchNotation } from '#games/switch/rules/notation';
import { vocabulary } from '#games/switch/rules/known-notation-words';
import { readText } from '#replays/text/read-replay-text';
import { comesBackWhole } from '../../round-trip-contract.ts';
import { lots } from './random-games-and-tables.ts';

comesBackWhole({
  machine: switchMachine,
  notation: switchNotation,
  vocabulary,
  lots,
  games: 400,
  longest: 500,
  comments: ['Well played.', 'A “7”: {mirror}', 'p1: draw (or 8S)', '2♠ → 2♥ → 5♥', '手札を見ましょう。'],
});

test.each(['', 'ja/'])(
  'The example on the page about the notation in content/%s is a whole game',
  (language) => {
    const file = new URL(`../../../../content/${language}switch/notation.md`, import.meta.url);
    const [, example = ''] = /```replay\n(.*?)```/s.exec(readFileSync(file, 'utf8')) ?? [];
    const read = readText(example, switchMachine, switchNotation);
    const [one] = read.ok ? read.value : [];
    expect(one?.problems).toEqual([]);
    expect(one?.replay.moves).toHaveLength(7);
    expect(one?.replay.moves[3]?.variations).toHaveLength(1);
    expect(one && Object.keys(one.replay.players ?? {})).toEqual(['p1', 'p2']);
  },
);
