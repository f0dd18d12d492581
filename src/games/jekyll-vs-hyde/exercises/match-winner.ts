import { pick, type Random } from '#kit/random';
import { oneRight } from '#kit/exercise';
import {
  LAST,
  MARKERS,
  asAnswered,
  eventOf,
  findTrick,
  type Setting,
} from './random-positions-for-exercises.ts';
import type { AskingKind, Choice } from './types.ts';

const WINNERS = ['jekyll', 'hyde', 'draw'] as const;

/** Who wins the return match when this last trick of its second game is taken? */
export const match: AskingKind = {
  id: 'match',
  rules: ['fewer-rounds'],
  make(rule, chance) {
    const winner = pick(WINNERS, chance);
    const trick = findTrick(chance, (trick) => eventOf(trick, 'match-decided')?.winner === winner, {
      ...LAST,
      setting: lastRound,
    });
    return {
      kind: 'match',
      rule,
      ...asAnswered(trick),
      ...oneRight<Choice>(
        WINNERS.map((winner) => ({ type: 'match', winner })),
        { type: 'match', winner },
      ),
    };
  },
};

/** A round that may well be the last of a second game. */
function lastRound(chance: Random): Setting {
  const round = pick([2, 3] as const, chance);
  return {
    round,
    marker: pick(MARKERS, chance),
    match: { game: 2, needed: pick([2, 3, 'never'] as const, chance) },
    rulings: { 'return-match': 'on' },
  };
}
