import { oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { RANKS, SUITS, cardOf, rankOf, suitOf, type Card } from '#games/switch/rules/cards';
import { apply } from '#games/switch/rules/apply';
import { ownMatch } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Action, Match, Turn } from '#games/switch/rules/state';
import { topOf } from '#games/switch/rules/turn-order';
import { ofRank, plainCard, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** What has to be matched after that? */

/** What is supposed to be played, the answers one could take for right, and why they are not. */
interface Posed {
  readonly before: Turn;
  readonly action: Action;
  readonly tempting: readonly Match[];
  readonly reason: Reason;
}

const POSED: Readonly<Partial<Record<RuleId, (chance: Random) => Posed>>> = {
  'seven-mirrors': seven,
  'ace-suit': ace,
  'last-on-top': several,
  'twos-dead': (chance) => served(ofRank('2', 1 + Math.floor(chance() * 3), chance), chance),
  'five-hearts-dead': (chance) => served(['5H'], chance),
};

/** A 7 on a card, on another 7, or on an Ace with its suit. */
function seven(chance: Random): Posed {
  const [mine, other] = ofRank('7', 2, chance);
  if (mine === undefined || other === undefined) throw new Error('There are four 7s');
  const below = pick([plainCard(chance), pick(ofRank('A', 4, chance), chance)], chance);
  const chosen = pick(SUITS, chance);
  const match: Match = rankOf(below) === 'A' ? { rank: 'A', suit: chosen } : ownMatch(below);
  const onSeven = chance() < 0.4;
  const before = turnWith({ stack: onSeven ? [below, other] : [below], match, holds: [mine] }, chance);
  return {
    before,
    action: { type: 'play', by: before.turn, cards: [mine] },
    tempting: [
      ownMatch(mine),
      { rank: '7', suit: match.suit },
      { rank: match.rank, suit: suitOf(mine) },
      ...(onSeven ? [ownMatch(other)] : []),
    ],
    reason: { type: 'mirrors', rule: 'seven-mirrors', match },
  };
}

/** One Ace or two, and a suit that is not their own. */
function ace(chance: Random): Posed {
  const cards = ofRank('A', 1 + Math.floor(chance() * 2), chance);
  const top = cards.at(-1);
  if (top === undefined) throw new Error('There are four Aces');
  const below = plainCard(chance);
  const suit = pick(
    SUITS.filter((one) => one !== suitOf(top)),
    chance,
  );
  const before = turnWith({ stack: [below], holds: cards }, chance);
  return {
    before,
    action: { type: 'play', by: before.turn, cards, suit },
    tempting: [ownMatch(top), { rank: rankOf(below), suit }, ownMatch(below)],
    reason: { type: 'chooses', rule: 'ace-suit', suit },
  };
}

/** Two or three cards of a rank, of which the first goes on what lies there. */
function several(chance: Random): Posed {
  const rank = pick(['4', '6', '9', '10', 'Q', 'K'] as const, chance);
  const cards = ofRank(rank, 2 + Math.floor(chance() * 2), chance);
  const [first] = cards;
  const top = cards.at(-1);
  if (first === undefined || top === undefined) throw new Error('Each rank has four cards');
  const other = pick(
    RANKS.filter((one) => !['2', '3', '5', '7', '8', 'J', 'A', rank].includes(one)),
    chance,
  );
  const before = turnWith({ stack: [cardOf(other, suitOf(first))], holds: cards }, chance);
  return {
    before,
    action: { type: 'play', by: before.turn, cards },
    tempting: [ownMatch(first), { rank: other, suit: suitOf(first) }, { rank: other, suit: suitOf(top) }],
    reason: { type: 'on-top', rule: 'last-on-top', card: top },
  };
}

/** A penalty is picked up, and what made it is dead. */
function served(stack: readonly Card[], chance: Random): Posed {
  const top = stack.at(-1);
  if (top === undefined) throw new Error('Something made the penalty');
  const penalty = top === '5H' ? 5 : 2 * stack.length;
  const before = turnWith({ stack, penalty }, chance);
  const [suit] = shuffle(
    SUITS.filter((one) => one !== suitOf(top)),
    chance,
  );
  return {
    before,
    action: { type: 'draw', by: before.turn },
    tempting: [
      { rank: rankOf(top), suit: suit ?? 'clubs' },
      { rank: '3', suit: suitOf(top) },
      { rank: '7', suit: suitOf(top) },
    ],
    reason:
      top === '5H'
        ? { type: 'dead', rule: 'five-hearts-dead', card: top }
        : { type: 'dead', rule: 'twos-dead', card: top },
  };
}

export const match: SwitchKind = {
  id: 'match',
  rules: Object.keys(POSED) as readonly RuleId[],
  make(rule, chance) {
    only(this, rule);
    const posed = POSED[rule]?.(chance);
    if (posed === undefined) throw new RangeError(rule);
    const { before, action, tempting, reason } = posed;
    const after = apply(before, action).state;
    if (after.phase !== 'turn') throw new Error(`The game goes on after ${topOf(before)}`);
    const right = after.match;
    const matches = distinct([right, ...tempting]);
    const choices = shuffle(matches, chance).map((one) => ({ type: 'match', match: one }) as const);
    return {
      ...{ kind: 'match', rule, viewer: before.turn, before, proposed: [action], proof: [action] },
      ...oneRight(choices, { type: 'match', match: right }),
      reasons: choices.map((choice) => (isSame(choice.match, right) ? null : reason)),
    };
  },
};

function isSame(one: Match, other: Match): boolean {
  return one.rank === other.rank && one.suit === other.suit;
}

function distinct(matches: readonly Match[]): readonly Match[] {
  return matches.filter((one, index) => matches.findIndex((other) => isSame(one, other)) === index);
}
