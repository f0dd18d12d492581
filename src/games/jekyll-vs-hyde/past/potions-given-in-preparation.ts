import { FORCED_FROM } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';

/** The preparation taken back. */

/**
 * How many Potions each seat can have given, Jekyll first, for them to hold as many afterwards as they do: who was dealt two has
 * given one. Null: it cannot have been. The other cards given are of no matter.
 */
export function potionsGiven(
  round: Round,
  [jekyll, hyde]: readonly [number, number],
): readonly [number, number] | null {
  for (let byJekyll = 0; byJekyll <= Math.min(round, hyde); byJekyll += 1) {
    for (let byHyde = 0; byHyde <= Math.min(round, jekyll); byHyde += 1) {
      const dealt = [jekyll - byHyde + byJekyll, hyde - byJekyll + byHyde] as const;
      if (gaveEnough(dealt[0], byJekyll) && gaveEnough(dealt[1], byHyde)) return [byJekyll, byHyde];
    }
  }
  return null;
}

function gaveEnough(dealt: number, given: number): boolean {
  return dealt < FORCED_FROM || given > 0;
}
