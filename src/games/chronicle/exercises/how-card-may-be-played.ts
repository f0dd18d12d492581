import { isWild, type Card } from '#games/chronicle/rules/cards';
import { forbidsPlay, playOf, playRule } from '#games/chronicle/rules/following';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { handOf } from '#games/chronicle/rules/seats';
import type { Play, Playing } from '#games/chronicle/rules/state';
import { oneRight } from '#kit/exercise';
import { pick } from '#kit/random';
import { positionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Reason, type Way } from './types.ts';

/** How may this card be played: face up, face down, or not at all? */

const WAYS: readonly Way[] = ['up', 'down', 'not'];

export const way: ChronicleKind = {
  id: 'way',
  rules: ['lead-any', 'follow-suit', 'void-down', 'void-wild', 'wild-open', 'wild-led'],
  make(rule, chance) {
    only(this, rule);
    const shows = (state: Playing) =>
      handOf(state, state.turn).filter((card) => ruleOf(state, card) === rule);
    const before = positionBy(chance, (state) => shows(state).length > 0);
    const card = pick(shows(before), chance);
    const right = wayOf(before, card);
    return {
      ...{ kind: 'way', rule, viewer: before.turn, before },
      ...{ proposed: [], proof: provenBy(before, card) },
      ...oneRight(
        WAYS.map((one) => ({ type: 'way', way: one, card }) as const),
        { type: 'way', way: right, card },
      ),
      reasons: WAYS.map((one) => (one === right ? null : reasonOf(before, card, one))),
    };
  },
};

/** The rule by which a card is played, or may not be. */
function ruleOf(state: Playing, card: Card): RuleId {
  const play = playOf(state, state.turn, card);
  if (play === null) return 'follow-suit';
  if (play.down !== true) return playRule(state, card);
  return handOf(state, state.turn).some(isWild) ? 'void-wild' : 'void-down';
}

function wayOf(state: Playing, card: Card): Way {
  const play = playOf(state, state.turn, card);
  if (play === null) return 'not';
  return play.down === true ? 'down' : 'up';
}

/** The card as it is played; nothing where it may not be. */
function provenBy(state: Playing, card: Card): readonly Play[] {
  const play = playOf(state, state.turn, card);
  return play === null ? [] : [play];
}

function reasonOf(state: Playing, card: Card, tried: Way): Reason {
  const [refusal] = forbidsPlay(state, {
    type: 'play',
    by: state.turn,
    card,
    ...(tried === 'down' && { down: true }),
  });
  if (tried !== 'not' && refusal !== undefined) return { type: 'barred', rule: refusal.rule, refusal };
  if (wayOf(state, card) === 'up') return { type: 'can', rule: playRule(state, card), card };
  const rule = handOf(state, state.turn).some(isWild) ? 'void-wild' : 'void-down';
  return { type: 'can-down', rule, card };
}
