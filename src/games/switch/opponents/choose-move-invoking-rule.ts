import { worths } from '#kit/evaluate-sampled-deals';
import { practiceMove } from '#kit/rule-practice-deals-and-moves';
import type { Random } from '#kit/random';
import { switchGame } from '#games/switch/rules/game';
import type { Switch } from '#games/switch/rules/game-types';
import type { Move } from './distinct-legal-moves.ts';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { thinkAhead } from './lookahead-opponent.ts';
import type { Thought } from './turns-played-on.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Deals that are imagined for an estimate, and how much less than the best a move may be worth by it. The weakest lets any come up. */
const DEALS = 24;
const MARGINS: Readonly<Record<Strength, number>> = { whatever: 1, hand: 0.12, ahead: 0.04 };

/** Chooses so that a rule comes up, from what the seat sees and nothing else, a pause after each step. The same chance gives the same move. */
export function chooseMoveInvokingRule(
  strength: Strength,
  seen: SeatView,
  rule: string,
  chance: Random,
): Generator<undefined, Move> {
  return practiceMove<Switch, Thought>(
    {
      game: switchGame,
      thinking: thinkAhead(seen, DEALS, chance),
      worths,
      margin: MARGINS[strength],
      imagine: (each) => sampleHiddenCards(seen, each),
      carriedOut: (_, move) => move,
    },
    rule,
    chance,
  );
}
