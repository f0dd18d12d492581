import * as v from 'valibot';
import { AT } from '#casebook/claim';
import type { At, CaseTypes, Claims } from '#casebook/casebook-adapter';
import { readingsOf } from '#casebook/switchable-readings-of-rulings';
import { switchMachine as machine } from '#games/switch/machine-with-statechart-and-dealing';
import { apply } from '#games/switch/rules/apply';
import {
  CARDS,
  RANKS,
  SEATS,
  SUITS,
  sorted,
  type Card,
  type Rank,
  type Seat,
  type Suit,
} from '#games/switch/rules/cards';
import type { Event } from '#games/switch/rules/event';
import type { Switch } from '#games/switch/rules/game-types';
import { judge } from '#games/switch/rules/judge';
import { playable } from '#games/switch/rules/legal';
import { readAction } from '#games/switch/rules/read-action-and-rulings';
import { readSetup } from '#games/switch/casebook/read-case-setup';
import type { Misfit } from '#games/switch/rules/refusal';
import { RULEBOOK, RULE_IDS, rulingOf, type RuleId } from '#games/switch/rules/rule-index';
import { RULING_IDS, type RulingId } from '#games/switch/rules/ruling-readings';
import { SWITCHES } from '#games/switch/rules/ruling-switches';
import { stateOf, type Setup } from '#games/switch/rules/position-setup';
import { SECTIONS, type Section } from '#games/switch/rules/source-sections';
import type { Action, Direction, Match, Phase, State } from '#games/switch/rules/state';
import { view, type View } from '#games/switch/rules/view';
import { good, type Result } from '#kit/parse-result';
import { validate, type Shape } from '#kit/validate-object';

/** What only a case of Switch claims of the table. */
export type OwnClaim =
  /** A move that may be made though the case does not go on with it, and the rules by which it would have its consequences. */
  | { readonly type: 'allowed'; readonly move: Action; readonly rules: readonly RuleId[] }
  /** The cards of whoever is to act that may be laid first. */
  | { readonly type: 'playable'; readonly cards: readonly Card[] }
  /** Null: no card has been turned up yet. */
  | { readonly type: 'match'; readonly match: Match | null }
  /** How many cards wait to be picked up. */
  | { readonly type: 'penalty'; readonly penalty: number }
  /** The rank on which a run stands; null: none does. */
  | { readonly type: 'run'; readonly run: Rank | null }
  | { readonly type: 'direction'; readonly direction: Direction }
  /** How many cards a seat holds. */
  | { readonly type: 'count'; readonly seat: Seat; readonly count: number }
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'deck'; readonly count: number }
  /** How many cards the last move has brought to a hand, whatever for. */
  | { readonly type: 'drawn'; readonly count: number };

export type Word =
  { readonly type: 'card'; readonly card: Card } | { readonly type: 'suit'; readonly suit: Suit };

export interface SwitchCases extends CaseTypes {
  readonly setup: Setup;
  readonly rule: RuleId;
  readonly ruling: RulingId;
  /** Every point that the source leaves open is a rule or a ruling here. */
  readonly house: never;
  readonly citation: Section;
  readonly phase: Phase;
  readonly claim: OwnClaim;
  readonly word: Word;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS.length));
const seat = v.picklist(SEATS);
const cards = v.array(v.picklist(CARDS));
const rank = v.picklist(RANKS);

const SHAPES = {
  allowed: v.object({
    type: v.literal('allowed'),
    at: AT,
    move: v.looseObject({}),
    rules: v.array(v.picklist(RULE_IDS)),
  }),
  playable: v.object({ type: v.literal('playable'), at: AT, cards }),
  match: v.object({
    type: v.literal('match'),
    at: AT,
    match: v.nullable(v.strictObject({ rank, suit: v.picklist(SUITS) })),
  }),
  penalty: v.object({ type: v.literal('penalty'), at: AT, penalty: count }),
  run: v.object({ type: v.literal('run'), at: AT, run: v.nullable(rank) }),
  direction: v.object({ type: v.literal('direction'), at: AT, direction: v.picklist([1, -1]) }),
  count: v.object({ type: v.literal('count'), at: AT, seat, count }),
  hand: v.object({ type: v.literal('hand'), at: AT, seat, cards }),
  deck: v.object({ type: v.literal('deck'), at: AT, count }),
  drawn: v.object({ type: v.literal('drawn'), at: AT, count }),
} as const satisfies Record<OwnClaim['type'], Shape>;

const TYPES = Object.keys(SHAPES) as readonly OwnClaim['type'][];

/** How cases about Switch are read, played and confirmed. */
export const claims: Claims<Switch, SwitchCases> = {
  machine,
  rules: RULE_IDS,
  chapterOf: (rule) => RULEBOOK[rule].chapter,
  rulingOf,
  rulings: readingsOf(RULING_IDS, SWITCHES),
  houses: [],
  citations: SECTIONS,
  phases: ['deal', 'turn', 'shuffle', 'over'],
  readSetup,
  stateOf: (setup, rulings) => stateOf({ ...setup, rulings: { ...setup.rulings, ...rulings } }),
  phaseOf: ({ phase }) => phase,
  winnerOf: (state) => (state.phase === 'over' ? state.winner : null),
  claims: TYPES,
  readClaim,
  actual,
  sorted: (claim) => ('cards' in claim ? { ...claim, cards: sorted(claim.cards) } : claim),
  readWord: (text) => {
    const card = CARDS.find((one) => one === text);
    const suit = SUITS.find((one) => one === text);
    if (card !== undefined) return { type: 'card', card };
    return suit === undefined ? null : { type: 'suit', suit };
  },
};

function readClaim(json: object): Result<At<OwnClaim>, Misfit> {
  const type = TYPES.find((type) => 'type' in json && type === json.type) ?? 'playable';
  if (type !== 'allowed') return validate(SHAPES[type], json);
  const read = validate(SHAPES.allowed, json);
  if (!read.ok) return read;
  const move = readAction(read.value.move);
  return move.ok ? good({ ...read.value, move: move.value }) : move;
}

/** What would happen if a move were made; nothing where it may not be. */
export function eventsOf(state: State, move: Action): readonly Event[] {
  return judge(state, move).length > 0 ? [] : apply(state, move).events;
}

/** What is so where a claim says how it is. */
function actual(claim: OwnClaim, state: State, events: readonly Event[]): OwnClaim {
  const table = view(state, 'all');
  switch (claim.type) {
    case 'allowed':
      return { ...claim, rules: eventsOf(state, claim.move).map(({ rule }) => rule) };
    case 'playable':
      return { ...claim, cards: playable(state) };
    case 'match':
      return { ...claim, match: table.top && { rank: table.top.rank, suit: table.top.suit } };
    case 'penalty':
      return { ...claim, penalty: table.penalty };
    case 'run':
      return { ...claim, run: table.run };
    case 'direction':
      return { ...claim, direction: table.direction };
    case 'count':
      return { ...claim, count: handIn(table, claim.seat).length };
    case 'hand':
      return { ...claim, cards: handIn(table, claim.seat) };
    case 'deck':
      return { ...claim, count: table.deck.length };
    case 'drawn':
      return { ...claim, count: drawnIn(events) };
  }
}

/** Everybody's eyes see every card of a hand. */
function handIn({ hands }: View, seat: Seat): readonly Card[] {
  return (hands[seat] ?? []).filter((card) => card !== '??');
}

function drawnIn(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + (event.type === 'drew' ? event.count : 0), 0);
}
