import { worths } from '#kit/evaluate-sampled-deals';
import { practiceMove } from '#kit/rule-practice-deals-and-moves';
import type { Random } from '#kit/random';
import { chronicleGame } from '#games/chronicle/rules/game';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { carriedOut, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { sampleHiddenCards, type SeatView } from './sample-hidden-cards.ts';
import { dealsFor, thinkAhead } from './lookahead-opponent.ts';
import type { Thought } from './round-outcomes.ts';
import type { Strength } from './opponent-strength-ids.ts';

/** Cards that are played out in all for an estimate, and how much less than the best a move may be worth by it. */
const CARDS = 1000;
const MARGINS: Readonly<Record<Strength, number>> = { thumb: 0.12, ahead: 0.04 };

/** Chooses so that a rule comes up, from what the seat sees and nothing else, a pause after each step. The same chance gives the same move. */
export function chooseMoveInvokingRule(
  strength: Strength,
  seen: SeatView,
  rule: string,
  chance: Random,
): Generator<undefined, Intent> {
  return practiceMove<Chronicle, Thought>(
    {
      game: chronicleGame,
      thinking: thinkAhead(seen, dealsFor(seen, CARDS), chance),
      worths,
      margin: MARGINS[strength],
      imagine: (each) => sampleHiddenCards(seen, each),
      carriedOut: (state, intent, each) => {
        if (!('hands' in state)) throw new Error('Nobody is to act');
        return carriedOut(state, intent, each);
      },
    },
    rule,
    chance,
  );
}
