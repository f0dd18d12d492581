import { oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { SUITS, cardOf, suitOf, type Rank } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Play, Turn } from '#games/switch/rules/state';
import { seatsAt } from '#games/switch/rules/turn-order';
import { plainCard, runStack, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** Whose turn is it then? With two players to six, in either direction. */

interface Posed {
  readonly rank: Rank;
  readonly count: number;
  /** Whether they are laid in a run, where they have no power. */
  readonly inRun?: boolean;
}

const POSED: Readonly<Partial<Record<RuleId, (chance: Random) => Posed>>> = {
  turns: (chance) => ({
    rank: pick(['4', '6', '9', '10', 'Q', 'K'], chance),
    count: 1 + Math.floor(chance() * 2),
  }),
  'eights-reverse': (chance) => ({ rank: '8', count: pick([1, 1, 3], chance) }),
  'eights-again': (chance) => ({ rank: '8', count: pick([2, 2, 4], chance) }),
  'jacks-skip': (chance) => ({ rank: 'J', count: 1 + Math.floor(chance() * 4) }),
  'run-powerless': (chance) => ({
    rank: pick(['8', 'J'], chance),
    count: 1 + Math.floor(chance() * 2),
    inRun: true,
  }),
};

export const next: SwitchKind = {
  id: 'next',
  rules: Object.keys(POSED) as readonly RuleId[],
  make(rule, chance) {
    only(this, rule);
    const posed = POSED[rule]?.(chance);
    if (posed === undefined) throw new RangeError(rule);
    const { before, play } = played(posed, chance);
    const after = apply(before, play).state;
    if (after.phase !== 'turn') throw new Error('The game goes on');
    const seats = seatsAt(before);
    const choices = seats.map((seat) => ({ type: 'seat', seat }) as const);
    const reason = reasonOf(rule, play, after.turn);
    return {
      ...{ kind: 'next', rule, viewer: before.turn, before, proposed: [play], proof: [play] },
      ...oneRight(choices, { type: 'seat', seat: after.turn }),
      reasons: seats.map((seat) => (seat === after.turn ? null : reason)),
    };
  },
};

/** So many cards of a rank on a card of the first one's suit, with cards left in hand. */
function played(
  { rank, count, inRun = false }: Posed,
  chance: Random,
): { readonly before: Turn; readonly play: Play } {
  const cards = shuffle(SUITS, chance)
    .slice(0, count)
    .map((suit) => cardOf(rank, suit));
  const [first] = cards;
  if (first === undefined) throw new Error('At least one card is played');
  const players = 2 + Math.floor(chance() * 5);
  if (inRun) {
    const run = rank === '8' ? '7' : '10';
    const before = turnWith(
      { stack: runStack(run, chance), run, holds: cards, size: count + 3, players },
      chance,
    );
    return { before, play: { type: 'play', by: before.turn, cards } };
  }
  let below = plainCard(chance);
  while (suitOf(below) !== suitOf(first) || cards.includes(below)) below = plainCard(chance);
  const before = turnWith({ stack: [below], holds: cards, size: count + 3, players }, chance);
  return { before, play: { type: 'play', by: before.turn, cards } };
}

function reasonOf(rule: RuleId, { by, cards }: Play, next: Turn['turn']): Reason {
  switch (rule) {
    case 'eights-reverse':
      return { type: 'reversed', rule, eights: cards.length, next };
    case 'eights-again':
      return { type: 'again', rule, eights: cards.length, by };
    case 'jacks-skip':
      return { type: 'skipped', rule, jacks: cards.length, next };
    case 'run-powerless':
      return { type: 'powerless', rule, next };
    default:
      return { type: 'in-turn', rule: 'turns', next };
  }
}
