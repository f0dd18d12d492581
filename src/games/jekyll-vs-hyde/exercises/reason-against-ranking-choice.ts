import { suitOf, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import type { Place } from '#games/jekyll-vs-hyde/rules/event';
import type { Reason } from './answer-choice-reason-types.ts';
import { cardsPlayed, has, suitNamed, the, type Told } from './events-of-exercise-proof.ts';

const PLACES = ['lowest', 'middle', 'highest'] as const satisfies readonly Place[];
const RULES = { lowest: 'rank-lowest', middle: 'rank-middle', highest: 'rank-highest' } as const;

/** Why the board does not look like this after the trick: the first thing that is wrong with it, the lowest first. */
export function reasonAgainstRankingChoice(told: Told, ranking: readonly Suit[]): Reason {
  if (has(told, 'cleared')) {
    const { rule, card } = the(told, 'cleared');
    return { type: 'tokens-gone', rule, ranking, card, own: rule === 'wrath-own-token' };
  }
  const { ranking: after } = the(told, 'won');
  const at = PLACES.findIndex((_, index) => ranking[index] !== after[index]);
  const [place, suit] = [PLACES[at], after[at]];
  if (place === undefined) throw new Error('This is how the board looks');
  if (suit === undefined) return notPlayed(told, ranking, ranking[at]);

  const tokens = told.events.filter((event) => event.type === 'token');
  const second = tokens.find((token) => token.rule === 'rank-leader-first')?.suit;
  if (place === 'lowest' && second !== undefined && ranking[at] === second) {
    return { type: 'leader-first', rule: 'rank-leader-first', ranking, first: suit, second };
  }
  const token = tokens.find((token) => token.suit === suit);
  const played =
    token === undefined ? null : (cardsPlayed(told).find((card) => suitOf(card) === suit) ?? null);
  return { type: 'token-elsewhere', rule: token?.rule ?? RULES[place], ranking, suit, place, played };
}

function notPlayed(told: Told, ranking: readonly Suit[], suit: Suit | undefined): Reason {
  if (suit === undefined) throw new Error('A token too many is of some suit');
  const named = suitNamed(told) === suit;
  return { type: 'not-played', rule: named ? 'rank-no-potion' : 'rank-lowest', ranking, suit, named };
}
