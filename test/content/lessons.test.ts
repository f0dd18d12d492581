import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { playable } from '#games/jekyll-vs-hyde/judge';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rulebook';
import { jekyllVsHydeBook } from '#machines/books';
import { lineThrough } from '#replays/frames';
import { readReplay } from '#replays/read';

/** What the lessons claim, held against the engine. */

const FOLDER = new URL('../../content/jekyll-vs-hyde/', import.meta.url);

interface Written {
  readonly file: string;
  readonly rules: readonly string[];
  readonly body: string;
}

const lessons: readonly Written[] = readdirSync(new URL('lessons/', FOLDER))
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => {
    const [, head = '', body = ''] =
      /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(new URL(`lessons/${file}`, FOLDER), 'utf8')) ?? [];
    const listed = /^rules:\s*\[(.*?)\]/ms.exec(head)?.[1] ?? '';
    return {
      file,
      body,
      rules: listed
        .split(',')
        .map((rule) => rule.trim())
        .filter(Boolean),
    };
  });

/** The values of an attribute of every use of a component. */
function tags(body: string, component: string): readonly string[] {
  return [...body.matchAll(new RegExp(`<${component}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}=(?:"([^"]*)"|\\{([^}]*)\\})`).exec(tag)?.slice(1).find(Boolean);
}

function scene(name: string) {
  const reading = readReplay(readFileSync(new URL(`scenes/${name}.json`, FOLDER)), jekyllVsHydeBook);
  if (!reading.ok) throw new Error(`${name} cannot be read`);
  return reading.value;
}

test('There are twelve lessons, numbered through', () => {
  expect(lessons.map(({ file }) => Number(file.slice(0, 2)))).toEqual(lessons.map((_, index) => index + 1));
  expect(lessons).toHaveLength(12);
});

test('Every rule of the rulebook is taught in a lesson', () => {
  const taught = new Set(lessons.flatMap(({ rules }) => rules));
  expect(RULE_IDS.filter((rule) => !taught.has(rule))).toEqual([]);
});

describe.each(lessons)('$file', ({ body, rules }) => {
  test('links every rule that it says it teaches', () => {
    const linked = tags(body, 'Rule').map((tag) => attribute(tag, 'id'));
    expect(rules.filter((rule) => !linked.includes(rule))).toEqual([]);
  });

  test('has something to look at, something to try and something to predict', () => {
    expect(tags(body, 'Scene').length).toBeGreaterThan(0);
    expect(tags(body, 'TryIt').length).toBeGreaterThan(0);
    expect(tags(body, 'Predict').length).toBeGreaterThan(0);
  });

  test('shows scenes that are legal and long enough', () => {
    for (const tag of [...tags(body, 'Scene'), ...tags(body, 'TryIt')]) {
      const { frames, problems } = scene(attribute(tag, 'name') ?? '');
      expect(problems).toEqual([]);
      const moves = lineThrough(frames).length - 1;
      for (const name of ['from', 'to', 'at']) {
        const step = attribute(tag, name);
        if (step !== undefined) expect(Number(step)).toBeLessThanOrEqual(name === 'at' ? moves - 1 : moves);
      }
    }
  });

  test('lets the reader try something that the rules refuse', () => {
    expect(tags(body, 'TryIt').some(canBeRefused)).toBe(true);
  });
});

/** Whether somebody who is to play here can go wrong. */
function canBeRefused(tag: string): boolean {
  const { frames } = scene(attribute(tag, 'name') ?? '');
  const id = lineThrough(frames)[Number(attribute(tag, 'at'))];
  const state = frames[id ?? -1]?.position.context.state;
  if (state === undefined || !('hands' in state)) throw new Error(`${tag} has nobody to play`);
  // In an exchange too few cards are always refused; where a card is played, one in hand must be barred.
  if (state.phase !== 'follow') return state.phase !== 'lead';
  const by = state.leader === 'jekyll' ? 'hyde' : 'jekyll';
  return playable(state, by).length < state.hands[by].length;
}
