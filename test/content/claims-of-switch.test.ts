import { describe, expect, test } from 'vitest';
import { ANNOTATED, SCENES } from '../games/switch/annotated-games-and-scenes.ts';
import { paragraphsOf, uncovered, unsaid, wrong } from './claims/covered-numbers.ts';
import { momentsOf, type Claim } from './claims/switch-checks.ts';
import { OF_GAMES } from './claims/switch-games.ts';
import { OF_LESSONS, OF_SCENES } from './claims/switch-lessons.ts';
import { LESSONS_BY_GAME } from './lesson-sources.ts';

/** Every number that is said of Switch, in lessons, in scenes and beside annotated games, is computed as well. What a link to a rule says, the rule says. */

const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === 'switch') ?? {};

/** Names of cards, players and lessons are no numbers. */
const NAMES =
  /\b(?:[2-9]|10|[JQKA])[♣♦♥♠]|\b(?:the|The|a|A|an|An|This|this|other|another|each|active|dead|no|No|your|any|Any|humble|On|on|of|last|\w+’s) (?:[2-9]|10)s?\b|\b(?:[2-9]|10)s\b|[Ll]essons? \d+(?: and \d+)?|Players? \d(?:(?:,| and| or|, then) \d)*/g;

describe.each(lessons)('$file', (lesson) => {
  const said = OF_LESSONS[lesson.slug] ?? [];
  const texts = paragraphsOf(lesson);

  test('claims nothing that is not so, and what the claims say that it says', () => {
    expect(wrong(said)).toEqual([]);
    expect(unsaid(said, texts)).toEqual([]);
  });

  test('says no number that nobody has worked out', () => {
    expect(texts.flatMap((text) => uncovered(text, said, NAMES))).toEqual([]);
  });
});

const WRITTEN = [
  ...SCENES.map((one) => ({ ...one, claims: OF_SCENES[one.name] ?? [] })),
  ...ANNOTATED.map((one) => ({ ...one, claims: OF_GAMES[one.name] ?? [] })),
];

/** Where each claim is made: at every move whose comment says it. */
function made(claims: readonly Claim[], moments: ReturnType<typeof momentsOf>) {
  return claims.flatMap(([says, holds]) =>
    moments.flatMap((moment) =>
      holds !== null && moment.comment?.includes(says) === true ? [{ says, holds, moment }] : [],
    ),
  );
}

describe.each(WRITTEN)('What is said of $name', (one) => {
  const moments = momentsOf(one);
  const comments = moments.flatMap(({ comment }) => (comment === undefined ? [] : [comment]));

  test('is so at its move', () => {
    const faults = made(one.claims, moments).flatMap(({ says, holds, moment }) =>
      holds(moment) ? [] : [says],
    );
    expect(faults).toEqual([]);
    expect(unsaid(one.claims, comments)).toEqual([]);
  });

  test('is no number that nobody has worked out', () => {
    expect(comments.flatMap((comment) => uncovered(comment, one.claims, NAMES))).toEqual([]);
  });
});

test('Elsewhere the claims would not hold: each is about its own move', () => {
  const held = WRITTEN.flatMap((one) => {
    const moments = momentsOf(one).filter(({ before }) => before.phase !== 'deal');
    return made(one.claims, moments).map(({ holds, moment }) => {
      const elsewhere = moments[(moments.indexOf(moment) + 1) % moments.length];
      return elsewhere !== undefined && holds(elsewhere);
    });
  });
  expect(held.length).toBeGreaterThan(110);
  expect(held.filter(Boolean).length / held.length).toBeLessThan(0.2);
});
