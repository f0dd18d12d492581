import type { BySeat, Seat } from '#games/chronicle/rules/cards';

/**
 * What Fame after a round is worth: the share of such games that each seat has won. The figure was fitted to 1,400 games of the opponent
 * that plays by rules of thumb, of three and of four players, so that what has happened is as likely as can be.
 */
const EACH = 0.95;

/** The share of the game, 0 to 1, that a seat may expect by the Fame alone; those of all seats add up to 1. */
export function shareOf(fame: BySeat<number>, seat: Seat): number {
  const all = Object.values(fame).map((each) => Math.exp(EACH * each));
  return Math.exp(EACH * (fame[seat] ?? 0)) / all.reduce((sum, each) => sum + each, 0);
}
