import { describe, expect, test } from 'vitest';
import { disputeFace as chronicle } from '#games/chronicle/widgets/dispute/dispute-face.tsx';
import { RULINGS as ofChronicle } from '#games/chronicle/rules/ruling-readings';
import { disputeFace as jekyllVsHyde } from '#games/jekyll-vs-hyde/widgets/dispute/dispute-face.tsx';
import { RULINGS as ofJekyllVsHyde } from '#games/jekyll-vs-hyde/rules/ruling-readings';
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
