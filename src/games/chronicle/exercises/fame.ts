import { apply } from '#games/chronicle/rules/apply';
import {
  CARDS,
  EVIL,
  isEvil,
  kindOf,
  SEATS,
  SUITS,
  without,
  type BySeat,
  type Card,
  type Seat,
} from '#games/chronicle/rules/cards';
import { count, type Condition } from '#games/chronicle/rules/condition';
import type { Event } from '#games/chronicle/rules/event';
import { legal } from '#games/chronicle/rules/legal';
import type { RuleId } from '#games/chronicle/rules/rulebook';
import { alliesOf, bySeat } from '#games/chronicle/rules/seats';
import { EMPTY, stateOf } from '#games/chronicle/rules/setup';
import type { Action, Playing, State } from '#games/chronicle/rules/state';
import { allRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { playersBy } from './positions.ts';
import { only, type ChronicleKind, type Reason } from './types.ts';

/** The last Meeting of a round is played. Who gets Fame? */

type Asked = 'condition-fame' | 'evil-excludes' | 'angel-discards' | 'evil-victory';

/** What has to happen for a question about each rule. */
const SHOWN: Readonly<Partial<Record<RuleId, Event['type']>>> = {
  'condition-fame': 'scored',
  'evil-excludes': 'shut-out',
  'angel-discards': 'absolved',
  'evil-victory': 'evil-victory',
} satisfies Record<Asked, Event['type']>;

export const fame: ChronicleKind = {
  id: 'fame',
  rules: ['condition-fame', 'evil-excludes', 'angel-discards', 'evil-victory'],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const condition = conditionBy(chance);
      const before = lastMeeting(chance, condition, rule === 'evil-victory');
      const { moves, events, allies } = played(before);
      const scorers = events.flatMap((event) => (event.type === 'scored' ? event.seats : []));
      const victors = events.flatMap((event) => (event.type === 'evil-victory' ? [event.by] : []));
      const right = [...scorers, ...victors];
      if (right.length === 0 || !events.some(({ type }) => type === SHOWN[rule])) continue;
      const seats = Object.keys(before.hands) as readonly Seat[];
      return {
        ...{ kind: 'fame', rule, viewer: 'all', before, proposed: moves, proof: moves },
        ...allRight(
          seats.map((seat) => ({ type: 'seat', seat }) as const),
          ({ seat }) => right.includes(seat),
        ),
        reasons: seats.map((seat) => reasonOf(seat, events, condition, allies)),
      };
    }
  },
};

function conditionBy(chance: Random): Condition {
  const suit = pick(SUITS, chance);
  return chance() < 0.5 ? { most: suit } : { fewest: suit };
}

/** Everybody holds the last card, none of them an 8, which would take one. */
function lastMeeting(chance: Random, condition: Condition, gathered: boolean): Playing {
  const seats = SEATS.slice(0, playersBy(chance));
  const plain = CARDS.filter((card) => kindOf(card) !== '8' && !isEvil(card) && card !== 'Angel');
  const held = shuffle(plain, chance).slice(0, seats.length);
  const owner = pick(seats, chance);
  const allies: Partial<Record<Seat, readonly Card[]>> = bySeat(seats, () => []);
  for (const card of shuffle(without(CARDS, held), chance)) {
    const seat = gathered && EVIL.includes(card) ? owner : pick(seats, chance);
    allies[seat] = [...(allies[seat] ?? []), card];
  }
  const hands = bySeat(seats, (seat) => held.slice(seats.indexOf(seat), seats.indexOf(seat) + 1));
  const history = { lead: EMPTY.history.lead, conditions: [condition] };
  const state = stateOf({ ...EMPTY, history, hands, allies, leader: pick(seats, chance) });
  if (state.phase !== 'meeting') throw new Error('A Meeting is to begin');
  return state;
}

/** The round to its end: everybody plays the only card. */
function played(before: Playing): {
  readonly moves: readonly Action[];
  readonly events: readonly Event[];
  readonly allies: BySeat<readonly Card[]>;
} {
  let state: State = before;
  const moves: Action[] = [];
  const events: Event[] = [];
  while (state.phase === 'meeting') {
    const [move] = legal(state);
    if (move === undefined) break;
    const done = apply(state, move);
    ({ state } = done);
    moves.push(move);
    events.push(...done.events);
  }
  const table = state.phase === 'deal' ? state.last : state;
  if (table === null) throw new Error('A round that was played has left nothing');
  return { moves, events, allies: table.allies };
}

function reasonOf(
  seat: Seat,
  events: readonly Event[],
  condition: Condition,
  allies: BySeat<readonly Card[]>,
): Reason {
  const counted = count('most' in condition ? condition.most : suitIn(condition), alliesOf({ allies }, seat));
  const scores = events.some((event) => event.type === 'scored' && event.seats.includes(seat));
  for (const event of events) {
    if (event.type === 'evil-victory')
      return event.by === seat
        ? { type: 'victor', rule: 'evil-victory' }
        : { type: 'no-victor', rule: 'evil-victory', victor: event.by };
    if (event.type === 'shut-out' && event.by === seat)
      return { type: 'shut-out', rule: 'evil-excludes', cards: event.cards };
    if (event.type === 'absolved' && event.by === seat)
      return { type: 'absolved', rule: 'angel-discards', condition, count: counted, scores };
  }
  return { type: 'counted', rule: 'condition-fame', condition, count: counted, scores };
}

function suitIn(condition: Condition) {
  if (!('fewest' in condition)) throw new Error('Only the most and the fewest are asked about');
  return condition.fewest;
}
