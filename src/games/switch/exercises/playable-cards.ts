import { pick, shuffle, type Random } from '#kit/random';
import { allRight } from '#kit/exercise';
import { SUITS, cardOf, suitOf, type Card, type Rank } from '#games/switch/rules/cards';
import { groundOf } from '#games/switch/rules/may-lay-first';
import { rankAfter } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Turn } from '#games/switch/rules/state';
import { handOf } from '#games/switch/rules/turn-order';
import { noneOf, ofRank, plainCard, runRank, runStack, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** Which of your cards may you lay first? */

/** A position about each rule, by chance. */
const POSITIONS: Readonly<Partial<Record<RuleId, (chance: Random) => Turn>>> = {
  'match-top': (chance) => turnWith({ stack: [plainCard(chance)], lacks: noneOf('7', 'A') }, chance),
  'seven-anywhere': (chance) => besides('7', chance),
  'ace-anywhere': (chance) => besides('A', chance),
  'twos-answer': (chance) => onTwos(chance, []),
  'seven-no-counter': (chance) => onTwos(chance, ofRank('7', 1, chance)),
  'ace-no-counter': (chance) => onTwos(chance, ofRank('A', 1, chance)),
  'five-hearts-answer': (chance) =>
    turnWith(
      {
        stack: ['5H'],
        penalty: 5,
        holds: ['2H', pick(['5C', '5S', '5D'], chance), pick(['4H', '6H', '9H', '10H'], chance)],
      },
      chance,
    ),
  'five-hearts-on-two': (chance) => {
    const top = pick<Card>(['2H', '2H', '2S', '2C'], chance);
    const [other] = SUITS.filter((suit) => suit !== suitOf(top) && suit !== 'hearts');
    return turnWith(
      { stack: [top], penalty: 2, holds: ['5H', cardOf('2', other ?? 'clubs')], lacks: noneOf('A', '7') },
      chance,
    );
  },
  'run-follow': (chance) => onRun(runRank(chance, 'Q'), chance, noneOf('2', 'A')),
  'run-no-two': (chance) => onRun(runRank(chance, '10'), chance, () => false, ofRank('2', 1, chance)),
  'run-ace': (chance) =>
    onRun(chance() < 0.5 ? 'K' : runRank(chance, 'Q'), chance, () => false, ofRank('A', 1, chance)),
};

/** Any card that does not match but goes all the same, beside others that do not. */
function besides(rank: Rank, chance: Random): Turn {
  const top = plainCard(chance);
  const holds = shuffle(SUITS, chance)
    .filter((suit) => suit !== suitOf(top))
    .slice(0, 1)
    .map((suit) => cardOf(rank, suit));
  return turnWith({ stack: [top], holds }, chance);
}

function onTwos(chance: Random, holds: readonly Card[]): Turn {
  const [mine, ...stack] = ofRank('2', 2 + Math.floor(chance() * 2), chance);
  if (mine === undefined) throw new Error('There are four 2s');
  return turnWith({ stack, penalty: 2 * stack.length, holds: [mine, ...holds] }, chance);
}

function onRun(run: Rank, chance: Random, lacks: (card: Card) => boolean, holds: readonly Card[] = []): Turn {
  const stack = runStack(run, chance);
  const follows = [run, rankAfter(run)].filter((rank) => rank !== 'A');
  const rank = pick(follows, chance);
  const mine = ofRank(rank, 4, chance).find((card) => !stack.includes(card));
  return turnWith({ stack, run, holds: [...(mine === undefined ? [] : [mine]), ...holds], lacks }, chance);
}

export const playable: SwitchKind = {
  id: 'playable',
  rules: Object.keys(POSITIONS) as readonly RuleId[],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const before = POSITIONS[rule]?.(chance);
      if (before === undefined) throw new RangeError(rule);
      const hand = handOf(before, before.turn);
      const allowed = hand.filter((card) => groundOf(before, card).allowed);
      // Something goes, and something does not; and the rule is what one of them turns on.
      if (allowed.length === 0 || allowed.length === hand.length) continue;
      const reasons = hand.map((card) => reasonOf(before, card));
      if (!reasons.some((reason) => reason.rule === rule)) continue;
      return {
        ...{ kind: 'playable', rule, viewer: before.turn, before, proposed: [], proof: [] },
        ...allRight(
          hand.map((card) => ({ type: 'card', card }) as const),
          ({ card }) => allowed.includes(card),
        ),
        reasons,
      };
    }
  },
};

function reasonOf(before: Turn, card: Card): Reason {
  const ground = groundOf(before, card);
  if (ground.allowed) return { type: 'goes', rule: ground.rule };
  return { type: 'barred', rule: ground.refusal.rule, refusal: ground.refusal };
}
