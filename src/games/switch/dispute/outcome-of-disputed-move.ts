import type { Rank } from '#games/switch/rules/cards';
import type { Event, DrawRule } from '#games/switch/rules/event';
import { FIVE_OF_HEARTS } from '#games/switch/rules/five-hearts';
import type { Refusal } from '#games/switch/rules/refusal';
import type { RuleId } from '#games/switch/rules/rule-index';
import { rankAfter } from '#games/switch/rules/runs';
import type { State } from '#games/switch/rules/state';
import { seatsAt, topOf } from '#games/switch/rules/turn-order';
import { answersTo, type PenaltyAnswer } from './cards-answering-penalty.ts';

/**
 * What a disputed play comes to, in the facts that the verdict is said with: why it may not be done, or what the next has to do.
 * No card is named by its suit, of which nobody may have said anything.
 */
export type Outcome =
  | { readonly type: 'no-match' }
  /** `five`: the 5♥ waits, otherwise a 2; `answer`: what may be played there. */
  | {
      readonly type: 'penalty-waits';
      readonly five: boolean;
      readonly answer: PenaltyAnswer;
      readonly penalty: number;
    }
  | { readonly type: 'five-hearts-barred'; readonly answer: PenaltyAnswer; readonly penalty: number }
  | {
      readonly type: 'no-counter';
      readonly ace: boolean;
      readonly answer: PenaltyAnswer;
      readonly penalty: number;
    }
  | { readonly type: 'not-next'; readonly run: Rank; readonly next: Rank }
  | { readonly type: 'two-in-run' }
  | { readonly type: 'ace-too-early'; readonly run: Rank }
  | { readonly type: 'refused'; readonly refusal: Refusal }
  /** The cards come back, and so many more with them. */
  | { readonly type: 'mistaken'; readonly count: number }
  | { readonly type: 'drew'; readonly rule: DrawRule; readonly count: number }
  | { readonly type: 'won' }
  | { readonly type: 'not-finished'; readonly inRun: boolean }
  /** It may be laid, and its player picks the penalty up. */
  | { readonly type: 'served'; readonly count: number }
  /** `players`: with how many it comes to that; null: with any number. */
  | { readonly type: 'again'; readonly players: number | null }
  | { readonly type: 'unturned' }
  | { readonly type: 'penalty'; readonly penalty: number; readonly answer: PenaltyAnswer }
  /** `onward`: as many as play, or twice as many, and it is the next player's turn as though nobody had been skipped. */
  | { readonly type: 'skipped'; readonly count: number; readonly onward: boolean }
  /** `onward`: with two the next player is the same either way. */
  | { readonly type: 'reversed'; readonly onward: boolean }
  /** `together`: with others of its rank. */
  | {
      readonly type: 'run';
      readonly rank: Rank;
      readonly next: Rank;
      readonly powerless: boolean;
      readonly together: boolean;
    }
  | { readonly type: 'run-over' }
  | { readonly type: 'run-stays' }
  | { readonly type: 'mirrored' }
  | { readonly type: 'suit-chosen' }
  | { readonly type: 'plain'; readonly together: boolean };

export interface Decided {
  readonly outcome: Outcome;
  /** In the order in which the verdict says what they bring about. */
  readonly rules: readonly RuleId[];
}

/** What a refusal comes to, in the state in which it was refused. */
export function refusedOutcome(refusal: Refusal, state: State): Outcome {
  const answer = waitingAnswer(state);
  switch (refusal.type) {
    case 'no-match':
    case 'two-in-run':
      return { type: refusal.type };
    case 'penalty-waits':
      return {
        type: 'penalty-waits',
        five: refusal.top === FIVE_OF_HEARTS,
        answer,
        penalty: refusal.penalty,
      };
    case 'five-hearts-barred':
      return { type: 'five-hearts-barred', answer, penalty: refusal.penalty };
    case 'no-counter':
      return {
        type: 'no-counter',
        ace: refusal.rule === 'ace-no-counter',
        answer,
        penalty: refusal.penalty,
      };
    case 'not-next':
      return { type: 'not-next', run: refusal.run, next: refusal.next };
    case 'ace-too-early':
      return { type: 'ace-too-early', run: refusal.run };
    default:
      return { type: 'refused', refusal };
  }
}

/** What a play or a drawing came to: of all that happened, what settles who has to do what. */
export function playedOutcome(state: State, events: readonly Event[]): Decided {
  const played = events.find((one) => one.type === 'played');
  const together = played !== undefined && played.cards.length > 1;
  const several = together ? [severalRule(played.rule)] : [];
  for (const type of IN_ORDER) {
    const event = events.find((one) => one.type === type);
    const outcome = event === undefined ? null : outcomeOf(event, state, together);
    if (event !== undefined && outcome !== null) {
      return { outcome, rules: outcome.type === 'run' ? [...several, event.rule] : [event.rule] };
    }
  }
  const rule = played?.rule ?? 'match-top';
  if (state.phase === 'turn' && state.run !== null && state.run !== 'A') {
    const powerless = events.find(({ type }) => type === 'powerless');
    const outcome = runOutcome(state.run, powerless !== undefined, together);
    return { outcome, rules: [...several, powerless?.rule ?? rule] };
  }
  return { outcome: { type: 'plain', together }, rules: [...several, rule] };
}

/** The rule by which several cards are played at once, told by the one by which the first of them fits. */
function severalRule(fits: RuleId): RuleId {
  return fits === 'run-follow' ? 'run-one-rank' : 'same-rank';
}

/** Before the deal nothing waits. */
function waitingAnswer(state: State): PenaltyAnswer {
  return state.phase === 'deal' ? 'nothing' : answersTo(state);
}

/** What says most comes first. */
const IN_ORDER: readonly Event['type'][] = [
  'mistaken',
  'won',
  'not-finished',
  'drew',
  'again',
  'unturned',
  'penalty-grew',
  'skipped',
  'reversed',
  'run-begun',
  'run-ended',
  'run-stays',
  'mirrored',
  'suit-chosen',
];

function runOutcome(rank: Rank, powerless: boolean, together: boolean): Outcome {
  return { type: 'run', rank, next: rankAfter(rank), powerless, together };
}

function outcomeOf(event: Event, state: State, together: boolean): Outcome | null {
  const seats = state.phase === 'deal' ? 0 : seatsAt(state).length;
  switch (event.type) {
    case 'mistaken':
      return { type: 'mistaken', count: event.price };
    case 'drew': {
      const { rule, count } = event;
      // Drawing after a play is what a 7 costs at some tables.
      const isServed = rule === 'penalty-served' && state.phase !== 'deal' && topOf(state).startsWith('7');
      return isServed ? { type: 'served', count } : { type: 'drew', rule, count };
    }
    case 'not-finished':
      return { type: 'not-finished', inRun: event.inRun };
    case 'penalty-grew':
      return { type: 'penalty', penalty: event.penalty, answer: waitingAnswer(state) };
    case 'skipped':
      return { type: 'skipped', count: event.seats.length, onward: event.seats.length % seats === 0 };
    case 'reversed':
      return { type: 'reversed', onward: seats === 2 };
    case 'run-begun':
      return runOutcome('3', false, together);
    case 'run-ended':
      return event.how === 'ace' ? { type: 'run-over' } : null;
    case 'again':
      return { type: 'again', players: event.rule === 'jacks-skip' ? seats : null };
    case 'mirrored':
    case 'won':
    case 'unturned':
    case 'run-stays':
    case 'suit-chosen':
      return { type: event.type };
    default:
      return null;
  }
}
