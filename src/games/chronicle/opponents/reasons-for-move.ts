import { EVIL, isEvil, kindOf, type Card } from '#games/chronicle/rules/cards';
import { scoreOn, type Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { evilOf } from '#games/chronicle/rules/evil';
import { alliesOf } from '#games/chronicle/rules/seats';
import { abilityOf, type EffectId } from '#games/chronicle/rules/ability-definitions';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { LIKELY, UNLIKELY } from './likely-to-win.ts';
import { guesses } from './rule-of-thumb-opponent.ts';
import { isHurtByEvil, isOutOfFame, seenInMeeting, worthToTell } from './ally-worth.ts';
import { surelyWins } from './sure-outcome-of-meeting.ts';
import { waysOut, type WaysOut, type Whereabouts } from './ways-out-of-evil.ts';

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
      /** What could still bring it Fame; null of the Angel whom this very play gives away. */
      readonly angel: Whereabouts | null;
      readonly missing: WaysOut['missing'];
    }
  /** The Meeting is won, surely or likely, and with Evil that lies there the seat has all four. */
  | { readonly type: 'completes-four'; readonly isSure: boolean; readonly evil: readonly Card[] }
  /** The seat has all four Evil cards. */
  | { readonly type: 'has-all-evil' }
  /** The seat has all four Evil cards, and the Angel, who would discard them, goes to somebody else, surely or likely. */
  | { readonly type: 'sheds-angel'; readonly isSure: boolean }
  /** The Angel will discard Evil that is there already. */
  | { readonly type: 'saves' }
  | { readonly type: 'acts'; readonly card: Card; readonly effect: EffectId };

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
  const four = cards.filter(isEvil);
  const completes =
    guessed.wins >= LIKELY &&
    four.length > 0 &&
    four.length + evil.length === EVIL.length &&
    !cards.includes('Angel') &&
    isHurtByEvil(state, turn);
  if (completes) reasons.push({ type: 'completes-four', isSure: sure === true, evil: four });
  const isOut = isOutOfFame(state, turn) && !saves && !completes;
  if (isOut) {
    const out = outBy(state, move.card, guessed.wins);
    const isRid = move.card === 'Angel' && guessed.wins <= UNLIKELY && mustDiscard(state);
    if (out.type === 'has-all-evil' && isRid) reasons.push({ type: 'sheds-angel', isSure: sure === false });
    reasons.push(out);
  }
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

/** Whether the Angel discards the Evil of her owner even where that is not wished for. */
const mustDiscard = ({ rulings }: Playing) => rulings['angel-optional'] !== 'optional';

/** Of a seat whose Evil decides about its Fame: that it shuts the seat out, and what could still undo that, or that it is all there is. */
function outBy(state: Playing, card: Card, wins: number): Reason {
  const { angel, missing } = waysOut(state, state.turn);
  if (missing.length === 0) return { type: 'has-all-evil' };
  const isGiven = card === 'Angel' && wins <= UNLIKELY;
  return { type: 'shut-out', evil: evilOf(state, state.turn), angel: isGiven ? null : angel, missing };
}

function counts(condition: Condition, card: Card): number {
  return scoreOn(condition, [card]) - scoreOn(condition, []);
}

/** What a card hurts by: Evil, which weighs more than any condition, or a condition on which it counts against its owner. */
export function whyBad(state: Playing, card: Card): Condition | 'evil' {
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
    case 'sheds-angel':
      return other.type === 'sheds-angel' && (other.isSure || !reason.isSure);
    case 'ducks':
    case 'saves':
    case 'completes-four':
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
