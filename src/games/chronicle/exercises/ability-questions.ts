import {
  CARDS,
  cardOf,
  isWild,
  kindOf,
  SEATS,
  SUITS,
  without,
  type Card,
  type Suit,
} from '#games/chronicle/rules/cards';
import { apply } from '#games/chronicle/rules/apply';
import { TIME_RULES } from '#games/chronicle/rules/event';
import { legal } from '#games/chronicle/rules/legal';
import { bySeat, handOf, seatsAt, seatsFrom } from '#games/chronicle/rules/seats';
import { EMPTY, stateOf } from '#games/chronicle/rules/position-setup';
import { SLOTS, isSlot, type Time } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS, TIMES } from '#games/chronicle/rules/ability-vocabulary';
import type { Action, Play, Playing } from '#games/chronicle/rules/state';
import { allRight, oneRight } from '#kit/exercise';
import { pick, shuffle, type Random } from '#kit/random';
import { playersBy, positionBy } from './random-positions-for-exercises.ts';
import { only, type ChronicleKind, type Outcome, type Reason } from './types.ts';

/** What is asked of abilities: when they take place, whom an 8 can take from, and what comes of a card. */

/** When a card does what the sources tell of it; null where they tell of nothing: then nothing is seen to take place. */
function acts(card: Card): Time | null {
  const kind = kindOf(card);
  if (kind === 'Angel') return 'end-of-round';
  if (!isSlot(kind)) return null;
  const { effect, time } = SLOTS[kind];
  return effect === 'open' || time === 'open' ? null : time;
}

/** At which time does the ability of this card take place? No card that is known to do anything does it when all have played. */
export const time: ChronicleKind = {
  id: 'time',
  rules: ['ability-played', 'ability-end-of-round'],
  make(rule, chance) {
    only(this, rule);
    const cards = CARDS.filter((card) => {
      const at = acts(card);
      return at !== null && TIME_RULES[at] === rule;
    });
    const before = positionBy(chance, (state) => plain(state, cards).length > 0);
    const card = pick(plain(before, cards), chance);
    const right = TIMES.find((one) => TIME_RULES[one] === rule) ?? 'played';
    const timed: Reason = { type: 'timed', rule: TIME_RULES[right], card, time: right };
    return {
      ...{ kind: 'time', rule, viewer: before.turn, before, proposed: [], proof: [] },
      ...oneRight(
        TIMES.map((one) => ({ type: 'time', time: one, card }) as const),
        { type: 'time', time: right, card },
      ),
      reasons: TIMES.map((one) => (one === right ? null : timed)),
    };
  },
};

/** The cards of these that lie in the hand of whoever is to play. */
function plain(state: Playing, cards: readonly Card[]): readonly Card[] {
  return handOf(state, state.turn).filter((card) => cards.includes(card));
}

/** From which hands can an 8 take a card? */
export const hands: ChronicleKind = {
  id: 'hands',
  rules: ['take-unseen'],
  make(rule, chance) {
    only(this, rule);
    for (;;) {
      const { before, eight } = lateEight(chance, (at) => (at === 0 ? 1 : 1 + Math.floor(chance() * 2)));
      const after = apply(before, eight).state;
      if (after.phase !== 'effect') continue;
      const from = legal(after).flatMap((move) => (move.type === 'take' ? [move.from] : []));
      const seats = seatsAt(before);
      return {
        ...{ kind: 'hands', rule, viewer: eight.by, before, proposed: [eight], proof: [eight] },
        ...allRight(
          seats.map((seat) => ({ type: 'seat', seat }) as const),
          ({ seat }) => from.includes(seat),
        ),
        reasons: seats.map((seat): Reason => {
          if (seat === eight.by) return { type: 'own-hand', rule: 'take-unseen' };
          return from.includes(seat)
            ? { type: 'gives', rule: 'take-unseen' }
            : { type: 'no-card', rule: 'take-unseen' };
        }),
      };
    }
  },
};

const OUTCOMES: readonly Outcome[] = ['must', 'may', 'nothing'];

/** What comes of a card that is played face up? */
export const ability: ChronicleKind = {
  id: 'ability',
  rules: ['ability-must', 'ability-impossible', 'open-slot'],
  make(rule, chance) {
    only(this, rule);
    const { before, play } =
      rule === 'open-slot' ? openPlay(chance) : eightPlay(chance, rule === 'ability-must');
    const right: Outcome = rule === 'ability-must' ? 'must' : 'nothing';
    const reason = reasonFor(rule, play.card);
    return {
      ...{ kind: 'ability', rule, viewer: play.by, before, proposed: [play], proof: [play] },
      ...oneRight(
        OUTCOMES.map((outcome) => ({ type: 'outcome', outcome }) as const),
        { type: 'outcome', outcome: right },
      ),
      reasons: OUTCOMES.map((outcome) => (outcome === right ? null : reason)),
    };
  },
};

function reasonFor(rule: string, card: Card): Reason {
  if (rule === 'ability-must') return { type: 'must', rule: 'ability-must' };
  return rule === 'open-slot'
    ? { type: 'unknown', rule: 'open-slot', card }
    : { type: 'cannot', rule: 'ability-impossible' };
}

/** A card is played face up of which no source says what it does. */
function openPlay(chance: Random): { readonly before: Playing; readonly play: Play } {
  const open = (action: Action): action is Play => {
    if (action.type !== 'play' || action.down === true) return false;
    const kind = kindOf(action.card);
    return SLOT_IDS.some((slot) => slot === kind && SLOTS[slot].effect === 'open');
  };
  const before = positionBy(chance, (state) => legal(state).some(open));
  return { before, play: pick(legal(before).filter(open), chance) };
}

/** An 8 is played where somebody else has a card, or where nobody has. */
function eightPlay(chance: Random, can: boolean): { readonly before: Playing; readonly play: Play } {
  for (;;) {
    const { before, eight } = lateEight(chance, () => (can ? 1 + Math.floor(chance() * 2) : 1));
    if ((apply(before, eight).state.phase === 'effect') === can) return { before, play: eight };
  }
}

/** The last Meeting but one or the last, in which an 8 of the lead suit comes last: each other hand had so many cards before. */
function lateEight(
  chance: Random,
  held: (at: number) => number,
): { readonly before: Playing; readonly eight: Play } {
  const seats = SEATS.slice(0, playersBy(chance));
  const suit: Suit = pick(SUITS, chance);
  const card = cardOf(suit, '8');
  const leader = pick(seats, chance);
  const order = seatsFrom({ hands: bySeat(seats, () => []) }, leader);
  const by = order.at(-1) ?? leader;
  const pool = shuffle(
    CARDS.filter((one) => kindOf(one) !== '8' && !isWild(one)),
    chance,
  );
  const led = pool.find((one) => one.startsWith(card.charAt(0))) ?? card;
  const rest = without(pool, [led]);
  const dealt = bySeat(seats, (seat): readonly Card[] => {
    if (seat === by) return [card];
    const from = 2 * seats.indexOf(seat);
    const own = rest.slice(from, from + held(order.indexOf(seat)));
    return seat === leader ? [led, ...own.slice(1)] : own;
  });
  let state = stateOf({ ...EMPTY, hands: dealt, leader, rest: pick(seats, chance) });
  while (state.phase === 'meeting' && state.turn !== by) {
    const turn = state.turn;
    const moves = legal(state).filter(
      (move) => turn !== leader || (move.type === 'play' && move.card === led),
    );
    state = apply(state, pick(moves, chance)).state;
  }
  if (state.phase !== 'meeting') throw new Error('The 8 is to be played');
  return { before: state, eight: { type: 'play', by, card } };
}
