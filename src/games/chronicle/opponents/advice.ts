import { adviceOf as adviceFrom, type Advice as AnyAdvice } from '#kit/evaluate-sampled-deals';
import { EVIL, isEvil, kindOf, without, type Card } from '#games/chronicle/rules/cards';
import { scoreOn, type Condition } from '#games/chronicle/rules/history-card-conditions';
import type { Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf, handOf } from '#games/chronicle/rules/seats';
import { abilityOf, type EffectId } from '#games/chronicle/rules/ability-definitions';
import type { Choosing, Playing } from '#games/chronicle/rules/state';
import { endedWorse, tellingEnd, type EndedWorse, type Ends, type Thought } from './round-outcomes.ts';
import { guesses } from './rule-of-thumb-opponent.ts';
import { isHurtByEvil, isOutOfFame, seenInMeeting, worthToTell } from './ally-worth.ts';
import { levelled } from './alike-cards.ts';
import { evenSheds, withEvil, type EvenSheds } from './even-evil.ts';
import { surelyWins } from './sure-outcome-of-meeting.ts';
import { costOf, evilLying, type Cost, type EvilLies } from './evil-to-be-won.ts';
import { reasonAgainst, type Against } from './reason-against-alternative.ts';
import { whyAlike, type Alike } from './why-no-move-is-clearly-better.ts';

/** What the strongest opponent would play, and what speaks for it. */
export type Advice = AnyAdvice<Intent, Why>;

/** All that advice has to say for and against moves. */
export type Why = Reason | Against | Ends | EndedWorse | Alike | Cost | EvilLies | EvenSheds;

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

export function adviceOf(tried: Thought, state: Playing | Choosing): Advice {
  const thought = levelled(tried, state);
  let evil: EvenSheds | null = null;
  const advice = adviceFrom<Intent, Why>(thought, (best, rival, even) => {
    const whys = whysOf(thought, state, best, rival);
    evil = evenSheds(best, even, (move) => reasonsFor(state, move));
    const all = evil === null ? whys : [...whys, evil];
    return whys.some(tellsOfEvil) ? all : [...evilLying(thought, state, best), ...all];
  });
  return withEvil(advice, evil);
}

function whysOf(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent | null,
): readonly Why[] {
  const cost = costOf(state, best);
  if (rival === null) {
    const alike = alikeOf(state, thought);
    const isSaid = alike.some((one) => one.type === 'alike-settled' && one.end === 'all-evil');
    const reasons = reasonsBeside(state, best, thought.moves);
    return [...reasons.filter(({ type }) => !isSaid || type !== 'has-all-evil'), ...alike, ...cost];
  }
  return [...reasonsPlayedOut(thought, state, best, rival), ...cost];
}

/** Whether a reason names Evil that lies in the Meeting, or that the seat is shut out by Evil anyway. */
function tellsOfEvil(why: Why): boolean {
  const named = 'hurts' in why ? why.hurts : 'helps' in why ? why.helps : [];
  return named.some(isEvil) || ['takes', 'shut-out', 'has-all-evil'].includes(why.type);
}

/** What speaks for a move beside another one, with what came of both where rules of thumb say little. It always says something. */
export function reasonsPlayedOut(
  thought: Thought,
  state: Playing | Choosing,
  best: Intent,
  rival: Intent,
): readonly Why[] {
  const reasons = reasonsBetween(state, rival, best);
  if (tellWhy(reasons)) return reasons;
  const end = tellingEnd(thought, best, rival);
  const odds = reasons.find(({ type }) => type === 'rival-odds');
  if (end === null) return [...reasons, endedWorse(thought, best, rival)];
  const told = odds?.type === 'rival-odds' ? odds : null;
  return [
    ...reasons.filter((reason) => reason !== odds),
    {
      type: 'ends',
      ...end,
      rivalMove: rival,
      isLikelier: told?.isLikelier ?? null,
      rivalWins: told?.rivalWins ?? null,
    },
  ];
}

/** Reasons after which one still asks why. */
const UNTELLING: readonly Why['type'][] = ['shut-out', 'has-all-evil', 'rival-odds'];

/** Whether reasons tell why, by rules of thumb: that Evil shuts somebody out is so whatever is played, and likelihood alone says not what it is good for. */
export function tellWhy(reasons: readonly Why[]): boolean {
  return reasons.some(({ type }) => !UNTELLING.includes(type));
}

/** Why no move is clearly better; nothing where there is only one. */
function alikeOf(state: Playing | Choosing, thought: Thought): readonly Alike[] {
  return thought.moves.length < 2 ? [] : [whyAlike(state, thought)];
}

/**
 * Why another move is better than the one that was made, by what its player saw: what speaks for it and not for the other as well, and last what
 * speaks against that one. That it did worse is told by the figure beside it.
 */
export function reasonsBetween(
  state: Playing | Choosing,
  made: Intent,
  better: Intent,
): readonly (Reason | Against)[] {
  const of = reasonsFor(state, made);
  const against = reasonAgainst(state, made, better);
  const reasons = reasonsFor(state, better).filter((reason) => !of.some((other) => isAsTrue(other, reason)));
  const isSaid =
    against === null || (against.type === 'rival-keeps' && reasons.some(({ type }) => type === 'sheds'));
  return isSaid ? reasons : [...reasons, against];
}

/** What speaks for a move and not for all others as well. */
function reasonsBeside(state: Playing | Choosing, best: Intent, moves: readonly Intent[]): readonly Reason[] {
  const others = moves.filter((move) => move !== best).map((move) => reasonsFor(state, move));
  return reasonsFor(state, best).filter(
    (reason) => !others.every((of) => of.some((other) => isAsTrue(other, reason))),
  );
}

/** Whether what is so of one play is also, and no less, so of another. */
function isAsTrue(other: Reason, reason: Reason): boolean {
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
