import { describe, expect, test } from 'vitest';
import { SCENES } from '../games/chronicle/written.ts';
import { OF_LESSONS, OF_SCENES, type Said } from './claims/chronicle-lessons.ts';
import { tokensIn } from './claims/numbers.ts';
import { LESSONS_BY_GAME } from './written.ts';

/** Every number that a lesson of Chronicle says, and every one in its scenes, is computed as well. What a link to a rule says, the rule says. */

const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === 'chronicle') ?? {};

/** Names of cards, players and lessons are no numbers. */
const NAMES =
  /\b(?:Love|Power|Wisdom) \d+|\b(?:the|The|a|A|an|An|This|this|other|\w+’s) (?:[1-9]|10)s?\b|\b1s\b|[Ll]esson \d+|Players? \d(?:(?:,| and) \d)*/g;

function told(text: string): string {
  return text
    .replaceAll(/<Rule\b[^>]*>[^]*?<\/Rule>/g, '…')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

/** The numbers of a text that nothing said of it covers. */
function uncovered(text: string, said: readonly Said[]): readonly string[] {
  const covered = said.map(([says]) => ({ from: text.indexOf(says), to: text.indexOf(says) + says.length }));
  return tokensIn(
    text.replace(NAMES, (name) => ' '.repeat(name.length)),
    'en',
  )
    .filter(({ value }) => value !== null)
    .filter((token) => !covered.some(({ from, to }) => token.from >= from && token.to <= to))
    .map((token) => `${token.text}: ${text}`);
}

const wrong = (said: readonly Said[]) =>
  said.flatMap(([says, holds]) => (holds === null || holds() ? [] : [says]));
const unsaid = (said: readonly Said[], texts: readonly string[]) =>
  said.flatMap(([says]) => (texts.some((text) => text.includes(says)) ? [] : [says]));

describe.each(lessons)('$file', ({ slug, summary, body }) => {
  const said = OF_LESSONS[slug] ?? [];
  const texts = [summary, ...body.split(/\n\s*\n/)].map(told);

  test('claims nothing that is not so, and what the claims say that it says', () => {
    expect(wrong(said)).toEqual([]);
    expect(unsaid(said, texts)).toEqual([]);
  });

  test('says no number that nobody has worked out', () => {
    expect(texts.flatMap((text) => uncovered(text, said))).toEqual([]);
  });
});

describe.each(SCENES)('The scene $name', ({ name, replay }) => {
  const said = OF_SCENES[name] ?? [];
  const texts = replay.moves.flatMap(({ comment, variations = [] }) =>
    [comment, ...variations.flat().map((step) => step.comment)].filter((one) => one !== undefined),
  );

  test('claims nothing that is not so, and no number that nobody has worked out', () => {
    expect(wrong(said)).toEqual([]);
    expect(unsaid(said, texts)).toEqual([]);
    expect(texts.flatMap((text) => uncovered(text, said))).toEqual([]);
  });
});
