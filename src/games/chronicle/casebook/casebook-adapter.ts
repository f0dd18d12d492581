import * as v from 'valibot';
import type { At, CaseTypes, Claims } from '#casebook/casebook-adapter';
import { AT } from '#casebook/claim';
import { chronicleMachine as machine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { CARDS, SEATS, sorted, SUITS, type Card, type Seat, type Suit } from '#games/chronicle/rules/cards';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { legal } from '#games/chronicle/rules/legal';
import { readSetup } from '#games/chronicle/casebook/read-case-setup';
import type { Misfit } from '#games/chronicle/rules/refusal';
import { RULEBOOK, RULE_IDS, rulingOf, type RuleId } from '#games/chronicle/rules/rule-index';
import { RULINGS, type RulingId } from '#games/chronicle/rules/ruling-readings';
import { SWITCHES, type SwitchId } from '#games/chronicle/rules/ruling-switches';
import { stateOf, type Setup } from '#games/chronicle/rules/position-setup';
import { SECTIONS, type Section } from '#games/chronicle/rules/source-sections';
import type { Phase, Play, State } from '#games/chronicle/rules/state';
import { view, type Shown } from '#games/chronicle/rules/view';
import type { Result } from '#kit/parse-result';
import { validate, type Shape } from '#kit/validate-object';

/** What only a case of Chronicle claims of the table. */
export type OwnClaim =
  /** The cards of whoever is to act that may be played, face up and face down. */
  | { readonly type: 'playable'; readonly up: readonly Card[]; readonly down: readonly Card[] }
  /** The lead suit; null: none is set. */
  | { readonly type: 'lead'; readonly suit: Suit | null }
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** All allies of a seat. */
  | { readonly type: 'allies'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Which of these cards are among the allies of a seat. */
  | { readonly type: 'owns'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** The Fame of all, in the order of the seats. */
  | { readonly type: 'fame'; readonly fame: readonly number[] };

export interface ChronicleCases extends CaseTypes {
  readonly setup: Setup;
  readonly rule: RuleId;
  readonly ruling: RulingId;
  /** Every point that the source leaves open is a rule, a ruling or an open slot here. */
  readonly house: never;
  readonly citation: Section;
  readonly phase: Phase;
  readonly claim: OwnClaim;
  readonly word:
    { readonly type: 'card'; readonly card: Card } | { readonly type: 'suit'; readonly suit: Suit };
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(CARDS.length));
const seat = v.picklist(SEATS);
const cards = v.array(v.picklist(CARDS));

const SHAPES = {
  playable: v.object({ type: v.literal('playable'), at: AT, up: cards, down: cards }),
  lead: v.object({ type: v.literal('lead'), at: AT, suit: v.nullable(v.picklist(SUITS)) }),
  hand: v.object({ type: v.literal('hand'), at: AT, seat, cards }),
  allies: v.object({ type: v.literal('allies'), at: AT, seat, cards }),
  owns: v.object({ type: v.literal('owns'), at: AT, seat, cards }),
  fame: v.object({ type: v.literal('fame'), at: AT, fame: v.array(count) }),
} as const satisfies Record<OwnClaim['type'], Shape>;

const TYPES = Object.keys(SHAPES) as readonly OwnClaim['type'][];

/** How cases about Chronicle are read, played and confirmed. */
export const claims: Claims<Chronicle, ChronicleCases> = {
  machine,
  rules: RULE_IDS,
  chapterOf: (rule) => RULEBOOK[rule].chapter,
  rulingOf,
  rulings: readingsByRuling(),
  houses: [],
  citations: SECTIONS,
  phases: ['deal', 'meeting', 'effect', 'over'],
  readSetup,
  stateOf: (setup, rulings) => stateOf({ ...setup, rulings: { ...setup.rulings, ...rulings } }),
  phaseOf: ({ phase }) => phase,
  winnerOf: (state) => (state.phase === 'over' ? state.winner : null),
  claims: TYPES,
  readClaim,
  actual,
  sorted: (claim) => {
    if ('cards' in claim) return { ...claim, cards: sorted(claim.cards) };
    return 'up' in claim ? { ...claim, up: sorted(claim.up), down: sorted(claim.down) } : claim;
  },
  readWord: (text) => {
    const card = CARDS.find((one) => one === text);
    const suit = SUITS.find((one) => one === text);
    if (card !== undefined) return { type: 'card', card };
    return suit === undefined ? null : { type: 'suit', suit };
  },
};

function readClaim(json: object): Result<At<OwnClaim>, Misfit> {
  const type = TYPES.find((type) => 'type' in json && type === json.type) ?? 'playable';
  return validate(SHAPES[type], json);
}

/** What is so where a claim says how it is. */
function actual(claim: OwnClaim, state: State): OwnClaim {
  const { hands, allies, fame, lead, seats } = view(state, 'all');
  switch (claim.type) {
    case 'playable': {
      const plays = legal(state).filter((action): action is Play => action.type === 'play');
      const way = (down: boolean) =>
        plays.filter((play) => (play.down === true) === down).map(({ card }) => card);
      return { ...claim, up: way(false), down: way(true) };
    }
    case 'lead':
      return { ...claim, suit: lead };
    case 'hand':
      return { ...claim, cards: shown(hands[claim.seat]) };
    case 'allies':
      return { ...claim, cards: allies[claim.seat] ?? [] };
    case 'owns':
      return { ...claim, cards: claim.cards.filter((card) => allies[claim.seat]?.includes(card) === true) };
    case 'fame':
      return { ...claim, fame: seats.map((seat) => fame[seat] ?? 0) };
  }
}

/** Everybody's eyes see every card of a hand. */
function shown(hand: readonly Shown[] = []): readonly Card[] {
  return hand.filter((card) => card !== '??');
}

/** The readings of each ruling that is a switch; any other changes nothing in play. */
function readingsByRuling(): Readonly<Record<RulingId, readonly string[]>> {
  const ids = Object.keys(RULINGS) as RulingId[];
  const readings = ids.map((id): [RulingId, readonly string[]] => [id, isSwitch(id) ? SWITCHES[id] : []]);
  return Object.fromEntries(readings) as Record<RulingId, readonly string[]>;
}

function isSwitch(ruling: RulingId): ruling is SwitchId {
  return ruling in SWITCHES;
}
