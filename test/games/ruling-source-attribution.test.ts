import { describe, expect, test } from 'vitest';
import {
  SOURCE_OF_EACH_RULE as inChronicle,
  whoSays as saysChronicle,
} from '#games/chronicle/components/rule-source-citations';
import { disputeFace as chronicle } from '#games/chronicle/widgets/dispute/dispute-face.tsx';
import { RULINGS as ofChronicle } from '#games/chronicle/rules/ruling-readings';
import { SOURCE_OF_EACH_RULE as inJekyllVsHyde } from '#games/jekyll-vs-hyde/components/rule-source-citations';
import { disputeFace as jekyllVsHyde } from '#games/jekyll-vs-hyde/widgets/dispute/dispute-face.tsx';
import { RULINGS as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { SOURCE_OF_EACH_RULE as inSwitch } from '#games/switch/components/rule-source-citations';
import { disputeFace as switchGame } from '#games/switch/widgets/dispute/dispute-face.tsx';
import { RULINGS as ofSwitch } from '#games/switch/rules/ruling-readings';

/** Beside each reading of a verdict stands in words who speaks for it, or whose answer it is where nobody does. */

type Rulings = Readonly<
  Record<
    string,
    { readonly readings: readonly { readonly id: string; readonly sources: readonly string[] }[] }
  >
>;

const FACES: readonly {
  readonly game: string;
  readonly face: Pick<typeof jekyllVsHyde, 'ruling'>;
  readonly others: typeof jekyllVsHyde.disputes.otherReadings;
  readonly rulings: Rulings;
}[] = [
  {
    game: 'jekyll-vs-hyde',
    face: jekyllVsHyde,
    others: jekyllVsHyde.disputes.otherReadings,
    rulings: ofJekyllVsHyde,
  },
  { game: 'switch', face: switchGame, others: switchGame.disputes.otherReadings, rulings: ofSwitch },
  { game: 'chronicle', face: chronicle, others: chronicle.disputes.otherReadings, rulings: ofChronicle },
];

describe.each(FACES)('In a dispute over $game', ({ face, others, rulings }) => {
  test.each(others)('who speaks for each reading of $ruling is said', ({ ruling }) => {
    const readings = rulings[ruling]?.readings ?? [];
    const { speaking } = face.ruling(ruling);
    expect(speaking.map(({ id }) => id)).toEqual(readings.map(({ id }) => id));
    for (const [at, { sources }] of readings.entries()) {
      const said = speaking[at]?.sources ?? '';
      if (sources.length > 0) expect(said).toMatch(/^So (says?|the manual|the house rules) .+\.$/);
      else expect(said).toMatch(at === 0 ? /this site’s own answer\.$/ : /some tables play by it\.$/);
    }
  });
});

test('Several sources are named one beside the other', () => {
  expect(jekyllVsHyde.ruling('led-potion').speaking.map(({ sources }) => sources)).toEqual([
    'So say the manual, the list of 26 points and the help page.',
    'So says the Japanese summary.',
  ]);
});

describe('Under a verdict stands who says its rule:', () => {
  const spoken = (of: (typeof inSwitch)[string] | undefined) =>
    of?.said.map(({ name, title, place }) => [name, title?.text, place?.text].filter(Boolean).join(', '));

  test.each([
    ['jekyll-vs-hyde', inJekyllVsHyde, ['greed-nothing']],
    [
      'switch',
      inSwitch,
      ['no-trick-turned-up', 'draw-what-there-is', 'pass', 'five-hearts-last', 'fewest-cards'],
    ],
    [
      'chronicle',
      inChronicle,
      [
        'open-slot',
        'give-card',
        'look-at-hand',
        'discard-own-ally',
        'discard-ally',
        'take-ally',
        'give-ally',
        'exchange-ally',
        'take-discard',
        'take-from-meeting',
        'discard-meeting',
        'nothing',
      ],
    ],
  ] as const)(
    'in %s our own reading is called so where no source has it, and nowhere else',
    (_, rules, ours) => {
      const own = Object.entries(rules).filter(([, { own: silent }]) => silent === 'wholly');
      expect(own.map(([rule]) => rule)).toEqual(ours);
      for (const [, { own: silent, said }] of Object.entries(rules))
        expect(said.length > 0).toBe(silent !== 'wholly');
    },
  );

  test('each source once, the first with its title and the place', () => {
    expect(spoken(inJekyllVsHyde['higher-rank'])).toEqual([
      'Manual by an unknown author, Comprehensive Reference Manual, 5 Determining Trick Winner',
      'List of 26 points by an unknown author',
      'Player’s Japanese summary',
    ]);
    expect(spoken(inSwitch['twos-answer'])).toEqual(['House rules, Switch - Complete Game Rules, 2s']);
  });

  test('only those that speak for the reading which is followed', () => {
    expect(spoken(inJekyllVsHyde['off-suit-answer'])).toEqual([
      'Manual by an unknown author, Comprehensive Reference Manual, 5 Determining Trick Winner',
      'List of 26 points by an unknown author',
      'Help page of an online table',
    ]);
    expect(inJekyllVsHyde['off-suit-answer']?.differs).toBe(true);
    // The FAQ says that the Angel may, the section on scoring that it must.
    const angel = saysChronicle(['FAQ', 'Scoring: Angel Effect'], 'angel-discards', 'angel-optional');
    expect(spoken(angel)).toEqual([
      'Manual by an unknown author, Comprehensive Reference Manual, Scoring: the Angel',
    ]);
    expect(angel.address).toBe('/chronicle/rules/#ruling-angel-optional');
  });

  test('where one point is left open, that this point is ours', () => {
    expect(inJekyllVsHyde['pride-takes']?.own).toBe('partly');
  });

  test('a rule of another reading has its own sources', () => {
    expect(spoken(inJekyllVsHyde['roles-change'])).toEqual(['Help page of an online table, variants']);
    expect(inSwitch['run-mistake']?.own).toBe(null);
  });
});
