import { rankOf, type Rank } from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { RULEBOOK, type Chapter } from '#games/switch/rules/rule-index';
import { runs, type Case } from './read-and-run-cases.ts';

/** What a case can be found by. */

/** The chapter of the rulebook that a case belongs to. */
export function chapterOf({ rules: [first] }: Case): Chapter {
  return RULEBOOK[first].chapter;
}

/** The trick cards, by which players ask: those that lie on the table or are laid in a case. */
export const TOPICS = ['2', '3', '5H', '7', '8', 'J', 'A'] as const;
export type Topic = (typeof TOPICS)[number];

export function topicsOf(one: Case): readonly Topic[] {
  const laid = runs(one).flatMap(({ positions }) =>
    positions.flatMap(({ context: { events } }) =>
      events.flatMap((event) => (event.type === 'played' ? [event.on, ...event.cards] : [])),
    ),
  );
  const tried = one.claims.flatMap((claim) =>
    claim.type === 'refused' && claim.move.type === 'play' ? claim.move.cards : [],
  );
  const topics = new Set<Rank | '5H'>(
    [...laid, ...tried, one.setup.top].map((card) => (card === FIVE_OF_HEARTS ? '5H' : rankOf(card))),
  );
  return TOPICS.filter((topic) => topics.has(topic));
}
