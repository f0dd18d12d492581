import { describe, expect, test } from 'vitest';
import type { Claim } from './claims/claim.ts';
import { faultsOf } from './claims/comment-faults.ts';
import { placesInLesson, strangeNumbers } from './claims/lesson-places.ts';
import { claims as first } from './claims/lessons-1-to-6.ts';
import { claims as later } from './claims/lessons-7-to-12.ts';
import { claims as onPages, placesOnPage } from './claims/sentences-of-facts-pages.ts';
import type { Place } from './claims/where-comment-stands.ts';
import { japaneseLessons, lessons } from './lesson-sources.ts';

/**
 * Every number that a lesson says of the game is computed as well, and what the pages of facts and findings say in their own
 * words: of the deck and the track by the engine, of a scene at the move it stands beside. What a link to a rule says, the rule
 * says.
 */

interface Text {
  readonly name: string;
  readonly places: readonly Place[];
  readonly claims: readonly Claim[];
}

const BY_LESSON = { ...first, ...later };

const TEXTS: readonly Text[] = [
  ...lessons.map((lesson) => ({
    name: lesson.file,
    places: placesInLesson(lesson),
    claims: BY_LESSON[lesson.slug] ?? [],
  })),
  ...(['facts', 'findings'] as const).map((page) => ({
    name: `The page of ${page}`,
    places: placesOnPage(page),
    claims: onPages[page],
  })),
];

describe.each(TEXTS)('$name', ({ places, claims }) => {
  test('claims nothing that is not so', () => {
    const faults = places.flatMap((place) => {
      const made = claims.filter((claim) => 'says' in claim && place.comment.includes(claim.says));
      return faultsOf(place, made).map((fault) => `${place.way} ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('says what the claims say that it says', () => {
    const gone = claims.flatMap((claim) =>
      'says' in claim && !places.some(({ comment }) => comment.includes(claim.says)) ? [claim.says] : [],
    );
    expect(gone).toEqual([]);
  });
});

test.each(lessons)('$file says no number in Japanese that it does not say in English', (lesson) => {
  const japanese = japaneseLessons.find(({ slug }) => slug === lesson.slug);
  expect(japanese && strangeNumbers(lesson, japanese)).toEqual([]);
});
