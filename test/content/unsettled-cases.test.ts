import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../src/listed-games.ts';

/** Cases that hang on what a table has agreed: who is in the middle of a game cannot settle it before. */

const FOLDERS = GAMES.flatMap(({ id }) => [`${id}/cases`, `ja/${id}/cases`]);

/** What tells to settle something beforehand, and what tells how to go on where nobody did, in each language. */
const SETTLE = /before you sit down|before the next game|settle it|始める前に決め|次のゲームの前に決め/;
const GO_ON = /nothing (was )?agreed[?,].*\bgo on\b|決めていなかったときは、今回は/is;

describe.each(FOLDERS)('%s', (folder) => {
  test('says how to go on in mid-game wherever something is better settled before', () => {
    const files = readdirSync(`content/${folder}`).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(20);
    const silent = files.filter((file) => {
      const { answer, why } = JSON.parse(readFileSync(`content/${folder}/${file}`, 'utf8')) as {
        readonly answer: string;
        readonly why: readonly string[];
      };
      const text = [answer, ...why].join(' ');
      return SETTLE.test(text) && !GO_ON.test(text);
    });
    expect(silent).toEqual([]);
  });
});
