import * as v from 'valibot';
import type { Game, GameTypes } from '#kit/game';
import { bad, good } from '#kit/parse-result';
import { describe, validate, type Misfit } from '#kit/validate-object';
import { shuffle } from '#kit/random';

/**
 * A complete tiny game, to keep everything honest that says it serves any game. For two to four players, a round: each gets two of
 * nine cards, all choose one at the same time, and the highest takes a point; but the nine may not be chosen. After two
 * rounds most points win; a tie is a draw.
 */

export const SEATS = ['ann', 'bob', 'cid', 'dot'] as const;
export const CARDS = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7', 'N8', 'N9'] as const;
export type Seat = (typeof SEATS)[number];
export type Card = (typeof CARDS)[number];
type By<Value> = Readonly<Partial<Record<Seat, Value>>>;

export const RULES = [
  'deal-two',
  'own-card',
  'nine-stays',
  'choose-together',
  'highest-takes',
  'most-points',
] as const;
export type Rule = (typeof RULES)[number];

/** Which card takes the point. */
export interface Rulings {
  readonly takes: 'highest' | 'lowest';
}

const ROUNDS = 2;

interface Scored {
  readonly rulings: Rulings;
  /** Which round is played, or was played last, counted from 1. */
  readonly round: number;
  /** Of those who play; before the first deal nobody does. */
  readonly points: By<number>;
}

export type State =
  | (Scored & { readonly phase: 'deal' })
  | (Scored & { readonly phase: 'over' })
  | (Scored & {
      readonly phase: 'choose';
      readonly hands: By<readonly Card[]>;
      readonly chosen: By<Card>;
    });

export type Action =
  | { readonly type: 'deal'; readonly hands: By<readonly Card[]> }
  | { readonly type: 'choose'; readonly by: Seat; readonly card: Card };

export type Event =
  | { readonly type: 'dealt'; readonly rule: 'deal-two' }
  | { readonly type: 'chose'; readonly rule: 'choose-together'; readonly by: Seat }
  | {
      readonly type: 'took';
      readonly rule: 'highest-takes';
      readonly by: Seat;
      readonly card: Card;
    }
  | { readonly type: 'ended'; readonly rule: 'most-points'; readonly winner: Seat | 'draw' };

export type Refusal =
  | { readonly type: 'not-now'; readonly rule: Rule }
  | { readonly type: 'already-chosen'; readonly rule: 'choose-together'; readonly by: Seat }
  | { readonly type: 'not-held'; readonly rule: 'own-card'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'nine'; readonly rule: 'nine-stays' }
  | { readonly type: 'bad-deal'; readonly rule: 'deal-two' };

/** What a seat sees: cards that it may not know are `??`. */
export interface View {
  readonly phase: State['phase'];
  readonly round: number;
  readonly toAct: readonly (Seat | 'dealer')[];
  readonly hands: By<readonly (Card | '??')[]>;
  readonly chosen: By<Card | '??'>;
  readonly points: By<number>;
}

export interface Toy extends GameTypes {
  readonly seat: Seat;
  readonly rulings: Rulings;
  readonly card: Card;
  readonly state: State;
  readonly action: Action;
  readonly event: Event;
  readonly refusal: Refusal;
  readonly view: View;
  readonly misfit: Misfit;
}

const sitting = (seats: By<unknown>) => SEATS.filter((seat) => seats[seat] !== undefined);

function toAct(state: State): readonly (Seat | 'dealer')[] {
  if (state.phase === 'choose')
    return sitting(state.hands).filter((seat) => state.chosen[seat] === undefined);
  return state.phase === 'deal' ? ['dealer'] : [];
}

function judge(state: State, action: Action): readonly Refusal[] {
  if (state.phase === 'over') return [{ type: 'not-now', rule: 'most-points' }];
  if (state.phase === 'deal') {
    if (action.type !== 'deal') return [{ type: 'not-now', rule: 'deal-two' }];
    const seats = sitting(action.hands);
    const cards = seats.flatMap((seat) => action.hands[seat] ?? []);
    const sat = state.round === 1 ? seats : sitting(state.points);
    const fits =
      seats.length >= 2 &&
      seats.join() === sat.join() &&
      seats.every((seat) => action.hands[seat]?.length === 2) &&
      new Set(cards).size === cards.length;
    return fits ? [] : [{ type: 'bad-deal', rule: 'deal-two' }];
  }
  if (action.type === 'deal') return [{ type: 'not-now', rule: 'choose-together' }];
  const { by, card } = action;
  if (state.chosen[by] !== undefined) return [{ type: 'already-chosen', rule: 'choose-together', by }];
  if (!state.hands[by]?.includes(card)) return [{ type: 'not-held', rule: 'own-card', by, card }];
  return card === 'N9' ? [{ type: 'nine', rule: 'nine-stays' }] : [];
}

function apply(state: State, action: Action): { state: State; events: readonly Event[] } {
  const [refusal] = judge(state, action);
  if (refusal !== undefined) throw new Error(`Illegal ${action.type}: ${refusal.type}`);
  const { rulings, round } = state;
  if (action.type === 'deal') {
    const { hands } = action;
    const points = Object.fromEntries(sitting(hands).map((seat) => [seat, state.points[seat] ?? 0]));
    return {
      state: { phase: 'choose', rulings, round, points, hands, chosen: {} },
      events: [{ type: 'dealt', rule: 'deal-two' }],
    };
  }
  if (state.phase !== 'choose') throw new Error('Nothing is to be chosen');
  const chose: Event = { type: 'chose', rule: 'choose-together', by: action.by };
  const chosen: By<Card> = { ...state.chosen, [action.by]: action.card };
  const seats = sitting(state.hands);
  if (seats.some((seat) => chosen[seat] === undefined))
    return { state: { ...state, chosen }, events: [chose] };
  const ranked = seats.toSorted((a, b) => (chosen[a] ?? '').localeCompare(chosen[b] ?? ''));
  const by = (rulings.takes === 'highest' ? ranked.at(-1) : ranked[0]) ?? action.by;
  const took: Event = { type: 'took', rule: 'highest-takes', by, card: chosen[by] ?? action.card };
  const points: By<number> = { ...state.points, [by]: (state.points[by] ?? 0) + 1 };
  if (round < ROUNDS)
    return { state: { phase: 'deal', rulings, round: round + 1, points }, events: [chose, took] };
  const most = Math.max(...Object.values(points));
  const [winner = 'draw', tied] = seats.filter((seat) => points[seat] === most);
  return {
    state: { phase: 'over', rulings, round, points },
    events: [
      chose,
      took,
      { type: 'ended', rule: 'most-points', winner: tied === undefined ? winner : 'draw' },
    ],
  };
}

function legal(state: State): readonly Action[] {
  if (state.phase !== 'choose') return [];
  return SEATS.flatMap((by) =>
    (state.hands[by] ?? []).map((card): Action => ({ type: 'choose', by, card })),
  ).filter((action) => judge(state, action).length === 0);
}

const card = v.picklist(CARDS);
const hands = v.object(Object.fromEntries(SEATS.map((seat) => [seat, v.exactOptional(v.array(card))])));
const CHOOSE = v.object({ type: v.literal('choose'), by: v.picklist(SEATS), card });
const DEAL = v.object({ type: v.literal('deal'), hands: v.unknown() });
const RULINGS = v.object({ takes: v.exactOptional(v.picklist(['highest', 'lowest'])) });

export const toy: Game<Toy> = {
  id: 'toy',
  seats: SEATS,
  players: { fewest: 2, most: 4 },
  start: (rulings) => ({ phase: 'deal', rulings: { takes: 'highest', ...rulings }, round: 1, points: {} }),
  seatsIn: ({ points }) => (sitting(points).length === 0 ? SEATS : sitting(points)),
  toAct,
  deal(state, chance, players = 2) {
    if (state.phase !== 'deal') throw new Error('No deal is due');
    const cards = shuffle(CARDS, chance);
    const seats = state.round === 1 ? SEATS.slice(0, players) : sitting(state.points);
    const dealt = seats.map((seat, index) => [seat, cards.slice(2 * index, 2 * index + 2)]);
    return { type: 'deal', hands: Object.fromEntries(dealt) as By<readonly Card[]> };
  },
  judge,
  legal,
  same: (a, b) => JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort()),
  apply,
  view(state, viewer) {
    const hide = <Value>(seat: string, value: Value, hidden: Value) =>
      viewer === 'all' || viewer === seat ? value : hidden;
    const shown = state.phase === 'choose' ? state : { hands: {}, chosen: {} };
    return {
      phase: state.phase,
      round: state.round,
      toAct: toAct(state),
      hands: Object.fromEntries(
        Object.entries(shown.hands).map(([seat, hand]) => [
          seat,
          hand.map((held) => hide<Card | '??'>(seat, held, '??')),
        ]),
      ),
      chosen: Object.fromEntries(
        Object.entries(shown.chosen).map(([seat, laid]) => [seat, hide<Card | '??'>(seat, laid, '??')]),
      ),
      points: state.points,
    };
  },
  readAction(json) {
    if (typeof json !== 'object' || json === null || !('type' in json) || json.type !== 'deal')
      return validate(CHOOSE, json);
    const deal = validate(DEAL, json);
    if (!deal.ok) return deal;
    const read = validate(hands, deal.value.hands);
    return read.ok ? good({ type: 'deal', hands: read.value }) : read;
  },
  readRulings(json) {
    if (typeof json !== 'object' || json === null)
      return bad({ type: 'unexpected', key: 'rulings', found: describe(json), expected: 'object' });
    return validate(RULINGS, json);
  },
};
