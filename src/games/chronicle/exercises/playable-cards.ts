import { isWild, suitOf, type Card } from '#games/chronicle/rules/cards';
import { forbidsPlay } from '#games/chronicle/rules/following';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import { handOf } from '#games/chronicle/rules/seats';
import type { Playing } from '#games/chronicle/rules/state';
import { allRight } from '#kit/exercise';
import { positionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Reason } from './types.ts';

/** Which of your cards may you play face up? */

const ASKS = {
  'follow-suit': (state) => follows(state) && !holdsWild(state),
  'void-down': (state) => state.meeting.lead !== null && !follows(state) && holdsWild(state),
  'wild-open': (state) => follows(state) && holdsWild(state),
  'wild-led': ({ meeting }) => meeting.lead === null && meeting.acted.length > 0,
} as const satisfies Partial<Record<RuleId, (state: Playing) => boolean>>;

const isAsked = (rule: RuleId): rule is keyof typeof ASKS => rule in ASKS;

/** Whether who is to play has the lead suit. */
function follows(state: Playing): boolean {
  const { lead } = state.meeting;
  return lead !== null && handOf(state, state.turn).some((card) => suitOf(card) === lead);
}

function holdsWild(state: Playing): boolean {
  return handOf(state, state.turn).some(isWild);
}

export const playable: ChronicleKind = {
  id: 'playable',
  rules: ['follow-suit', 'void-down', 'wild-open', 'wild-led'],
  make(rule, chance) {
    only(this, rule);
    if (!isAsked(rule)) throw new RangeError(rule);
    const before = positionBy(chance, (state) => ASKS[rule](state) && handOf(state, state.turn).length > 1);
    const hand = handOf(before, before.turn);
    const reasons = hand.map((card) => reasonOf(before, card));
    return {
      ...{ kind: 'playable', rule, viewer: before.turn, before, proposed: [], proof: [] },
      ...allRight(
        hand.map((card) => ({ type: 'card', card }) as const),
        ({ card }) => reasonOf(before, card).type === 'goes',
      ),
      reasons,
    };
  },
};

function reasonOf(state: Playing, card: Card): Reason {
  const [refusal] = forbidsPlay(state, { type: 'play', by: state.turn, card });
  if (refusal !== undefined) return { type: 'barred', rule: refusal.rule, refusal };
  if (isWild(card)) return { type: 'goes', rule: 'wild-open' };
  return { type: 'goes', rule: state.meeting.lead === null ? 'wild-led' : 'follow-suit' };
}
