import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { elementsIn } from '../../src/components/parse-mdx-components.ts';
import { collectSiteMoments, type Library } from '../../src/components/moments/collect-site-moments.ts';
import { movesInGame, movesInScenes } from '../../src/components/rulebook/rule-examples.ts';
import type { GameTypes, Rules } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { frameOf } from '#replays/move-path';
import { parsePath } from '#replays/move-path-string';
import { momentsByRule, packMoments, unpackMoments } from '#replays/moments/moment-index';
import { momentsWith, readWanted } from '#replays/moments/find-moments';
import { addressAt, fact } from '#replays/moments/moment-types';
import type { MomentTeller } from '#replays/moments/moments-of-moves';
import { playOutVariations } from '#replays/play-out-variations';
import type { Replay } from '#replays/replay';
import type { ConditionWords } from '#words/text-types/moments';

/** What the page of moments of a game relies on, over all that is written of the game. */

const CONTENT = new URL('../../content/', import.meta.url);

export interface GameWithMoments<T extends GameTypes> {
  readonly game: string;
  readonly machine: Machine<T, Standing<T>, Rules<T>>;
  readonly teller: MomentTeller<T>;
  /** A replay or a scene from its file. */
  readonly read: (json: Readonly<Record<string, unknown>>) => Replay<T>;
  readonly cases: Library<T>['cases'];
  readonly puzzles: Library<T>['puzzles'];
  /** What is asked for, and all moves of the annotated games that somebody has found by reading them. */
  readonly known: readonly (readonly [query: string, found: readonly string[]])[];
  readonly said: Readonly<Record<'en' | 'ja', Readonly<Record<string, ConditionWords<never>>>>>;
}

function filesIn(game: string, folder: string): readonly string[] {
  return readdirSync(new URL(`${game}/${folder}/`, CONTENT)).filter((file) => !file.startsWith('_'));
}

export function jsonIn(path: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(new URL(path, CONTENT), 'utf8')) as Readonly<Record<string, unknown>>;
}

/** The names of the JSON files in a folder of a game, each with what it says. */
export function contentIn(game: string, folder: string) {
  return filesIn(game, folder).map((file) => ({
    name: file.replace('.json', ''),
    json: jsonIn(`${game}/${folder}/${file}`),
  }));
}

async function libraryOf<T extends GameTypes>(one: GameWithMoments<T>): Promise<Library<T>> {
  const { game, read, cases, puzzles } = one;
  const lessons = filesIn(game, 'lessons').map((file) => ({
    address: `/${game}/lessons/${file}/`,
    elements: elementsIn(readFileSync(new URL(`${game}/lessons/${file}`, CONTENT), 'utf8')),
    entry: { data: { title: file } },
  }));
  return {
    games: contentIn(game, 'replays').map(({ name, json }) =>
      movesInGame(read(json), `/${game}/replays/${name}/`),
    ),
    scenes: await movesInScenes(lessons, (name) =>
      Promise.resolve(read(jsonIn(`${game}/scenes/${name}.json`))),
    ),
    cases,
    puzzles,
  };
}

const rulesOf = (events: readonly { readonly rule: string }[]) => events.map(({ rule }) => rule);

/** What each moment of a game says of itself must be so. */
export function keepsMoments<T extends GameTypes>(name: string, one: GameWithMoments<T>): void {
  const { machine, teller, said } = one;
  const made = libraryOf(one).then((library) => ({
    library,
    moments: collectSiteMoments(machine, teller, library),
  }));
  const framesIn = (replay: Replay<T>) =>
    playOutVariations(machine.begin(replay.rulings), replay.moves, (position, action) =>
      machine.play(position, action),
    ).frames;

  describe(`The moments of ${name}`, () => {
    test('are all moves of the annotated games, variations too, each at its own address', async () => {
      const { library, moments } = await made;
      for (const { source, replay } of library.games) {
        const frames = framesIn(replay);
        const own = moments.filter((moment) => moment.source === source);
        expect(new Set(own.map(({ at }) => at)).size).toBe(own.length);
        expect(own).toHaveLength(
          frames.filter(({ id, position }) => id > 0 && position.context.events.length > 0).length,
        );
        for (const { at, events } of own) {
          const path = parsePath(at);
          const frame = frames[(path && frameOf(frames, path)) ?? -1];
          expect(rulesOf(events), `${source.address} ${at}`).toEqual(
            rulesOf(frame?.position.context.events ?? []),
          );
        }
      }
    });

    test('in a scene and in a case are the steps that one is led through', async () => {
      const { library, moments } = await made;
      const at = (address: string) =>
        moments.filter(({ source }) => source.address === address).map((moment) => moment.at);
      for (const { source, from, to } of library.scenes) {
        for (const step of at(source.address).map(Number)) expect(step).toBeGreaterThan(from);
        const steps = library.scenes.filter((other) => other.source.address === source.address);
        const last = Math.max(...steps.map((other) => other.to), to);
        for (const step of at(source.address).map(Number)) expect(step).toBeLessThanOrEqual(last);
      }
      for (const { address, asked, positions } of library.cases)
        expect(at(`${address}?at={at}#position`).map(Number)).toEqual(
          positions.flatMap(({ context }, made) => (made > asked && context.events.length > 0 ? made : [])),
        );
    });

    test('tell nothing of the answer of a puzzle but its rules', async () => {
      const { library, moments } = await made;
      for (const { address, task } of library.puzzles) {
        const [moment, ...others] = moments.filter(({ source }) => source.address === address);
        expect(others).toEqual([]);
        expect(new Set(moment?.events.map(({ says }) => says))).toEqual(new Set([task]));
        const ofMove = teller.conditions.filter((condition) => condition.of === 'move').map(({ id }) => id);
        for (const id of ofMove)
          expect(moment?.facts.filter((each) => each.startsWith(`${id}=`))).toEqual([]);
      }
    });

    test('are found by nothing that cannot be chosen, and each thing has a name in both languages', async () => {
      const { moments } = await made;
      const known = new Set(
        teller.conditions.flatMap(({ id, values }) => values.map((value) => fact(id, value))),
      );
      const found = new Set(moments.flatMap(({ facts }) => facts).filter((each) => !each.startsWith('by=')));
      expect([...found].filter((each) => !known.has(each))).toEqual([]);
      for (const { id, values } of teller.conditions) {
        for (const words of [said.en[id], said.ja[id]]) {
          const names = values.map((value) => words?.value(value as never) ?? '');
          expect(words?.title).toMatch(/\S/);
          expect(new Set(names).size).toBe(values.length);
          expect(names.filter((text) => text === '')).toEqual([]);
        }
      }
    });

    test('show each kind of thing that can be chosen', async () => {
      const { moments } = await made;
      const found = new Set(moments.flatMap(({ facts }) => facts));
      for (const { id, kind, values } of teller.conditions)
        if (kind === 'one')
          expect(
            values.some((value) => found.has(fact(id, value))),
            id,
          ).toBe(true);
    });

    test.each(one.known)('with %s are those that are known', async (query, found) => {
      const { moments } = await made;
      const ofGames = moments.filter(({ source }) => source.kind === 'game');
      const asked = readWanted(teller.conditions, query);
      expect(asked.size).toBeGreaterThan(0);
      expect(
        momentsWith(teller.conditions, ofGames, asked).map(({ source, at }) => addressAt(source, at)),
      ).toEqual(found);
    });

    test('are the same once they have been packed, and all rules lead to some', async () => {
      const { moments } = await made;
      expect(unpackMoments(packMoments(moments))).toEqual(moments);
      const cited = new Set(moments.flatMap(({ events }) => rulesOf(events)));
      expect(new Set(momentsByRule(moments).keys())).toEqual(cited);
    });
  });
}
