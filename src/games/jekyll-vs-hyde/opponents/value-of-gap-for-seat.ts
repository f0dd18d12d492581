import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { gap, TRICKS } from '#games/jekyll-vs-hyde/rules/track';
import { hydesChance, MATCH_CHANCES, type MatchChances } from './match-chances.ts';

/** What a seat plays for: its chance to win the match, 0 to 1, by how the round ends. */
export interface Goal {
  /** By the gap: 0, 2, … 10. */
  readonly ofGap: (gap: number) => number;
  /** By the seat's own tricks: 0 to 10. */
  readonly ofTricks: readonly number[];
}

/** The goal of a seat in a round that began with the marker there. */
export function matchChanceByGap(
  seat: Seat,
  { round, marker }: { readonly round: Round; readonly marker: number },
  chances: MatchChances = MATCH_CHANCES,
): Goal {
  const ofGap = (reached: number) => {
    const hydes = hydesChance(round, marker, reached, chances);
    return seat === 'hyde' ? hydes : 1 - hydes;
  };
  return byGap(ofGap);
}

/** The goal of a seat that plays for the gap alone, whatever it does to the marker: every trick of it counts alike. */
export function gapAloneAsValue(seat: Seat): Goal {
  return byGap((reached) => (seat === 'hyde' ? reached : TRICKS - reached) / TRICKS);
}

function byGap(ofGap: Goal['ofGap']): Goal {
  // Who has the other tricks does not matter to the gap.
  const ofTricks = Array.from({ length: TRICKS + 1 }, (_, own) =>
    ofGap(gap({ jekyll: own, hyde: TRICKS - own })),
  );
  return { ofGap, ofTricks };
}
