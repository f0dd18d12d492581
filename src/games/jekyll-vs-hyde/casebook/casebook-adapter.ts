import * as v from 'valibot';
import { AT } from '#casebook/claim';
import type { CaseTypes, Claims } from '#casebook/casebook-adapter';
import { readingsOf } from '#casebook/switchable-readings-of-rulings';
import { jekyllVsHydeMachine as machine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import {
  CARDS,
  SEATS,
  SUITS,
  sorted,
  type Card,
  type Seat,
  type Suit,
} from '#games/jekyll-vs-hyde/rules/cards';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game-types';
import { HOUSE_IDS, type HouseId } from '#games/jekyll-vs-hyde/rules/house-answers';
import { playable } from '#games/jekyll-vs-hyde/rules/judge';
import { RULEBOOK, RULE_IDS, rulingOf, type RuleId } from '#games/jekyll-vs-hyde/rules/rule-index';
import { RULING_IDS, type RulingId } from '#games/jekyll-vs-hyde/rules/ruling-readings';
import { SWITCHES } from '#games/jekyll-vs-hyde/rules/ruling-switches';
import { readSetup } from '#games/jekyll-vs-hyde/casebook/read-case-setup';
import { stateOf, type Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { CITATIONS, type Citation } from '#games/jekyll-vs-hyde/rules/sources';
import type { Phase, State } from '#games/jekyll-vs-hyde/rules/state';
import { knowledge, view } from '#games/jekyll-vs-hyde/rules/view';
import { validate, type Shape } from '#kit/validate-object';

/** What only a case of Jekyll vs Hyde claims of the table. */
export type OwnClaim =
  | { readonly type: 'playable'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** Who wins the trick that the last move completes; null: it completes none. */
  | { readonly type: 'trick'; readonly winner: Seat | null }
  /** How many tricks each seat owns. */
  | { readonly type: 'tricks'; readonly jekyll: number; readonly hyde: number }
  /** Lowest first. */
  | { readonly type: 'ranking'; readonly suits: readonly Suit[] }
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'marker'; readonly marker: number }
  /** What a seat knows of the other hand: cards that are surely in it, and suits that it could not follow. */
  | {
      readonly type: 'knows';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly voids: readonly Suit[];
    }
  /** The cards of which a seat cannot tell whether they are in the other hand or set aside. */
  | { readonly type: 'unseen'; readonly seat: Seat; readonly cards: readonly Card[] };

export type Word =
  { readonly type: 'card'; readonly card: Card } | { readonly type: 'suit'; readonly suit: Suit };

export interface JekyllVsHydeCases extends CaseTypes {
  readonly setup: Setup;
  readonly rule: RuleId;
  readonly ruling: RulingId;
  readonly house: HouseId;
  readonly citation: Citation;
  readonly phase: Phase;
  readonly claim: OwnClaim;
  readonly word: Word;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
const seat = v.picklist(SEATS);
const cards = v.array(v.picklist(CARDS));
const suits = v.array(v.picklist(SUITS));

const SHAPES = {
  playable: v.object({ type: v.literal('playable'), at: AT, seat, cards }),
  trick: v.object({ type: v.literal('trick'), at: AT, winner: v.nullable(seat) }),
  tricks: v.object({ type: v.literal('tricks'), at: AT, jekyll: count, hyde: count }),
  ranking: v.object({ type: v.literal('ranking'), at: AT, suits }),
  hand: v.object({ type: v.literal('hand'), at: AT, seat, cards }),
  marker: v.object({ type: v.literal('marker'), at: AT, marker: count }),
  knows: v.object({ type: v.literal('knows'), at: AT, seat, cards, voids: suits }),
  unseen: v.object({ type: v.literal('unseen'), at: AT, seat, cards }),
} as const satisfies Record<OwnClaim['type'], Shape>;

const TYPES = Object.keys(SHAPES) as readonly OwnClaim['type'][];

/** How cases about Jekyll vs Hyde are read, played and confirmed. */
export const claims: Claims<JekyllVsHyde, JekyllVsHydeCases> = {
  machine,
  rules: RULE_IDS,
  chapterOf: (rule) => RULEBOOK[rule].chapter,
  rulingOf,
  rulings: readingsOf(RULING_IDS, SWITCHES),
  houses: HOUSE_IDS,
  citations: CITATIONS,
  phases: ['deal', 'preparation', 'lead', 'follow', 'greed', 'over'],
  readSetup,
  stateOf: (setup, rulings) => stateOf({ ...setup, rulings: { ...setup.rulings, ...rulings } }),
  phaseOf: ({ phase }) => phase,
  winnerOf: (state) => (state.phase === 'over' ? state.winner : null),
  claims: TYPES,
  readClaim: (json) =>
    validate(SHAPES[TYPES.find((type) => 'type' in json && type === json.type) ?? 'playable'], json),
  actual,
  sorted: (claim) => ('cards' in claim ? { ...claim, cards: sorted(claim.cards) } : claim),
  readWord: (text) => {
    const card = CARDS.find((one) => one === text);
    const suit = SUITS.find((one) => one === text);
    if (card !== undefined) return { type: 'card', card };
    return suit === undefined ? null : { type: 'suit', suit };
  },
};

/** What is so where a claim says how it is. */
function actual(claim: OwnClaim, state: State, events: readonly Event[]): OwnClaim {
  const table = view(state, 'all');
  switch (claim.type) {
    case 'playable':
      return { ...claim, cards: playable(state, claim.seat) };
    case 'trick':
      return { ...claim, winner: events.find((event) => event.type === 'won')?.by ?? null };
    case 'tricks':
      return { ...claim, ...table.owned };
    case 'ranking':
      return { ...claim, suits: table.ranking };
    case 'hand':
      return { ...claim, cards: table.hands[claim.seat].filter((card) => card !== '??') };
    case 'marker':
      return { ...claim, marker: table.marker };
    case 'knows': {
      const { known, voids } = knowledge(view(state, claim.seat));
      return { ...claim, cards: known, voids };
    }
    case 'unseen':
      return { ...claim, cards: knowledge(view(state, claim.seat)).unseen };
  }
}
