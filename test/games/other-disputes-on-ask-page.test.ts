import { describe, expect, test } from 'vitest';
import { otherSubjects as ofChronicle } from '#games/chronicle/components/links-for-other-disputes';
import { otherSubjects as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/components/links-for-other-disputes';
import { otherSubjects as ofSwitch } from '#games/switch/components/links-for-other-disputes';

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

  test('begins with what is asked most', () => {
    const first = (subjects: typeof ofSwitch) => subjects.slice(0, 2).map(({ address }) => address);
    expect(first(ofJekyllVsHyde)[0]).toBe('/jekyll-vs-hyde/cases/?rule=first-leader');
    expect(first(ofSwitch)).toEqual(['/switch/cases/?topic=J', '/switch/cases/?topic=8']);
    expect(first(ofChronicle)[0]).toBe('/chronicle/cases/?rule=highest-wins');
  });
});
