import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameTypes } from '#kit/game';
import { seededRandom } from '#kit/random';
import { say, type SentencePerType } from '#words/sentence-per-type';
import { playersAt, type Lots } from './random-game-generator.ts';

/** Every rule has its chapter and its sources, and what is told in games by lot is told by a rule of the book. */

interface Rule {
  readonly chapter: string;
  readonly sources: readonly string[];
  readonly ruling?: string;
}

export interface Rulebook<T extends GameTypes> {
  readonly lots: Lots<T>;
  /** How many games are played. */
  readonly games: number;
  readonly chapters: readonly string[];
  /** In the order of the book. */
  readonly rules: Readonly<Record<string, Rule>>;
  readonly rulings: Readonly<
    Record<string, { readonly readings: readonly { readonly sources: readonly string[] }[] }>
  >;
  readonly sections: readonly string[];
  /** How each language says what has happened. */
  readonly english: SentencePerType<T['event']>;
  readonly japanese: SentencePerType<T['event']>;
  /** What a whole sentence of Japanese looks like. */
  readonly wholeInJapanese: (sentence: string) => boolean;
}

/** Holds the rulebook of a game to it, and gives the rules by which something has happened. */
export function rulebookHolds<T extends GameTypes>({
  lots: { game, tableAt, choice },
  games,
  chapters,
  rules,
  rulings,
  sections,
  english,
  japanese,
  wholeInJapanese,
}: Rulebook<T>): ReadonlySet<string> {
  const ids = Object.keys(rules);
  const all = Object.values(rules);
  /** Each sort of what happened, with the rule that it cites and its sentences. */
  const told = new Map<string, { readonly rule: string; readonly said: readonly [string, string] }>();
  for (let seed = 0; seed < games; seed += 1) {
    const luck = seededRandom(seed);
    let state: T['state'] = game.start(tableAt(seed, luck));
    while (game.toAct(state).length > 0) {
      const done = game.apply(state, choice(state, luck, playersAt(game, seed)));
      for (const event of done.events)
        told.set(`${event.rule} ${event.type}`, {
          rule: event.rule,
          said: [say(english, event), say(japanese, event)],
        });
      ({ state } = done);
    }
  }
  const happened = new Set([...told.values()].map(({ rule }) => rule));

  describe('The rulebook', () => {
    test.each(chapters)('has a file for the chapter %s, and rules in it', (chapter) => {
      const file = new URL(`../../src/games/${game.id}/rules/${chapter}.ts`, import.meta.url);
      expect(existsSync(file)).toBe(true);
      expect(all.some((rule) => rule.chapter === chapter)).toBe(true);
    });

    test('stands in the order of its chapters', () => {
      const order = all.map(({ chapter }) => chapters.indexOf(chapter));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    });

    test('cites every section of its source, and each once in a rule', () => {
      const cited = new Set(all.flatMap(({ sources }) => sources));
      expect(sections.filter((section) => !cited.has(section))).toEqual([]);
      for (const { sources } of all) expect(new Set(sources).size).toBe(sources.length);
    });

    test('has a rule under every ruling, and every rule that is cited is in it', () => {
      expect(new Set(all.flatMap(({ ruling }) => ruling ?? []))).toEqual(new Set(Object.keys(rulings)));
      expect([...happened].filter((rule) => !ids.includes(rule))).toEqual([]);
    });

    test('credits sections of its source for the readings of a ruling', () => {
      const credited = Object.values(rulings).flatMap(({ readings }) => readings);
      for (const { sources } of credited)
        expect(sources.filter((one) => !sections.includes(one))).toEqual([]);
    });
  });

  test('Everything that happens in games by lot is told in whole sentences of both languages', () => {
    for (const {
      said: [en, ja],
    } of told.values()) {
      expect(en).toMatch(/^[A-Z0-9][^{}]*\.$/);
      expect(ja).toSatisfy(wholeInJapanese);
    }
  });

  return happened;
}
