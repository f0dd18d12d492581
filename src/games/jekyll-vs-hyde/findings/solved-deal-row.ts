import { POTIONS, SEATS, bySeat, type Potion, type BySeat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Gap } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import type { Decision, SolvedDeal } from './solve-sample-deal.ts';

/**
 * A deal in the report: one line of words. The round; the Potions that Jekyll and Hyde hold, by their numbers (`35`, or `-`);
 * the gap where Jekyll leads, where Hyde does, and where both gave by lot (`2-4`: low and high); then the decision: `l` for
 * a lead or `f` for a follow with the tricks left, its moves, the best ones, and the costs at a glance, by the count, by lot.
 */
export interface Row {
  readonly round: Round;
  readonly potions: BySeat<readonly Potion[]>;
  readonly led: BySeat<Gap>;
  readonly byLot: Gap;
  readonly decision: Decision;
}

export function rowOf({ round, hands, led, byLot, decision }: SolvedDeal): Row {
  const lot = Math.round(decision.lot * 100) / 100;
  return {
    round,
    potions: bySeat((seat) => POTIONS.filter((potion) => hands[seat].includes(potion))),
    led,
    byLot,
    decision: { ...decision, lot },
  };
}

export function writeRow({ round, potions, led, byLot, decision }: Row): string {
  const { phase, left, moves, best, glance, count, lot } = decision;
  return [
    round,
    ...SEATS.map((seat) => potions[seat].map((potion) => potion.charAt(0)).join('') || '-'),
    ...SEATS.map((seat) => gapText(led[seat])),
    gapText(byLot),
    `${phase.charAt(0)}${left}`,
    ...[moves, best, glance, count, lot],
  ].join(' ');
}

/** The row of a line that `writeRow` wrote. Refuses (throws) any other. */
export function readRow(line: string): Row {
  const [round = '', jekylls = '', hydes = '', jekyll = '', hyde = '', lots = '', place = '', ...rest] =
    line.split(' ');
  const [moves, best, glance, count, lot] = rest.map(Number);
  const phase = place.startsWith('l') ? 'lead' : 'follow';
  const rounds = ([1, 2, 3] as const).filter((each) => String(each) === round);
  const [known] = rounds;
  if (
    known === undefined ||
    moves === undefined ||
    best === undefined ||
    glance === undefined ||
    count === undefined ||
    lot === undefined
  ) {
    // prettier-ignore
    throw new Error(`This is no line of the report: ${line}`);
  }
  const held = (text: string) => POTIONS.filter((potion) => text.includes(potion.charAt(0)));
  return {
    round: known,
    potions: { jekyll: held(jekylls), hyde: held(hydes) },
    led: { jekyll: readGap(jekyll), hyde: readGap(hyde) },
    byLot: readGap(lots),
    decision: { phase, left: Number(place.slice(1)), moves, best, glance, count, lot },
  };
}

/** The middle of a value: it stands for one that two who give at the same time leave open. */
export function middle({ low, high }: Gap): number {
  return (low + high) / 2;
}

function gapText({ low, high }: Gap): string {
  return low === high ? String(low) : `${low}-${high}`;
}

function readGap(text: string): Gap {
  const [low = NaN, high = low] = text.split('-').map(Number);
  return { low, high };
}
