import { apply } from '#games/switch/rules/apply';
import { cardOf, SUITS, suitOf, without, type Card } from '#games/switch/rules/cards';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { judge } from '#games/switch/rules/judge';
import type { Rulings } from '#games/switch/rules/ruling-switches';
import { EMPTY, stateOf } from '#games/switch/rules/position-setup';
import type { Play, Turn } from '#games/switch/rules/state';

/** Which penalties can come about, and in how many orders their cards can be laid. */

/** The cards that make a penalty grow. */
const GROWING: readonly Card[] = [...SUITS.map((suit) => cardOf('2', suit)), FIVE_OF_HEARTS];

/** Penalty cards laid one after the other, each by whoever holds it, and what waits then. */
interface Chain {
  readonly cards: readonly Card[];
  readonly penalty: number;
}

/** Every order in which some of them can be laid, by the judge. */
export function chains(reading: Rulings['five-hearts-on-twos']): readonly Chain[] {
  const rulings = { ...EMPTY.rulings, 'five-hearts-on-twos': reading };
  return GROWING.flatMap((first) => {
    // Any plain card of its suit lets it be laid.
    const start = stateOf({
      ...EMPTY,
      rulings,
      hands: { p1: GROWING, p2: [] },
      top: cardOf('9', suitOf(first)),
    });
    return start.phase === 'turn' ? longer(start, [], [first]) : [];
  });
}

/** The chains that begin with the given cards and go on with one of the next. */
function longer(state: Turn, before: readonly Card[], next: readonly Card[]): readonly Chain[] {
  return next.flatMap((card): readonly Chain[] => {
    const play: Play = { type: 'play', by: state.turn, cards: [card] };
    if (judge(state, play).length > 0) return [];
    const after = apply(state, play).state;
    if (after.phase !== 'turn') return [];
    const cards = [...before, card];
    const left = without(GROWING, cards);
    // Whose turn it is holds what is left: the chain asks what can be laid, not who has it.
    const held: Turn = { ...after, hands: { p1: [], p2: [], [after.turn]: [...left, cardOf('9', 'clubs')] } };
    return [{ cards, penalty: after.penalty }, ...longer(held, cards, left)];
  });
}

/** How many orders lead to each penalty, the smallest first. */
export function penalties(reading: Rulings['five-hearts-on-twos']): ReadonlyMap<number, number> {
  const counted = new Map<number, number>();
  for (const { penalty } of chains(reading)) counted.set(penalty, (counted.get(penalty) ?? 0) + 1);
  return new Map([...counted].toSorted(([one], [other]) => one - other));
}
