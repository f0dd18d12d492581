import type { Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';

/** A gap as a number, or as two where it hangs on who shows first in a Greed exchange. */
export function gapInWords({ low, high }: Gap): string {
  return low === high ? String(low) : `${low} or ${high}`;
}
