import { POTIONS, SEATS, type Potion, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import {
  ENOUGH,
  meanWithInterval,
  signOfDifference,
  type Estimate,
  type Sign,
} from '#kit/mean-and-share-with-interval';
import { middle, type Row } from './solved-deal-row.ts';

/** The worth of Potions: how the gap of solved deals depends on who holds how many, and which. */

/** The mean gap by how many Potions more Hyde holds than Jekyll. */
export function byPotionLead(
  rows: readonly Row[],
): readonly { readonly lead: number; readonly gap: Estimate }[] {
  return [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((lead) => {
    const some = rows.filter(({ potions }) => potions.hyde.length - potions.jekyll.length === lead);
    return some.length < ENOUGH
      ? []
      : [{ lead, gap: meanWithInterval(some.map(({ led }) => middle(led.jekyll))) }];
  });
}

/** What a Potion is worth: by how much the gap grows with each that Hyde holds more than Jekyll, by a straight line through all deals. */
export function potionWorth(rows: readonly Row[]): { readonly slope: Estimate; readonly sign: Sign } {
  const slope = slopeOf(
    rows.map(
      ({ potions, led }) => [potions.hyde.length - potions.jekyll.length, middle(led.jekyll)] as const,
    ),
  );
  return { slope, sign: signOfDifference(slope) };
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
      return some.length < ENOUGH ? [] : [{ potion, holder, gap: meanWithInterval(some) }];
    }),
  );
}

/** Whether the highest Potion is worth more than the lowest: what it does for its holder, less what the other does. */
export function numberWorth(rows: readonly Row[]): { readonly difference: Estimate; readonly sign: Sign } {
  const [lowest, highest] = [POTIONS[0], POTIONS[POTIONS.length - 1] ?? POTIONS[0]];
  const swing = (potion: Potion) => {
    const [hyde, jekyll] = [
      meanWithInterval(gapsWhere(rows, potion, 'hyde')),
      meanWithInterval(gapsWhere(rows, potion, 'jekyll')),
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
  return { difference, sign: signOfDifference(difference) };
}

function gapsWhere(rows: readonly Row[], potion: Potion, holder: Holder): readonly number[] {
  const holderOf = ({ potions }: Row): Holder =>
    SEATS.find((seat) => potions[seat].includes(potion)) ?? 'nobody';
  return rows.filter((row) => holderOf(row) === holder).map(({ led }) => middle(led.jekyll));
}
