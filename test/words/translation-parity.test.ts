import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { jekyllVsHydeChart } from '#games/jekyll-vs-hyde/statechart/xstate-statechart';
import { innermost } from '#machines/state-path';
import { chartOf } from '#machines/statechart-graph';
import { say } from '#words/sentence-per-type';
import { positions, TABLES, walk } from '../games/jekyll-vs-hyde/statechart/random-walks-on-statechart.ts';
import { words as englishChart } from '#games/jekyll-vs-hyde/words/en/statechart-drawing';
import { words as englishPlaces } from '#games/jekyll-vs-hyde/words/en/statechart-state-descriptions';
import { words as japaneseChart } from '#games/jekyll-vs-hyde/words/ja/statechart-drawing';
import { words as japanesePlaces } from '#games/jekyll-vs-hyde/words/ja/statechart-state-descriptions';
import { words as japaneseEvents } from '#games/jekyll-vs-hyde/words/ja/events';
import { at, fileOf, MODULES, said, TEMPLATES, WRITTEN, type Template } from './enumerate-word-templates.ts';

/** Each language says something of every fact, in that language, and Japanese says what English says. */

type Modules = Readonly<Record<string, unknown>>;
const languages: { en: Modules; ja: Modules } = { en: {}, ja: {} };

beforeAll(async () => {
  const load = async (folder: 'en' | 'ja') =>
    Object.fromEntries(
      await Promise.all(
        MODULES.map(async (module) => [module, await import(`../../src/${fileOf(module, folder)}`)] as const),
      ),
    );
  languages.en = await load('en');
  languages.ja = await load('ja');
});

/** The same text in both languages, for any facts. */
function each(template: Template, hold: (english: string, japanese: string) => void) {
  const both = (facts: readonly unknown[]) => {
    hold(
      said(at(languages.en, template.path), facts).join('\n'),
      said(at(languages.ja, template.path), facts).join('\n'),
    );
  };
  if (template.facts === null) both([]);
  else fc.assert(fc.property(template.facts, both), { numRuns: 40 });
}

/** With a day in them, which is written in another order. */
const DAYS = /words\.(name|over\.name|changed)$/;
/** What is quoted in a text: of a reader, of a file, of the notation. */
const QUOTED = /「[^」]*」|\{".*\}|\\u\w+;/g;
/** A comma or a stop of English beside a letter of Japanese. */
const HALF_WIDTH =
  /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}）」][,.!?:;]|[,.!?:;] ?[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;
const JAPANESE = /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]/u;

/** Written alike in both languages: signs, numbers, and what a reader may type. */
const SIGNS = [
  /^jekyll-vs-hyde\/advice\.words\.(gap|chance)$/,
  /^jekyll-vs-hyde\/exercises\.words\.choices\.marker$/,
  /^jekyll-vs-hyde\/facts\.words\.(effects\.rate|voids\.share)$/,
  /^jekyll-vs-hyde\/findings\.words\.(figure|share|potions\.lead)$/,
  /^jekyll-vs-hyde\/names\.words\.list$/,
  /^switch\/names\.words\.goes$/,
  /^jekyll-vs-hyde\/picture\.words\.caption$/,
  /^jekyll-vs-hyde\/play-against-computer\.words\.((hint|review)\.(gap|chance)|about\.(chance|interval))$/,
  /^punctuation\./,
  /^jekyll-vs-hyde\/recorder\.words\.(name|typeHint)$/,
  /^jekyll-vs-hyde\/sandbox-editor\.words\.(badges\.\w+|typedHint)$/,
  /^study\.words\.changed$/,
  /^lessons\.words\.steps\.at$/,
  /^own-games\.words\.playerAt$/,
  /^(chronicle|switch)\/(replay-list\.words\.players|picture\.words\.caption)$/,
  /^switch\/puzzles\.words\.plays$/,
  /^switch\/play-against-computer\.words\.(hint\.share|about\.(share|interval|equal))$/,
  /^chronicle\/(play-against-computer\.words\.hint\.share|about-opponents\.words\.(share|interval|equal))$/,
  /^chronicle\/(names\.words|seat-and-card-names)\.kinds\.\d/,
  /^switch\/names\.words\.(card$|ranks\.\d)/,
  /^switch\/moment-conditions\.words\.(played|held)\.value$/,
  /^switch\/rulebook\.rulebook\.chapters\.(twos|five-hearts|sevens|eights)$/,
  /^jekyll-vs-hyde\/move-worth\.words\.(gap|between|mark)/,
  /^jekyll-vs-hyde\/gap-in-words/,
  // Sentences that are handed to it.
  /^jekyll-vs-hyde\/(advice\.words|play-against-computer\.words\.hint)\.told$/,
];
/** Names, and what is typed or read by machines: Latin letters in every language. */
const LATIN = [
  /\]\([^)]*\)/g, // addresses of links
  /\{".*\}/g, // what stands in a file
  /\{\w+\}/g, // what the page fills in
  /「[^」]*」/g,
  /\[[A-Z][^\]]*\]/g, // headers of a text
  /\\u[0-9A-F]+;/g,
  /[?&]\w+=[\w-]+/g,
  /Jekyll vs\. Hyde|Mandoo Games|Geonil|Cabinet|JavaScript|Cookie|JSON|HTML|SVG|PNG|UTF|Shift|Home|End|pride|vs/g,
];

const SEATS_AND_SUITS = [
  ['Jekyll', 'ジキル', 'J'],
  ['Hyde', 'ハイド', 'H'],
  ['Wrath', '憤怒', 'W'],
  ['Greed', '強欲', 'G'],
  ['Pride', '傲慢', 'P'],
  ['Potion', '秘薬', ''],
] as const;
const TITLE = /Jekyll vs\.? Hyde/g;

/** “P3” is Player 3 there, and no card. */
const SEAT_SIGNS = /^chronicle\/names\.words\.seatSign$/;

/** Cards as they are named in either language, in the letters of their notation. */
function cardsIn(text: string): readonly string[] {
  const named = SEATS_AND_SUITS.reduce(
    (rest, [english, japanese, letter]) =>
      rest.replaceAll(`${english} `, letter).replaceAll(japanese, letter),
    text,
  );
  return [...new Set(named.match(/[WGP][1-7](?!\d)|[2-5]\+/g))].toSorted();
}

function numbersIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/\d+(\.\d+)?/g));
}

test.each(TEMPLATES)('$name is said in each language, and the same in both', (template) => {
  each(template, (english, japanese) => {
    for (const text of [english, japanese]) {
      expect(text).not.toMatch(/undefined|NaN|\[object|Infinity|=>| {2}/);
    }
    // In the language, and in no other.
    expect(english).not.toMatch(JAPANESE);
    if (!SIGNS.some((signs) => signs.test(template.name))) expect(japanese).toMatch(JAPANESE);
    expect(LATIN.reduce((text, name) => text.replace(name, ''), japanese)).not.toMatch(/[A-Za-z]{2}/);
    // Of the same cards, seats, suits and numbers.
    if (!SEAT_SIGNS.test(template.name)) expect(cardsIn(japanese)).toEqual(cardsIn(english));
    for (const [name, ours] of SEATS_AND_SUITS) {
      if (english.replace(TITLE, '').includes(name)) expect(japanese).toContain(ours);
    }
    if (template.facts !== null && !DAYS.test(template.name)) {
      expect([...numbersIn(english).difference(numbersIn(japanese))]).toEqual([]);
    }
    // With as many texts in a list, the same links, and the same places for the page to fill in.
    expect(japanese.split('\n').length).toBe(english.split('\n').length);
    for (const mark of [/\]\([^)]*\)/g, /\{(?:done|shown)\}/g]) {
      expect(new Set(japanese.match(mark))).toEqual(new Set(english.match(mark)));
    }
    // Set as Japanese is, and a sentence where English has one.
    const own = japanese.replaceAll(WRITTEN, '字').replace(QUOTED, '字');
    expect(own).not.toMatch(HALF_WIDTH);
    expect(own).not.toMatch(/[。、：][。、：]|は[。、]?です/);
    if (/[.?!]$/.test(english)) expect(japanese).toMatch(/[。？！]$/);
  });
});

test('Everything that happens in games is told in Japanese, in whole sentences', () => {
  for (const rulings of TABLES) {
    for (const { context } of positions(walk(7, rulings))) {
      for (const event of context.events) expect(say(japaneseEvents, event)).toMatch(/^[^A-Za-z]+。$/);
    }
  }
});

test('Every node, move and arrow of the statechart has its words', () => {
  const { nodes, arrows } = chartOf(jekyllVsHydeChart);
  const names = nodes.map(({ id }) => innermost(id));
  for (const { chart, places } of [
    { chart: englishChart, places: englishPlaces },
    { chart: japaneseChart, places: japanesePlaces },
  ]) {
    expect(Object.keys(chart.nodes).toSorted()).toEqual([...new Set(names)].toSorted());
    expect(Object.keys(places).toSorted()).toEqual([...new Set(names)].toSorted());
    expect(Object.keys(chart.arrows).toSorted()).toEqual([...new Set(arrows.map(({ id }) => id))].toSorted());
    expect(Object.keys(chart.moves)).toEqual(
      expect.arrayContaining(arrows.flatMap(({ move }) => move ?? [])),
    );
  }
});
