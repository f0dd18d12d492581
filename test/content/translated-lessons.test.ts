import { describe, expect, test } from 'vitest';
import { LESSONS_BY_GAME } from './lesson-sources.ts';

/** A lesson in another language shows, asks and links the same things in the same order. */

/** A space or a line break between Japanese and a card, a suit or a rule in the same paragraph. */
const SPACED =
  /[ぁ-んァ-ヶ一-龠、。][ \n] *<(?:Card|Suit|Rule) |(?:<(?:Card|Suit) [^>]*>|<\/Rule>)[ \n] *[ぁ-んァ-ヶ一-龠、。]/g;

test.each(LESSONS_BY_GAME)('Every lesson of $game is there in Japanese, and no other', (book) => {
  expect(book.japanese.map(({ file }) => file)).toEqual(book.lessons.map(({ file }) => file));
});

const inJapanese = LESSONS_BY_GAME.flatMap(({ game, lessons, japanese }) =>
  japanese.map((lesson) => ({
    ...lesson,
    game,
    original: lessons.find(({ file }) => file === lesson.file),
  })),
);

describe.each(inJapanese)('$game $file in Japanese', ({ body, minutes, rules, original }) => {
  test('takes as long, and teaches the same rules', () => {
    expect({ minutes, rules }).toEqual({ minutes: original?.minutes, rules: original?.rules });
  });

  test('shows the same things in the same order', () => {
    expect(outline(body)).toEqual(outline(original?.body ?? ''));
  });

  test('links the same rules and pages', () => {
    expect(linked(body)).toEqual(linked(original?.body ?? ''));
  });

  test('leaves nothing in English, and no space beside what stands in the text', () => {
    const text = body.replaceAll(/<[^>]*>|\]\([^)]*\)/g, '');
    expect(text.match(/[a-z]{3,}/gi)).toBeNull();
    expect(body.match(SPACED)).toBeNull();
  });

  test('marks what is strong so that Markdown sees it', () => {
    // Closing asterisks between a full stop and a letter close nothing.
    expect(body.match(/[。、）]\*\*(?=[ぁ-んァ-ヶ一-龠])/g)).toBeNull();
  });
});

/** Headings, paragraphs and lists by their kind, and each component of its own as it is written. */
function outline(body: string): readonly string[] {
  return body
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [component] = /^<(?!Rule|Card |Suit)[A-Z][^>]*>/.exec(block) ?? [];
      if (component !== undefined)
        return component.replaceAll(/\s+/g, ' ').replace(/ otherwise="[^"]*" ?/, ' otherwise');
      return /^(?:#+|-)(?= )/.exec(block)?.[0] ?? 'text';
    });
}

/** The rules and pages that a lesson leads to, those of a paragraph in any order. */
function linked(body: string): readonly string[] {
  return body.split(/\n\n+/).flatMap((block) => {
    const links = block.matchAll(/<(?:Rule id|Card is|Suit is)="[^"]+"|\]\([^)]*\)/g);
    return [...links].map(([link]) => link).toSorted();
  });
}
