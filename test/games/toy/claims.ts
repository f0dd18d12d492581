import * as v from 'valibot';
import { AT } from '#casebook/claim';
import type { CaseTypes, Claims } from '#casebook/casebook-adapter';
import { validate } from '#kit/validate-object';
import { toyMachine } from './chart.ts';
import { CARDS, RULES, SEATS, type Card, type Rule, type Seat, type State, type Toy } from './rules.ts';

/** What cases about the toy game say: how many points a seat has, besides what can be said of every game. */

export interface ToyCases extends CaseTypes {
  /** The hands of the first round. */
  readonly setup: { readonly hands: Readonly<Partial<Record<Seat, readonly Card[]>>> };
  readonly rule: Rule;
  readonly ruling: 'takes';
  readonly house: 'wash-your-hands';
  readonly citation: 'T 1' | 'T 2';
  readonly phase: State['phase'];
  readonly claim: { readonly type: 'points'; readonly seat: Seat; readonly points: number };
  readonly word: { readonly type: 'card'; readonly card: Card };
}

const hand = v.exactOptional(v.array(v.picklist(CARDS)));
const SETUP = v.object({ hands: v.object({ ann: hand, bob: hand, cid: hand, dot: hand }) });
const POINTS = v.object({ type: v.literal('points'), at: AT, seat: v.picklist(SEATS), points: v.number() });

export const toyClaims: Claims<Toy, ToyCases> = {
  machine: toyMachine,
  rules: RULES,
  chapterOf: () => 'the-game',
  rulingOf: () => null,
  rulings: { takes: ['highest', 'lowest'] },
  houses: ['wash-your-hands'],
  citations: ['T 1', 'T 2'],
  phases: ['deal', 'choose', 'over'],
  readSetup: (json) => validate(SETUP, json),
  stateOf: ({ hands }, rulings) => {
    const { game } = toyMachine;
    return game.apply(game.start(rulings), { type: 'deal', hands }).state;
  },
  phaseOf: ({ phase }) => phase,
  winnerOf: (state) => {
    if (state.phase !== 'over') return null;
    const most = Math.max(...Object.values(state.points));
    const [winner = 'draw', tied] = SEATS.filter((seat) => state.points[seat] === most);
    return tied === undefined ? winner : 'draw';
  },
  claims: ['points'],
  readClaim: (json) => validate(POINTS, json),
  actual: (claim, state) => ({ ...claim, points: state.points[claim.seat] ?? 0 }),
  sorted: (claim) => claim,
  readWord: (text) => {
    const card = CARDS.find((one) => one === text);
    return card === undefined ? null : { type: 'card', card };
  },
};
