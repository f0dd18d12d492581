import { EVIL, isEvil, kindOf, without, type Card } from '#games/chronicle/rules/cards';
import { scoreOn, type Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf, handOf } from '#games/chronicle/rules/seats';
import { abilityOf, type EffectId } from '#games/chronicle/rules/ability-definitions';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { guesses } from './rule-of-thumb-opponent.ts';
import { isHurtByEvil, isOutOfFame, seenInMeeting, worthToTell } from './ally-worth.ts';
import { surelyWins } from './sure-outcome-of-meeting.ts';

/** Something that is so of a play; the words say why it is good. */
export type Reason =
  /** The Meeting is won, surely or likely, with allies that help with what the round is about. */
  | {
      readonly type: 'wins';
      readonly isSure: boolean;
      readonly helps: readonly Card[];
      readonly condition: Condition;
    }
  /** Somebody else will win it, with cards that would hurt. */
  | { readonly type: 'ducks'; readonly hurts: readonly Card[]; readonly condition: Condition | 'evil' }
  /** The card itself would hurt, and goes to somebody else, surely or likely. */
  | {
      readonly type: 'sheds';
      readonly isSure: boolean;
      readonly card: Card;
      readonly condition: Condition | 'evil';
    }
  /** As its allies stand the seat gets no Fame in this round, whatever it wins: this Evil shuts it out. */
  | {
      readonly type: 'shut-out';
      readonly evil: readonly Card[];
      /** The one Evil card that it has not, where it has three; and whether it holds that. */
      readonly fourth: Card | null;
      readonly holdsFourth: boolean;
    }
  /** The seat has all four Evil cards. */
  | { readonly type: 'has-all-evil' }
  /** The Angel will discard Evil that is there already. */
  | { readonly type: 'saves' }
  | { readonly type: 'acts'; readonly card: Card; readonly effect: EffectId };

/** From where on a play is said to win; and up to where to lose. */
const LIKELY = 0.7;
const UNLIKELY = 0.3;

/** What speaks for a move of the seat that is to act. Only its own hand is looked at, and what everybody sees. */
export function reasonsFor(state: Playing | Choosing, move: Intent): readonly Reason[] {
  if (state.phase !== 'meeting' || move.type !== 'play') return [];
  const guessed = guesses(state).find(({ play }) => play.card === move.card);
  if (guessed === undefined) return [];
  const { turn } = state;
  const sure = surelyWins(state, guessed);
  const worth = worthToTell(state, turn);
  const open = seenInMeeting(state);
  const reasons: Reason[] = [];
  const cards = [...open, move.card];
  const evil = alliesOf(state, turn).filter(isEvil);
  const saves = guessed.wins >= LIKELY && cards.includes('Angel') && evil.length > 0 && worth('Angel') > 0;
  const isOut = isOutOfFame(state, turn) && !saves;
  if (isOut) reasons.push(outBy(state, evil));
  if (saves) reasons.push({ type: 'saves' });
  if (guessed.wins >= LIKELY && !isOut) {
    for (const condition of state.history.conditions) {
      const helps = cards.filter((card) => counts(condition, card) > 0);
      if (helps.length > 0 && guessed.meeting > 0)
        reasons.push({ type: 'wins', isSure: sure === true, helps, condition });
    }
  }
  if (guessed.wins <= UNLIKELY) {
    const hurts = open.filter((card) => worth(card) < 0);
    const [first] = hurts;
    if (first !== undefined) reasons.push({ type: 'ducks', hurts, condition: whyBad(state, first) });
    if (worth(move.card) < 0)
      reasons.push({
        type: 'sheds',
        isSure: sure === false,
        card: move.card,
        condition: whyBad(state, move.card),
      });
  }
  const ability = move.down === true ? null : abilityOf(state.rulings.abilities, kindOf(move.card));
  if (ability !== null && ability.effect !== 'nothing')
    reasons.push({ type: 'acts', card: move.card, effect: ability.effect });
  return reasons;
}

/** Of a seat whose Evil decides about its Fame: that it shuts the seat out, or is all there is. */
function outBy(state: Playing, evil: readonly Card[]): Reason {
  const missing = without(EVIL, evil);
  const [one = null] = missing;
  if (one === null) return { type: 'has-all-evil' };
  const fourth = missing.length === 1 ? one : null;
  const holdsFourth = fourth !== null && handOf(state, state.turn).includes(fourth);
  return { type: 'shut-out', evil, fourth, holdsFourth };
}

function counts(condition: Condition, card: Card): number {
  return scoreOn(condition, [card]) - scoreOn(condition, []);
}

/** What a card hurts by: Evil, which weighs more than any condition, or a condition on which it counts against its owner. */
function whyBad(state: Playing, card: Card): Condition | 'evil' {
  if (isEvil(card) && isHurtByEvil(state, state.turn)) return 'evil';
  return state.history.conditions.find((condition) => counts(condition, card) < 0) ?? 'evil';
}

/** Whether what is so of one play is also, and no less, so of another. */
export function isAsTrue(other: Reason, reason: Reason): boolean {
  switch (reason.type) {
    case 'wins':
      return (
        other.type === 'wins' &&
        isSame(other.condition, reason.condition) &&
        (other.isSure || !reason.isSure) &&
        other.helps.length >= reason.helps.length
      );
    case 'sheds':
      return (
        other.type === 'sheds' &&
        isSame(other.condition, reason.condition) &&
        (other.isSure || !reason.isSure)
      );
    case 'acts':
      return other.type === 'acts' && other.effect === reason.effect;
    case 'ducks':
    case 'saves':
      return other.type === reason.type;
    case 'shut-out':
    case 'has-all-evil':
      // It says why nothing else tells.
      return false;
  }
}

function isSame(one: Condition | 'evil', other: Condition | 'evil'): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
