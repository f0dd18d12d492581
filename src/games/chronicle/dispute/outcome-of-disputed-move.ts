import { isWild, kindOf } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import type { Refusal } from '#games/chronicle/rules/refusal';
import type { RuleId } from '#games/chronicle/rules/rule-index';
import type { InGame } from '#games/chronicle/rules/state';
import { winnerOf } from '#games/chronicle/rules/winning';

/** What a disputed card comes to, in the facts that the verdict is said with: why it may not be played so, or who leads for now. */
export type Outcome =
  | { readonly [Type in Told]: { readonly type: Type } }[Told]
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** `suit`: whether a suit is asked for from now on; `ability`: what the card sets off at once. */
  | { readonly type: 'led'; readonly suit: boolean; readonly ability: Ability }
  | {
      readonly type: 'played';
      readonly down: boolean;
      /** Whose card is the highest so far; `earlier`: one that lay there; `over-wild`: such a one, for a Wild was played to it; `all-wild`: nobody’s, and then the leader wins. */
      readonly ahead: Ahead;
      readonly ability: Ability;
    };

const TOLD = [
  'lead-down',
  'wild-down',
  'suitless-down',
  'suit-down',
  'must-follow',
  'off-suit-open',
  'must-play-wild',
] as const;
type Told = (typeof TOLD)[number];

export type Ahead = 'earlier' | 'over-wild' | 'player' | 'all-wild';

/** `takes`: a card from a hand; `nobody`: it would, but nobody has one; `open`: no source says. */
export type Ability = 'none' | 'takes' | 'nobody' | 'open';

export interface Decided {
  readonly outcome: Outcome;
  readonly rules: readonly RuleId[];
}

export function refusedOutcome(refusal: Refusal): Outcome {
  const type = TOLD.find((one) => one === refusal.type);
  return type === undefined ? { type: 'refused', refusal } : { type };
}

/** What the card came to that was played last, with the rules that say so. */
export function playedOutcome(state: InGame, events: readonly Event[], leads: boolean): Decided {
  const { meeting } = state;
  const last = meeting.laid.at(-1);
  const ability = abilityIn(events);
  const { winner, event } = winnerOf(meeting);
  const rules: readonly RuleId[] = events.flatMap((one): readonly RuleId[] =>
    one.type === 'open' && last !== undefined && kindOf(last.card) === '1' ? [] : [one.rule],
  );
  if (leads) {
    const outcome: Outcome = { type: 'led', suit: meeting.lead !== null, ability };
    return { outcome, rules: unique(rules) };
  }
  const behind = last !== undefined && isWild(last.card) ? 'over-wild' : 'earlier';
  const ahead = event.type === 'leader-wins' ? 'all-wild' : winner === last?.by ? 'player' : behind;
  const outcome: Outcome = { type: 'played', down: last?.down === true, ahead, ability };
  // What is unusual decides first: that nobody's card is the highest.
  return { outcome, rules: unique(ahead === 'all-wild' ? [event.rule, ...rules] : [...rules, event.rule]) };
}

function unique(rules: readonly RuleId[]): readonly RuleId[] {
  return [...new Set(rules)].filter((rule) => rule !== 'turns');
}

function abilityIn(events: readonly Event[]): Ability {
  if (events.some(({ type }) => type === 'to-choose')) return 'takes';
  if (events.some(({ type }) => type === 'no-effect')) return 'nobody';
  return events.some(({ type }) => type === 'open') ? 'open' : 'none';
}
