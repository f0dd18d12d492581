import { oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { CARDS, RANKS, SUITS, cardOf, rankOf, suitOf, type Card, type Rank } from '#games/switch/rules/cards';
import { choosesSuit } from '#games/switch/rules/aces';
import { apply } from '#games/switch/rules/apply';
import { isTrickCard } from '#games/switch/rules/finishing';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import { groundOf } from '#games/switch/rules/may-lay-first';
import { rankAfter } from '#games/switch/rules/runs';
import type { RuleId } from '#games/switch/rules/rule-index';
import type { Play, Turn } from '#games/switch/rules/state';
import { runRank, runStack, turnWith } from './random-positions-for-exercises.ts';
import { only, type Reason, type SwitchKind } from './types.ts';

/** Is the game won with these last cards? */

const RULES = ['last-card-wins', 'no-trick-last'] as const satisfies readonly RuleId[];

export const finish: SwitchKind = {
  id: 'finish',
  rules: RULES,
  make(rule, chance) {
    only(this, rule);
    const inRun = rule === 'no-trick-last' && chance() < 0.4;
    const { before, cards } = inRun ? lastInRun(chance) : lastOutside(rule === 'no-trick-last', chance);
    const [first] = cards;
    const top = cards.at(-1);
    if (first === undefined || top === undefined) throw new Error('At least one card is left');
    const suit = choosesSuit(before, first) ? { suit: pick(SUITS, chance) } : {};
    const play: Play = { type: 'play', by: before.turn, cards, ...suit };
    const wins = apply(before, play).state.phase === 'over';
    const reason: Reason = wins
      ? { type: 'wins', rule: 'last-card-wins', card: top }
      : { type: 'trick-last', rule: 'no-trick-last', card: top, inRun };
    const choices = [true, false].map((one) => ({ type: 'finish', wins: one }) as const);
    return {
      ...{ kind: 'finish', rule, viewer: before.turn, before, proposed: [play], proof: [play] },
      ...oneRight(choices, { type: 'finish', wins }),
      reasons: choices.map((choice) => (choice.wins === wins ? null : reason)),
    };
  },
};

interface Last {
  readonly before: Turn;
  readonly cards: readonly Card[];
}

/** The last one or two cards, of one rank, on what they match. */
function lastOutside(isTrick: boolean, chance: Random): Last {
  for (;;) {
    const top = pick(
      CARDS.filter((card) => isTrickCard(card) === isTrick),
      chance,
    );
    const others = shuffle(CARDS, chance).filter(
      (card) => rankOf(card) === rankOf(top) && card !== top && card !== FIVE_OF_HEARTS,
    );
    const cards = [...others.slice(0, Math.floor(chance() * 2)), top];
    const [first = top] = cards;
    const ranks: readonly Rank[] = RANKS.filter(
      (rank) => !['2', '3', '5', '7', '8', 'J', 'A', rankOf(top)].includes(rank),
    );
    const before = turnWith(
      { stack: [cardOf(pick(ranks, chance), suitOf(first))], holds: cards, size: cards.length },
      chance,
    );
    if (groundOf(before, first).allowed) return { before, cards };
  }
}

/** A last card that carries a run on, without a power of its own. */
function lastInRun(chance: Random): Last {
  for (;;) {
    const run = runRank(chance, 'Q');
    const stack = runStack(run, chance);
    const card = cardOf(rankAfter(run), pick(SUITS, chance));
    if (isTrickCard(card)) continue;
    return { before: turnWith({ stack, run, holds: [card], size: 1 }, chance), cards: [card] };
  }
}
