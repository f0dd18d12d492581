import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Cited, Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { begin, play } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { readReplay } from '#replays/read-replay';
import { FIXTURES, type Fixture } from './scripted-games.ts';

/** Every rule is met in play: something happens by it, or something is forbidden by it. */

const FOLDER = new URL('../../../../content/jekyll-vs-hyde/', import.meta.url);

/** What the chart said, and where it was heard. */
interface Heard {
  readonly said: Event | Refusal;
  readonly where: string;
}

/** What the chart says on the way through a game, and to what is tried at its end. */
function inFixture({ name, play: { log, state }, tried = [] }: Fixture): readonly Heard[] {
  const heard: Heard[] = [];
  let position = begin(state.rulings);
  for (const [index, action] of log.entries()) {
    const played = play(position, action);
    if (!played.ok) throw new Error(`Refused in ${name}: ${JSON.stringify(action)}`);
    position = played.value;
    const where = `${name}, move ${index + 1}`;
    heard.push(...position.context.events.map((said) => ({ said, where })));
  }
  for (const action of tried) {
    const played = play(position, action);
    if (played.ok) throw new Error(`Not refused in ${name}: ${JSON.stringify(action)}`);
    heard.push(...played.problem.map((said) => ({ said, where: `${name}, trying: ${action.type}` })));
  }
  return heard;
}

/** What the chart says on the way through a replay, its variations too. */
function inReplay(file: string): readonly Heard[] {
  const read = readReplay(readFileSync(new URL(file, FOLDER)), jekyllVsHydeMachine);
  if (!read.ok) throw new Error(`${file} cannot be read`);
  return read.value.frames.flatMap(({ number, position }) =>
    position.context.events.map((said) => ({ said, where: `${file}, move ${number}` })),
  );
}

const replays = ['scenes/', 'replays/'].flatMap((folder) => {
  const url = new URL(folder, FOLDER);
  const names = existsSync(url) ? readdirSync(url).toSorted() : [];
  return names.filter((name) => name.endsWith('.json')).map((name) => folder + name);
});

/** By rule, where it was heard first. A rule that no event and no refusal can cite does not compile below. */
const first = new Map<Cited, Heard>();
for (const heard of [...FIXTURES.flatMap(inFixture), ...replays.flatMap(inReplay)]) {
  if (!first.has(heard.said.rule)) first.set(heard.said.rule, heard);
}

describe('Every rule is cited', () => {
  for (const id of RULE_IDS) {
    const heard = first.get(id);
    test(`${id}: ${heard ? `'${heard.said.type}' in ${heard.where}` : 'nowhere'}`, () => {
      expect([...first.keys()]).toContain(id);
    });
  }
});
