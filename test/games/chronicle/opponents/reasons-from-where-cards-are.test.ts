import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { adviceOf, reasonsPlayedOut } from '#games/chronicle/opponents/advice';
import type { Why } from '#games/chronicle/opponents/advice-reasons';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import { reasonsFor } from '#games/chronicle/opponents/reasons-for-move';
import { bestChoice, bestPlay } from '#games/chronicle/opponents/rule-of-thumb-opponent';
import type { Outcome, RoundEnd, Thought } from '#games/chronicle/opponents/round-outcomes';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { apply } from '#games/chronicle/rules/apply';
import { isWild, strengthOf, suitOf, type Card, type Seat } from '#games/chronicle/rules/cards';
import { evilOf, evilVictor, shutOut } from '#games/chronicle/rules/evil';
import type { Event } from '#games/chronicle/rules/event';
import { carriedOut, intents, type Intent } from '#games/chronicle/rules/move-with-unseen-card-unnamed';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Play, Playing, State, Table } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { say } from '#words/sentence-per-type';
import { words } from '../../../../src/games/chronicle/words/en/play-against-computer.ts';
import { after, lay, type Laying } from '../rules/table.ts';

function playing(at: Laying, ...moves: readonly string[]): Playing {
  const { state }: { state: State } = after(lay(at), ...moves);
  if (state.phase !== 'meeting') throw new Error('Somebody is to play');
  return state;
}

const said = (reasons: readonly Why[]) => reasons.map((reason) => say(words.hint.reasons, reason));
const MOST_POWER = [{ most: 'power' }] as const;

describe('What Evil among the allies leaves to be won', () => {
  const of = (hand: string, allies: readonly string[], card: Card, at: Partial<Laying> = {}) => {
    const hands = ['L5 P2', 'L7 P3', hand];
    const state = playing({ hands, allies, conditions: MOST_POWER, ...at }, 'p1: L5', 'p2: L7');
    return said(reasonsFor(state, { type: 'play', by: 'p3', card }))[0];
  };

  test.each<[hand: string, allies: readonly string[], card: Card, told: string]>([
    [
      'L2 P5',
      ['', '', 'W1 Demon'],
      'L2',
      'shut you out in this round. Only the Angel, or Love 1 and Power 1 too (all four: 2 Fame), would save you.',
    ],
    ['L2 L1', ['Angel', 'Demon', 'W1'], 'L2', 'shuts you out in this round.'],
    ['L2 L1', ['', 'Demon', 'W1'], 'L2', 'Only the Angel would save you.'],
    [
      'L2 L1',
      ['Angel', '', 'W1 Demon'],
      'L2',
      'shut you out in this round. Only Love 1 (in your hand) and Power 1 too (all four: 2 Fame) would save you.',
    ],
    ['L2 Angel', ['', 'Demon', 'W1'], 'L2', 'Only the Angel (in your hand) would save you.'],
    // Who gives the Angel away is not told to win her.
    ['L2 Angel', ['', 'Demon', 'W1'], 'Angel', 'in this round once the Angel is given away.'],
    ['L2 Angel', ['', '', 'W1'], 'Angel', 'Only all four Evil cards would save you.'],
  ])('is told of what is in hand, out, and gone: %s with %j, playing %s', (hand, allies, card, told) => {
    expect(of(hand, allies, card)).toContain(told);
  });

  test('is not called gone where an ability moves allies', () => {
    const rulings = { abilities: { King: 'take-ally' } } as const;
    expect(of('L2 L1', ['Angel', 'Demon', 'W1'], 'L2', { rulings })).toContain('Only the Angel');
  });

  test('is all four, where the rest lies in a Meeting that is won', () => {
    const hands = ['L7 P2', 'L1 P3', 'L8 P7'];
    const state = playing({ hands, allies: ['', '', 'P1 W1 Demon'] }, 'p1: L7', 'p2: L1');
    const play: Play = { type: 'play', by: 'p3', card: 'L8' };
    expect(said(reasonsFor(state, play))[0]).toBe(
      'It wins the Meeting, and with Love 1 you own all four Evil cards: 2 Fame for you alone.',
    );
    expect(said(reasonsFor(state, { ...play, card: 'P7' }))).not.toContain('all four Evil cards: 2 Fame');
    const trials = Array.from({ length: 40 }, () => [0.9, 0.1]);
    const moves = [play, { ...play, card: 'P7' } as const];
    const { reasons } = adviceOf({ moves, trials }, state);
    expect(reasons.map(({ type }) => type)).not.toContain('takes');
  });
});

describe('What hangs on a card, where rules of thumb say little, is told', () => {
  interface Case {
    readonly hands: readonly string[];
    readonly allies?: readonly string[];
    readonly moves: readonly string[];
    readonly best: Card;
    readonly rival: Card;
    /** How often each of them takes the Meeting. */
    readonly takes: readonly [number, number];
    readonly told: string;
  }

  test.each<Case>([
    {
      hands: ['L9 P2', 'L3 P3', 'Angel P5'],
      allies: ['L1 P1 W1 Demon', '', ''],
      moves: ['p1: L9', 'p2: L3'],
      best: 'Angel',
      rival: 'P5',
      takes: [0, 0],
      told: 'Player 1 owns all four Evil cards. The Angel goes to Player 1 and discards Evil.',
    },
    {
      hands: ['L9 P2', 'L3 P3', 'Angel P5'],
      allies: ['L1 W1', '', ''],
      moves: ['p1: L9', 'p2: L3'],
      best: 'P5',
      rival: 'Angel',
      takes: [0, 0],
      told: 'The Angel would go to Player 1 and discard the Evil that shuts that player out.',
    },
    {
      hands: ['L9 P2', 'L3 P3', 'P1 P5'],
      allies: ['L4', '', 'W1'],
      moves: ['p1: L9', 'p2: L3'],
      best: 'P1',
      rival: 'P5',
      takes: [0, 0],
      told: 'Power 1 goes to Player 1 and Evil shuts that player out but for the Angel or all four.',
    },
    {
      hands: ['L1 L7', 'L3 P3', 'L9 P2'],
      allies: ['Angel', '', 'L4'],
      moves: [],
      best: 'L1',
      rival: 'L7',
      takes: [0, 0.6],
      told: 'Love 1 goes to whoever wins this Meeting, hardly you, and Evil shuts that player out but for the Angel or all four.',
    },
    {
      hands: ['L9 P2', 'L3 P3', 'P1 P5'],
      allies: ['L4', '', 'W1 Demon'],
      moves: ['p1: L9', 'p2: L3'],
      best: 'P5',
      rival: 'P1',
      takes: [0, 0],
      told: 'You own Wisdom 1 and the Demon: keep Power 1 for a Meeting that you win, for all four Evil cards bring 2 Fame.',
    },
    {
      hands: ['P9 L2', 'P3 P1', 'L9 L5'],
      allies: ['W1 Demon', '', ''],
      moves: [],
      best: 'P9',
      rival: 'L2',
      takes: [0.75, 0.25],
      told: 'Win this Meeting if you can: Love 1 or Power 1 may be among its cards, and all four Evil cards would bring you 2 Fame. Power 9 takes this Meeting in 75% of the deals tried, Love 2 in 25%.',
    },
    {
      hands: ['P9 L2', 'P3 P1', 'L9 L5'],
      allies: ['', 'W1 Demon L1', ''],
      moves: [],
      best: 'P9',
      rival: 'L2',
      takes: [1, 0.25],
      told: 'What you take does not go to Player 2, who could get all four Evil cards with Power 1. Power 9 takes this Meeting in all of the deals tried, Love 2 in 25%.',
    },
    {
      hands: ['P9 L2', 'P3 P1', 'L9 L5'],
      moves: [],
      best: 'L2',
      rival: 'P9',
      takes: [0.25, 1],
      told: 'Better leave this Meeting: Love 1, Power 1, Wisdom 1 or the Demon may be among its cards, and Evil shuts its owner out. Love 2 takes this Meeting in 25% of the deals tried, Power 9 in all.',
    },
    {
      hands: ['P9 L3', 'P3 L1', 'P5 Fool P10'],
      moves: ['p1: P9', 'p2: P3'],
      best: 'P10',
      rival: 'Fool',
      takes: [1, 0],
      told: 'Win this Meeting: nothing that lies open in it hurts you; a later one that Power 10 wins may. Power 10 takes this Meeting in all of the deals tried, the Fool in none.',
    },
    {
      hands: ['P9 L3', 'P10 L1', 'L10 W2'],
      allies: ['', '', 'W1'],
      moves: ['p1: P9', 'p2: P10'],
      best: 'W2',
      rival: 'L10',
      takes: [0, 0],
      told: 'Keep Love 10 to win a later Meeting: its cards may bring you the Angel, who would discard your Evil. No unseen card can beat Love 10, and 8 can beat Wisdom 2.',
    },
  ])('$told', ({ hands, allies = [], moves, best, rival, takes, told }) => {
    const state = playing({ hands, allies }, ...moves);
    const [one, other] = [best, rival].map((card): Intent => {
      const play = intents(state).find((move) => move.type === 'play' && move.card === card);
      if (play === undefined) throw new Error(`${card} cannot be played`);
      return play;
    });
    if (one === undefined || other === undefined) throw new Error('There are two');
    const outcomes = Array.from({ length: 40 }, (_, deal) =>
      takes.map((share, index): Outcome => {
        const end: RoundEnd = index === 0 ? 'scored' : 'outdone';
        return { takes: deal < 40 * share, end };
      }),
    );
    const thought: Thought = { moves: [one, other], trials: outcomes.map(() => [0.6, 0.4]), outcomes };
    expect(said(reasonsPlayedOut(thought, state, one, other))).toContain(told);
  });
});

describe('Where it hardly matters what is played', () => {
  const told = (hand: string, cards: readonly Card[], round: Partial<Laying> = {}) => {
    const state = playing({ hands: ['P9 L3', 'P10 L1', hand], ...round }, 'p1: P9', 'p2: P10');
    const moves = intents(state).toSorted((one, other) => at(cards, one) - at(cards, other));
    const outcomes = Array.from({ length: 40 }, () =>
      moves.map((): Outcome => ({ takes: false, end: 'outdone' })),
    );
    return said(
      adviceOf({ moves, trials: outcomes.map(() => moves.map(() => 0.5)), outcomes }, state).reasons,
    );
  };
  const at = (cards: readonly Card[], move: Intent) =>
    move.type === 'play' && cards.includes(move.card) ? cards.indexOf(move.card) : 99;

  // Evil does not hurt beside the Angel, so that the Meetings to come are wanted.
  const wanted = { allies: ['', '', 'Angel'], conditions: MOST_POWER };

  test.each<[hand: string, first: Card, told: string, at?: Partial<Laying>]>([
    ['L5 Fool L6', 'L5', 'You keep the Fool: a Wild may be played to any Meeting.'],
    ['L5 Fool', 'Fool', 'The Fool has no strength: you keep Love 5, which can win a Meeting.', wanted],
    [
      'L5 L10',
      'L10',
      'Part with Love 10, so as not to win later Meetings: their cards may bring you Evil, which shuts you out. No unseen card can beat Love 10, and 4 can beat Love 5.',
    ],
    [
      'L5 L10',
      'L5',
      'Keep what wins later Meetings: their cards help you, for you want the most of Power. 4 unseen cards can beat Love 5, and none can beat Love 10.',
      wanted,
    ],
    [
      'L5 L8 L10',
      'L10',
      'Part with Love 10, so as not to win later Meetings: their cards may bring you Evil, which shuts you out. No unseen card can beat Love 10, fewer than any other card that you may play.',
    ],
  ])('a card is tidy by what it leaves in hand: of %s %s', (hand, first, reason, round) => {
    expect(told(hand, [first], round)).toContain(reason);
  });

  test('no card is kept to win with where Meetings are to be lost, nor parted with where they are to be won', () => {
    const keeps = /You keep those|has no strength/;
    expect(told('L5 L10', ['L5']).join(' ')).not.toMatch(keeps);
    expect(told('L5 Fool', ['Fool']).join(' ')).not.toMatch(keeps);
    expect(told('L5 L10', ['L10'], wanted).join(' ')).not.toMatch(/You part/);
  });

  test('how the table stands says why', () => {
    expect(told('L5 Fool', ['L5'], { allies: ['', '', 'W5 W6'] })).toContain(
      'As it stands, for the fewest of Wisdom you have 2 and Player 1 has none.',
    );
  });
});

test('Whoever is near to all four Evil cards is told that another card wins the Angel, who would discard them', () => {
  const hands = ['Angel P2', 'L7 P3', 'Demon L6 L10'];
  const state = playing({ hands, allies: ['', '', 'L1 P1 W1'] }, 'p1: Angel', 'p2: L7');
  const moves = (['L6', 'L10'] as const).map((card) => ({ type: 'play', by: 'p3', card }) as const);
  const { reasons } = adviceOf({ moves, trials: Array.from({ length: 40 }, () => [0.9, 0.2]) }, state);
  expect(said(reasons)).toEqual([
    'With Love 10 you would win the Angel, who discards your Evil; all four Evil cards would bring you 2 Fame.',
  ]);
});

describe('In whatever comes up, what is told is so by the rules', () => {
  const cases = [3, 4, 6].flatMap((players) => positions(players, 140));

  test.each([3, 4, 6])('and something is told of the cards at a table for %i, but for few', (players) => {
    const ends = ['ends', 'ended-worse', 'alike-tried', 'alike-settled'];
    const own = cases.filter(({ state }) => seatsAt(state).length === players);
    const bare = own.filter(({ reasons }) => reasons.every(({ type }) => ends.includes(type)));
    expect(bare.length).toBeLessThanOrEqual(own.length / 8);
  });

  test('and no more than one takes in between two cards', () => {
    for (const { state, reasons } of cases) {
      const besides = reasons.filter(({ type }) => type !== 'danger-four');
      expect(besides.length, said(reasons).join(' ')).toBeLessThanOrEqual(2);
      expect(intents(state).length === 1 || reasons.length > 0).toBe(true);
    }
  });

  test('cards are in hand, here, or gone as is said, and beaten by so many', () => {
    for (const { state, reasons } of cases) {
      const { turn } = state;
      const beaten = (card: Card) =>
        unseen(state).filter((one) => suitOf(one) === suitOf(card) && strengthOf(one) > strengthOf(card))
          .length;
      for (const reason of reasons) {
        if (reason.type === 'shut-out') {
          expect(shutOut(state)).toContain(turn);
          expect(evilOf(state, turn)).toEqual(reason.evil);
          for (const { card, at } of [...reason.missing, { card: 'Angel' as const, at: reason.angel }]) {
            const others = seatsAt(state).flatMap((seat) => alliesOf(state, seat));
            if (at === 'gone') expect(others).toContain(card);
            if (at === 'hand') expect(handOf(state, turn)).toContain(card);
            if (at === 'unseen') expect(unseen(state)).toContain(card);
          }
        }
        if (reason.type === 'parts-with-higher' || reason.type === 'keeps-higher') {
          const { higher, lower } = reason;
          expect([higher.by, lower.by]).toEqual([beaten(higher.card), beaten(lower.card)]);
          expect(higher.by).toBeLessThan(lower.by);
        }
        if (reason.type === 'tidy-keeps-wild') expect(isWild(reason.kept)).toBe(true);
        if (reason.type === 'owns-four') expect(evilVictor(state)).toBe(reason.seat);
        if (reason.type === 'others-have-evil')
          expect(shutOut(state)).toEqual(
            expect.arrayContaining(seatsAt(state).filter((one) => one !== turn)),
          );
      }
    }
  });

  test('cards that surely go to somebody do so, and Evil then has its effect', () => {
    let checked = 0;
    for (const { state, best, reasons } of cases) {
      const table = afterMeeting(state, best);
      for (const reason of reasons) {
        if (reason.type === 'completes-four' && reason.isSure) expect(evilVictor(table)).toBe(state.turn);
        else if (reason.type === 'shuts-out-other' && reason.seat !== null && reason.isSure) {
          expect(alliesOf(table, reason.seat)).toContain(reason.card);
          expect(shutOut(table)).toContain(reason.seat);
        } else if (reason.type === 'angel-undoes' && reason.goes === 'surely')
          expect(alliesOf(table, reason.seat)).toContain('Angel');
        else continue;
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(1);
  });
});

interface Position {
  readonly state: Playing;
  readonly best: Intent;
  readonly reasons: readonly Why[];
}

/** What is advised in positions of games that are played by rules of thumb. */
function positions(players: number, count: number): readonly Position[] {
  const chance = seededRandom(players);
  const found: Position[] = [];
  let state: State = start();
  while (found.length < count) {
    if (state.phase === 'over') state = start();
    if (state.phase === 'deal') ({ state } = apply(state, shuffledDeal(chance, players)));
    else if (state.phase === 'meeting') {
      if (intents(state).length > 1 && chance() < 0.3) {
        let last: Thought = { moves: [], trials: [] };
        for (last of thinkAhead(seatView(view(state, state.turn)), 12, chance));
        const { moves, reasons } = adviceOf(last, state);
        const [first] = moves;
        if (first !== undefined) found.push({ state, best: first.move, reasons });
      }
      ({ state } = apply(state, bestPlay(state, chance)));
    } else ({ state } = apply(state, carriedOut(state, bestChoice(state, chance), chance)));
  }
  return found;
}

/** The table as it is once the Meeting is won in which a card was played, before the round is scored. */
function afterMeeting(from: Playing, best: Intent): Pick<Table, 'hands' | 'allies' | 'rulings'> {
  const chance = seededRandom(1);
  let { state, events } = apply(from, carriedOut(from, best, chance));
  while ((state.phase === 'meeting' || state.phase === 'effect') && !events.some(isCollected)) {
    const next =
      state.phase === 'meeting'
        ? bestPlay(state, chance)
        : carriedOut(state, bestChoice(state, chance), chance);
    ({ state, events } = apply(state, next));
  }
  const won = events.find(isCollected);
  if (won?.type !== 'collected') throw new Error('A Meeting is won');
  const table = state.phase === 'meeting' || state.phase === 'effect' ? state : from;
  return { ...table, allies: { ...from.allies, [won.by]: [...alliesOf(from, won.by), ...won.cards] } };
}

const isCollected = ({ type }: Event) => type === 'collected';

function unseen(state: Playing): readonly Card[] {
  const { turn, meeting } = state;
  const hidden = meeting.laid.flatMap(({ card, down, by }) => (down && by !== turn ? [card] : []));
  return [...seatsAt(state).flatMap((seat: Seat) => (seat === turn ? [] : handOf(state, seat))), ...hidden];
}
