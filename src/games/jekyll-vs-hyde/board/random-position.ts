import { seededRandom, pick } from '#kit/random';
import { stateWithLastTrick, type StateWithLastTrick } from './state-with-last-trick.ts';
import { questionOf, type Question } from '../rules/position-with-moves.ts';
import { randomGame } from '../rules/random-play.ts';
import type { Rulings } from '../rules/ruling-switches.ts';
import { start } from '../rules/state-before-deal.ts';
import { meets, type Conditions } from './position-search-conditions.ts';

/** Random positions of a chosen kind. */

export const KINDS = {
  preparation: { phase: 'preparation' },
  lead: { phase: 'lead' },
  follow: { phase: 'follow' },
  void: { phase: 'follow', followerVoid: true },
  'potion-led': { phase: 'follow', led: 'potion' },
  'potion-led-void': { phase: 'follow', led: 'potion', followerVoid: true },
  greed: { phase: 'greed' },
  'empty-board': { phase: 'lead', tokens: 0 },
  'last-trick': { phase: 'lead', trick: 10 },
  'last-round': { phase: 'lead', round: 3 },
  'hydes-side': { phase: 'lead', marker: { from: 6, to: 8 } },
} as const satisfies Readonly<Record<string, Conditions>>;

export type Kind = keyof typeof KINDS;

/**
 * A position of this kind from a game played by lot, any one of that game as likely; the same for the same seed (a 32-bit
 * integer). Each kind comes up in one game of a few at least.
 */
export function randomPosition(kind: Kind, seed: number, rulings: Partial<Rulings> = {}): Question {
  const luck = seededRandom(seed);
  for (;;) {
    const first = start(rulings);
    let moment: StateWithLastTrick = { state: first, trick: null };
    const fitting: StateWithLastTrick[] = [];
    for (const moved of randomGame(first, luck)) {
      moment = stateWithLastTrick(moment, moved);
      if (meets(KINDS[kind], moment)) fitting.push(moment);
    }
    if (fitting.length > 0) return questionOf(pick(fitting, luck).state);
  }
}
