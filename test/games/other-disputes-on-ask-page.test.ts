import { describe, expect, test } from 'vitest';
import { otherSubjects as ofChronicle } from '#games/chronicle/components/other-disputes-on-ask-page';
import { otherSubjects as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/components/other-disputes-on-ask-page';
import { otherSubjects as ofSwitch } from '#games/switch/components/other-disputes-on-ask-page';

describe('What else can be argued about', () => {
  test.each([
    ['Jekyll vs Hyde', ofJekyllVsHyde, '/jekyll-vs-hyde/rules/#house'],
    ['Switch', ofSwitch, '/switch/cases/card-that-does-not-fit/'],
    ['Chronicle', ofChronicle, '/chronicle/cases/out-of-turn/'],
  ] as const)('leads from a mistake at the table of %s to what is said of mistakes', (_, subjects, page) => {
    expect(subjects.find(({ title }) => title === 'A mistake')?.address).toBe(page);
  });
});
