import { practiceMove } from '#kit/rule-practice-deals-and-moves';
import type { Random } from '#kit/random';
import { jekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import type { Move } from './legal-moves-of-seat.ts';
import { thinkAhead, worths, type Thought } from './lookahead-opponent.ts';
import type { Strength } from './opponent-strength-ids.ts';
import { sampleHiddenCards } from './sample-hidden-cards.ts';

/** Hands that are drawn for an estimate, and how much less than the best a move may be worth by it. */
const TRIALS = 8;
const MARGINS: Readonly<Record<Strength, number>> = { glance: 0.2, count: 0.1, ahead: 0.04 };

/** Chooses so that a rule comes up, from what the seat sees and nothing else, a pause after each step. The same chance gives the same move. */
export function chooseMoveInvokingRule(
  strength: Strength,
  seen: SeatView,
  rule: string,
  chance: Random,
  solver: Solver,
): Generator<undefined, Move> {
  return practiceMove<JekyllVsHyde, Thought>(
    {
      game: jekyllVsHyde,
      thinking: thinkAhead(seen, TRIALS, chance, solver),
      worths,
      margin: MARGINS[strength],
      imagine: (each) => sampleHiddenCards(seen, each),
      carriedOut: (_, move) => move,
    },
    rule,
    chance,
  );
}
