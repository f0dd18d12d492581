import { seededRandom, pick } from '#kit/random';
import { POTIONS, SEATS, type Potion, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Gap } from '#games/jekyll-vs-hyde/solver/bounds';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { advance, gameWinner, nextRound, sideOf } from '#games/jekyll-vs-hyde/rules/track';
import { MARKERS } from '#games/jekyll-vs-hyde/opponents/match-chances';
import { meanOf, shareOf, signOf, type Estimate, type Sign } from './estimate.ts';
import type { Row } from './report-row.ts';

/** What many solved deals say. Everything is about open hands and perfect play from the first lead on. */

export const GAPS = [0, 2, 4, 6, 8, 10] as const;
/** From here on a gap is a landslide: the marker crosses the border at once. */
export const LANDSLIDE = 6;

/** Where two who give at the same time leave a value open, its middle stands for it. */
function middle({ low, high }: Gap): number {
  return (low + high) / 2;
}

// ---------------------------------------------------------------------------------------------------------- spread

export interface Spread {
  readonly mean: Estimate;
  /** How many deals end with each gap; one between two gaps counts half for each. */
  readonly shares: readonly { readonly gap: number; readonly share: Estimate }[];
  /** The gap that most deals end with. */
  readonly mode: number;
  /** How many end with a landslide or more. */
  readonly landslides: Estimate;
  /** How many have a low and a high value that differ. */
  readonly open: Estimate;
}

/** How the value of a deal is spread where Jekyll leads. */
export function spread(rows: readonly Row[]): Spread {
  const shares = GAPS.map((gap) => ({ gap, share: shareOf(weightOf(rows, gap), rows.length) }));
  const [most] = shares.toSorted((a, b) => b.share.value - a.share.value);
  return {
    mean: meanOf(rows.map(({ led }) => middle(led.jekyll))),
    shares,
    mode: most?.gap ?? 0,
    landslides: shareOf(
      GAPS.filter((gap) => gap >= LANDSLIDE).reduce<number>((sum, gap) => sum + weightOf(rows, gap), 0),
      rows.length,
    ),
    open: shareOf(rows.filter(({ led: { jekyll } }) => jekyll.low !== jekyll.high).length, rows.length),
  };
}

function weightOf(rows: readonly Row[], gap: number): number {
  const part = ({ led: { jekyll } }: Row) => (Number(jekyll.low === gap) + Number(jekyll.high === gap)) / 2;
  return rows.reduce((sum, row) => sum + part(row), 0);
}

// --------------------------------------------------------------------------------------------------------- Potions

/** Fewer deals than this say too little to be shown. */
const ENOUGH = 8;

/** The mean gap by how many Potions more Hyde holds than Jekyll. */
export function byPotionLead(
  rows: readonly Row[],
): readonly { readonly lead: number; readonly gap: Estimate }[] {
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((lead) => {
    const some = rows.filter(({ potions }) => potions.hyde.length - potions.jekyll.length === lead);
    return some.length < ENOUGH ? [] : [{ lead, gap: meanOf(some.map(({ led }) => middle(led.jekyll))) }];
  });
}

/** What a Potion is worth: by how much the gap grows with each that Hyde holds more than Jekyll, by a straight line through all deals. */
export function potionWorth(rows: readonly Row[]): { readonly slope: Estimate; readonly sign: Sign } {
  const slope = slopeOf(
    rows.map(
      ({ potions, led }) => [potions.hyde.length - potions.jekyll.length, middle(led.jekyll)] as const,
    ),
  );
  return { slope, sign: signOf(slope) };
}

/** Least squares, one figure against another. */
function slopeOf(points: readonly (readonly [number, number])[]): Estimate {
  const of = points.length;
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / of;
  const [x, y] = [mean(0), mean(1)];
  const across = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  const value = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0) / across;
  const rest = points.reduce((sum, point) => sum + (point[1] - y - value * (point[0] - x)) ** 2, 0);
  const margin = 1.96 * Math.sqrt(rest / (of - 2) / across);
  return { value, from: value - margin, to: value + margin, of };
}

export type Holder = Seat | 'nobody';

/** The mean gap by who holds a Potion of each number; nobody: it was set aside. */
export function byPotion(rows: readonly Row[]): readonly {
  readonly potion: Potion;
  readonly holder: Holder;
  readonly gap: Estimate;
}[] {
  return POTIONS.flatMap((potion) =>
    ([...SEATS, 'nobody'] as const).flatMap((holder) => {
      const some = gapsWhere(rows, potion, holder);
      return some.length < ENOUGH ? [] : [{ potion, holder, gap: meanOf(some) }];
    }),
  );
}

/** Whether the highest Potion is worth more than the lowest: what it does for its holder, less what the other does. */
export function numberWorth(rows: readonly Row[]): { readonly difference: Estimate; readonly sign: Sign } {
  const [lowest, highest] = [POTIONS[0], POTIONS[POTIONS.length - 1] ?? POTIONS[0]];
  const swing = (potion: Potion) => {
    const [hyde, jekyll] = [
      meanOf(gapsWhere(rows, potion, 'hyde')),
      meanOf(gapsWhere(rows, potion, 'jekyll')),
    ];
    return {
      value: hyde.value - jekyll.value,
      margin: Math.hypot(hyde.to - hyde.value, jekyll.to - jekyll.value),
    };
  };
  const [low, high] = [swing(lowest), swing(highest)];
  const value = high.value - low.value;
  const margin = Math.hypot(low.margin, high.margin);
  const difference = { value, from: value - margin, to: value + margin, of: rows.length };
  return { difference, sign: signOf(difference) };
}

function gapsWhere(rows: readonly Row[], potion: Potion, holder: Holder): readonly number[] {
  const holderOf = ({ potions }: Row): Holder =>
    SEATS.find((seat) => potions[seat].includes(potion)) ?? 'nobody';
  return rows.filter((row) => holderOf(row) === holder).map(({ led }) => middle(led.jekyll));
}

// --------------------------------------------------------------------------------------------------------- leading

/** The same deals in two ways: by how much the second gap is larger, and how often it is. */
export interface Compared {
  readonly difference: Estimate;
  readonly sign: Sign;
  readonly smaller: Estimate;
  readonly same: Estimate;
  readonly larger: Estimate;
}

/** What becomes of the gap where Hyde leads first instead of Jekyll. */
export function leading(rows: readonly Row[]): Compared {
  return compared(rows.map(({ led }) => middle(led.hyde) - middle(led.jekyll)));
}

/** What becomes of the gap where both choose what they give instead of giving by lot. */
export function preparing(rows: readonly Row[]): Compared {
  return compared(rows.map(({ led, byLot }) => middle(led.jekyll) - middle(byLot)));
}

function compared(differences: readonly number[]): Compared {
  const difference = meanOf(differences);
  const share = (test: (each: number) => boolean) =>
    shareOf(differences.filter(test).length, differences.length);
  return {
    difference,
    sign: signOf(difference),
    smaller: share((each) => each < 0),
    same: share((each) => each === 0),
    larger: share((each) => each > 0),
  };
}

// -------------------------------------------------------------------------------------------------------- favoured

/** Hyde's chance to win the match, before a round is dealt. */
export interface Outlook {
  readonly round: Round;
  readonly marker: number;
  readonly chance: Estimate;
}

/** Samples drawn from the sample, to see how much chance there is in the chances. */
const RESAMPLES = 400;

/**
 * Hyde's chances with perfect play: the gap of a round is that of a deal drawn from those of its number, led by whom the marker
 * says. Perfect play for the gap is perfect play for the match: a larger gap is never worse for Hyde, whatever the marker.
 */
export function outlooks(rows: readonly Row[], seed: number): readonly Outlook[] {
  const places = ([1, 2, 3] as const).flatMap((round) =>
    MARKERS[round].map((marker) => ({ round, marker: marker })),
  );
  const all = places.map(({ round, marker }) => chanceFrom(rows, round, marker));
  const luck = seededRandom(seed);
  const again = Array.from({ length: RESAMPLES }, () => {
    const some = ([1, 2, 3] as const).flatMap((round) => {
      const own = rows.filter((row) => row.round === round);
      return own.map(() => pick(own, luck));
    });
    return places.map(({ round, marker }) => chanceFrom(some, round, marker));
  });
  return places.map((place, index) => {
    const sorted = again.map((chances) => chances[index] ?? 0).toSorted((a, b) => a - b);
    const of = rows.filter(({ round }) => round === place.round).length;
    const [from = 0, to = 1] = [0.025, 0.975].map((part) => sorted[Math.floor(part * (RESAMPLES - 1))]);
    return { ...place, chance: { value: all[index] ?? 0, from, to, of } };
  });
}

function chanceFrom(rows: readonly Row[], round: Round, marker: number): number {
  const known = new Map<string, number>();
  const find = (round: Round, marker: number): number => {
    const key = `${round} ${marker}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // In round 1 the marker stands on Jekyll's end, and Jekyll leads.
    const leader = sideOf(marker);
    const own = rows.filter((row) => row.round === round);
    const after = (gap: number): number => {
      const to = advance(marker, gap);
      const winner = gameWinner(round, to);
      if (winner !== null) return Number(winner === 'hyde');
      return find(nextRound(round), to);
    };
    const chance =
      own.reduce((sum, { led }) => sum + (after(led[leader].low) + after(led[leader].high)) / 2, 0) /
      own.length;
    known.set(key, chance);
    return chance;
  };
  return find(round, marker);
}

// --------------------------------------------------------------------------------------------------------- obvious

/** How somebody chooses: by lot, at a glance, by the count. */
export const CHOOSERS = ['lot', 'glance', 'count'] as const;
export type Chooser = (typeof CHOOSERS)[number];

export interface Rightness {
  /** Tricks to come. */
  readonly left: number;
  readonly right: Readonly<Record<Chooser, Estimate>>;
  /** Decisions in which it does not matter what is played. */
  readonly idle: Estimate;
}

/** How often each way of choosing finds a best move, by the tricks to come, and over all decisions. */
export function rightness(rows: readonly Row[]): {
  readonly all: Rightness;
  readonly byLeft: readonly Rightness[];
} {
  const lefts = [...new Set(rows.map(({ decision }) => decision.left))].toSorted((a, b) => a - b);
  return {
    all: rightnessOf(0, rows),
    byLeft: lefts
      .map((left) => ({ left, some: rows.filter(({ decision }) => decision.left === left) }))
      .filter(({ some }) => some.length >= ENOUGH)
      .map(({ left, some }) => rightnessOf(left, some)),
  };
}

function rightnessOf(left: number, rows: readonly Row[]): Rightness {
  const decisions = rows.map(({ decision }) => decision);
  const share = (part: number) => shareOf(part, decisions.length);
  return {
    left,
    right: {
      lot: share(decisions.reduce((sum, { best, moves }) => sum + best / moves, 0)),
      glance: share(decisions.filter(({ glance }) => glance === 0).length),
      count: share(decisions.filter(({ count }) => count === 0).length),
    },
    idle: share(decisions.filter(({ best, moves }) => best === moves).length),
  };
}
