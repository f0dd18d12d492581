import { expect, test } from 'vitest';
import { scaleFor, stripsOf, type Stop } from '#games/jekyll-vs-hyde/widgets/worth/trick-gap-chart-layout';

/** Where everything lies in the drawing of a round, whatever of it is known and however little room there is. */

/** The stops of the first tricks, each led and answered, with an end or without, their values known from a place on. */
function stops(tricks: number, answers: number, ends: boolean, known: number): readonly Stop[] {
  const played = Array.from({ length: tricks }, (_, index) =>
    Array.from({ length: index === tricks - 1 ? answers : 2 }, (_, move) => ({
      trick: index + 1,
      leads: move === 0,
    })),
  ).flat();
  const all = ends ? [...played, { trick: null, leads: false }] : played;
  return all.map((stop, at) => ({
    ...stop,
    at,
    gap: at >= known ? { low: 2, high: 2 } : undefined,
    range: undefined,
  }));
}

test('A strip never ends before it begins, at any width and with any part of the values there', () => {
  for (let width = 0; width <= 400; width += 7) {
    for (let tricks = 0; tricks <= 10; tricks += 1) {
      for (const answers of [1, 2, 3]) {
        for (const ends of [true, false]) {
          for (const known of [0, 3, 99]) {
            const line = stops(tricks, answers, ends, known);
            const scale = scaleFor(line.length, width);
            for (const { from, to } of stripsOf(line, scale)) {
              if (!(to >= from)) expect.fail(`${to - from} px wide, of ${line.length} stops on ${width} px`);
            }
            const nearest = scale.nearest(width / 2);
            if (line.length > 0) expect(line[nearest]).toBeDefined();
          }
        }
      }
    }
  }
});
