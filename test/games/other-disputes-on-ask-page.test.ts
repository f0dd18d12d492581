import { describe, expect, test } from 'vitest';
import { mostArguedFirst } from '#casebook/case-order-and-related-cases';
import { MOST_ARGUED as ofChronicleMost } from '#games/chronicle/casebook/most-argued-cases';
import { MOST_ARGUED as ofJekyllMost } from '#games/jekyll-vs-hyde/casebook/most-argued-cases';
import { casebook as chronicleCases } from './chronicle/casebook/casebook.ts';
import { casebook as jekyllCases } from './jekyll-vs-hyde/casebook/casebook.ts';
import { otherSubjects as ofChronicle } from '#games/chronicle/components/links-for-other-disputes';
import { otherSubjects as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/components/links-for-other-disputes';
import { otherSubjects as ofSwitch } from '#games/switch/components/links-for-other-disputes';

interface Listed {
  readonly id: string;
  readonly data: { readonly rules: readonly string[] };
}

describe('What else can be argued about', () => {
  test.each([
    ['Jekyll vs Hyde', ofJekyllVsHyde, '/jekyll-vs-hyde/cases/?words=mistake'],
    ['Switch', ofSwitch, '/switch/cases/?words=mistake'],
    ['Chronicle', ofChronicle, '/chronicle/cases/?words=mistake'],
  ] as const)('leads from a mistake at the table of %s to what is said of mistakes', (_, subjects, page) => {
    expect(subjects.find(({ title }) => title === 'A mistake')?.address).toBe(page);
    expect(subjects.find(({ title }) => title === 'Whose turn it is')?.address).toMatch(
      /\/cases\/\?rule=turns$/,
    );
    // A chapter is all that is shown of the casebook, and no place deep in all of it.
    expect(subjects.filter(({ address }) => address.includes('/cases/#'))).toEqual([]);
  });

  test('leads to what is argued about, and not to all that is near it', () => {
    const addressOf = (subjects: typeof ofSwitch, subject: string) =>
      subjects.find(({ title }) => title === subject)?.address;
    expect(addressOf(ofJekyllVsHyde, 'Won tricks')).toBe('/jekyll-vs-hyde/cases/?rule=take-trick');
    expect(addressOf(ofChronicle, 'The Angel')).toBe('/chronicle/cases/?rule=angel-discards');
    expect(addressOf(ofChronicle, 'Evil cards')).toBe('/chronicle/cases/?rule=evil-excludes');
    expect(addressOf(ofChronicle, 'Cards left in hand')).toBe('/chronicle/cases/?rule=leftover-hand');
  });

  test.each([
    ['Chronicle', '/chronicle/cases/?rule=evil-excludes', ofChronicleMost, chronicleCases, 'one-evil-card'],
    [
      'Chronicle',
      '/chronicle/cases/?rule=angel-discards',
      ofChronicleMost,
      chronicleCases,
      'can-the-angel-save-me',
    ],
    [
      'Jekyll vs Hyde',
      '/jekyll-vs-hyde/cases/?rule=take-trick',
      ofJekyllMost,
      jekyllCases,
      'look-through-tricks',
    ],
  ] as const)(
    'begins the cases of %s under %s with what is argued about most',
    (_, page, most, cases, first) => {
      const rule = page.split('=').at(-1);
      const shown = mostArguedFirst<Listed>(most, cases).filter(({ data }) =>
        data.rules.some((one) => one === rule),
      );
      expect(shown[0]?.id).toBe(first);
    },
  );

  test('knows every case that is argued about most', () => {
    expect(ofChronicleMost.filter((name) => !chronicleCases.some(({ id }) => id === name))).toEqual([]);
    expect(ofJekyllMost.filter((name) => !jekyllCases.some(({ id }) => id === name))).toEqual([]);
  });

  test('begins with what is asked most', () => {
    const first = (subjects: typeof ofSwitch) => subjects.slice(0, 2).map(({ address }) => address);
    expect(first(ofJekyllVsHyde)[0]).toBe('/jekyll-vs-hyde/cases/?rule=first-leader');
    expect(first(ofSwitch)).toEqual(['/switch/cases/?topic=J', '/switch/cases/?topic=8']);
    expect(first(ofChronicle)[0]).toBe('/chronicle/cases/?rule=highest-wins');
  });
});
