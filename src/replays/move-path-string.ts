import type { Path, VariationBranch } from './move-path.ts';

/**
 * A path as it stands behind the `#` of an address: `17` is the seventeenth move of the main line, `17v1-2` the second move
 * of the first variation that replaces it, and so on inwards.
 */
export function pathToString({ turns, moves }: Path): string {
  return turns.map((turn) => `${turn.moves + 1}v${turn.variation}-`).join('') + String(moves);
}

/** The path of an address; null where it is none. Whether anything lies there is for the replay to say. */
export function parsePath(address: string): Path | null {
  const match = /^((?:\d{1,5}v\d{1,5}-)*)(\d{1,5})$/.exec(address);
  if (match === null) return null;
  const turns = [...(match[1] ?? '').matchAll(/(\d+)v(\d+)-/g)].map(
    ([, move, variation]): VariationBranch => ({
      moves: Number(move) - 1,
      variation: Number(variation),
    }),
  );
  return { turns, moves: Number(match[2]) };
}
