import type { Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';

/** 差。強欲の交換でどちらが先に見せるかによるときは、2つの数。 */
export function gapInWords({ low, high }: Gap): string {
  return low === high ? String(low) : `${low}か${high}`;
}
