import { pick } from '#kit/random';
import { SEATS, valueOf } from '#games/jekyll-vs-hyde/rules/cards';
import { oneRight } from '#kit/exercise';
import { asAnswered, eventOf, findTrick, type PlayedTrick } from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

/** Who wins the trick? */
export const winner: AskingKind = {
  id: 'winner',
  rules: ['same-suit', 'higher-rank', 'potion-number', 'two-potions', 'off-suit-answer'],
  make(rule, chance) {
    const [seat, leader] = [pick(SEATS, chance), pick(SEATS, chance)];
    const againstNumbers = chance() < 0.5;
    const wants = (trick: PlayedTrick) => {
      const won = eventOf(trick, 'won');
      if (won?.by !== seat || won.rule !== rule) return false;
      // Half the time the higher rank has the lower number: who only looks at the numbers is found out.
      return rule !== 'higher-rank' || valueOf(won.card) < valueOf(won.beats) === againstNumbers;
    };
    const trick = findTrick(chance, wants, { passes: (led) => led.leader === leader });
    return {
      kind: 'winner',
      rule,
      ...asAnswered(trick),
      ...oneRight<Choice>(
        SEATS.map((seat) => ({ type: 'seat', seat })),
        { type: 'seat', seat },
      ),
    };
  },
};
