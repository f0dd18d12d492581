import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEATS, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { LANGUAGE_CODES } from '#words/languages';
import {
  CONTROLS,
  DEFAULTS,
  readOptions,
  THEMES,
  writeOptions,
  type EmbedOptions,
} from '#widgets/embed/embed-options.ts';

const options: fc.Arbitrary<EmbedOptions<Seat>> = fc.record({
  game: fc.constantFrom(null, 'the-even-hand', 'a'),
  seat: fc.constantFrom('all' as const, ...SEATS),
  at: fc.constantFrom(null, '0', '17', '3v1-2v2-4'),
  theme: fc.constantFrom(...THEMES),
  lang: fc.constantFrom(null, ...LANGUAGE_CODES),
  controls: fc.constantFrom(...CONTROLS),
});

describe('The options of an embedded game', () => {
  test('are read as they are written', () => {
    fc.assert(
      fc.property(options, (options) => {
        expect(readOptions(`?${writeOptions(options)}`, SEATS)).toEqual({ options, leftOut: [] });
      }),
    );
  });

  test('are left out where they are the defaults', () => {
    expect(writeOptions(DEFAULTS)).toBe('');
    expect(writeOptions({ ...DEFAULTS, game: 'the-even-hand', at: '17', seat: 'hyde' })).toBe(
      'game=the-even-hand&at=17&seat=hyde',
    );
  });

  test.each([
    ['?seat=nobody', ['seat=nobody']],
    ['?game=../../etc&theme=red', ['game=../../etc', 'theme=red']],
    ['?at=seven&controls=', ['at=seven', 'controls=']],
    ['?speed=4&game=a', ['speed']],
    [`?seat=${'x'.repeat(1000)}`, [`seat=${'x'.repeat(40)}`]],
  ])('%s: what means nothing is left out and named', (search, leftOut) => {
    const read = readOptions(search, SEATS);
    expect(read.leftOut).toEqual(leftOut);
    expect(read.options).toEqual({ ...DEFAULTS, game: search.includes('game=a') ? 'a' : null });
  });

  test('a language that is not spoken gives English without a word', () => {
    expect(readOptions('?lang=tlh', SEATS)).toEqual({ options: { ...DEFAULTS, lang: 'en' }, leftOut: [] });
  });

  test('anything at all is read without a failure', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        const { options } = readOptions(search, SEATS);
        expect(readOptions(writeOptions(options), SEATS).options).toEqual(options);
      }),
    );
  });
});
