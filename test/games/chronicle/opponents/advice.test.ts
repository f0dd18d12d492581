import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { adviceOf, reasonsBetween, reasonsPlayedOut } from '#games/chronicle/opponents/advice';
import { reasonsFor } from '#games/chronicle/opponents/reasons-for-move';
import { thinkAhead } from '#games/chronicle/opponents/lookahead-opponent';
import type { RoundEnd, Thought } from '#games/chronicle/opponents/round-outcomes';
import { reasonAgainst } from '#games/chronicle/opponents/reason-against-alternative';
import { prospects, worthFor } from '#games/chronicle/opponents/ally-worth';
import { seatView } from '#games/chronicle/opponents/sample-hidden-cards';
import { shareOf } from '#games/chronicle/opponents/winning-share-by-fame';
import type { Card } from '#games/chronicle/rules/cards';
import type { Playing, State } from '#games/chronicle/rules/state';
import { view } from '#games/chronicle/rules/view';
import { say } from '#words/sentence-per-type';
import { words } from '../../../../src/games/chronicle/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/chronicle/words/ja/play-against-computer.ts';
import { after, lay, type Laying } from '../rules/table.ts';

/** A Meeting in which somebody is to play, after these moves. */
function playing(at: Laying, ...moves: readonly string[]): Playing {
  const { state }: { state: State } = after(lay(at), ...moves);
  if (state.phase !== 'meeting') throw new Error('Somebody is to play');
  return state;
}

const play = (card: Card, by: 'p1' | 'p2' | 'p3' = 'p3') => ({ type: 'play', by, card }) as const;
const LOVE = [{ most: 'love' }] as const;
const FEW = [{ fewest: 'wisdom' }] as const;

describe('What speaks for a card', () => {
  test('is that it wins, with what helps', () => {
    const state = playing({ hands: ['L3 P2', 'L4 P3', 'L9 L2'], conditions: LOVE }, 'p1: L3', 'p2: L4');
    expect(reasonsFor(state, play('L9'))).toEqual([
      { type: 'wins', isSure: true, helps: ['L3', 'L4', 'L9'], condition: LOVE[0] },
    ]);
  });

  test('is that it keeps out of what hurts, and is rid of what would hurt later', () => {
    const state = playing({ hands: ['W5 P2', 'W7 P3', 'W9 W2'], conditions: FEW }, 'p1: W5', 'p2: W7');
    expect(reasonsFor(state, play('W2'))).toEqual([
      { type: 'ducks', hurts: ['W5', 'W7'], condition: FEW[0] },
      { type: 'sheds', isSure: true, card: 'W2', condition: FEW[0] },
    ]);
  });

  test('is that Evil goes to somebody else', () => {
    const state = playing(
      { hands: ['L5 P2', 'L7 P3', 'L1 L9'], conditions: [{ most: 'power' }] },
      'p1: L5',
      'p2: L7',
    );
    expect(reasonsFor(state, play('L1'))).toEqual([
      { type: 'sheds', isSure: true, card: 'L1', condition: 'evil' },
    ]);
  });

  test('is that Evil hurts most, also where fewest are asked for', () => {
    const state = playing({ hands: ['W5 P2', 'W7 P3', 'W1 W9'], conditions: FEW }, 'p1: W5', 'p2: W7');
    expect(reasonsFor(state, play('W1'))).toContainEqual({
      type: 'sheds',
      isSure: true,
      card: 'W1',
      condition: 'evil',
    });
  });

  test('is nothing that helps or hurts once Evil shuts its owner out', () => {
    const state = playing(
      { hands: ['W5 P2', 'W7 P3', 'W2 Demon'], allies: ['', '', 'P1'], conditions: FEW },
      'p1: W5',
      'p2: W7',
    );
    for (const card of ['W2', 'Demon'] as const)
      expect(reasonsFor(state, play(card))).toEqual([
        {
          type: 'shut-out',
          evil: ['P1'],
          angel: 'unseen',
          missing: [
            { card: 'L1', at: 'unseen' },
            { card: 'W1', at: 'unseen' },
            { card: 'Demon', at: 'hand' },
          ],
        },
      ]);
    expect(reasonAgainst(state, play('Demon'), play('W2'))?.type).not.toBe('rival-keeps');
  });

  test('is which Evil card is the fourth, and that all four are worth Fame', () => {
    const of = (allies: string) => {
      const at = { hands: ['W5 P2', 'W7 P3', 'L1 P5'], allies: ['', '', allies], conditions: FEW };
      return reasonsFor(playing(at, 'p1: W5', 'p2: W7'), play('P5')).map((one) =>
        say(words.hint.reasons, one),
      );
    };
    expect([...of('P1 W1 Demon'), ...of('P1 W1 Demon L1')]).toEqual([
      'Your Power 1, Wisdom 1 and Demon are Evil and shut you out in this round. Only the Angel, or Love 1 (in your hand) too (all four: 2 Fame), would save you.',
      'You own all four Evil cards: if it stays so, you get 2 Fame and nobody else any. The Angel could undo it.',
    ]);
  });

  test('is that the Angel comes to who has Evil', () => {
    const state = playing(
      { hands: ['L5 P2', 'Angel P3', 'L7 L9'], allies: ['', '', 'P1'], conditions: LOVE },
      'p1: L5',
      'p2: Angel',
    );
    expect(reasonsFor(state, play('L9')).map(({ type }) => type)).toEqual(['saves', 'wins']);
  });

  test('is what an ability does, and else nothing', () => {
    const state = lay({ hands: ['L8 P2', 'L4 P3', 'L9 L2'], conditions: LOVE });
    expect(reasonsFor(state, play('L8', 'p1'))).toContainEqual({
      type: 'acts',
      card: 'L8',
      effect: 'take-unseen',
    });
    expect(reasonsFor(state, play('P2', 'p1'))).toEqual([]);
  });
});

describe('What speaks against the nearest other card', () => {
  const against = (state: Playing, rival: Card, best: Card) => {
    const reason = reasonAgainst(state, play(rival), play(best));
    return reason && say(words.hint.reasons, reason);
  };

  test('is that it takes what hurts, or leaves what helps', () => {
    const few = playing({ hands: ['W5 P2', 'W7 P3', 'W9 W2'], conditions: FEW }, 'p1: W5', 'p2: W7');
    expect(against(few, 'W9', 'W2')).toBe(
      'Wisdom 9 wins the Meeting, and Wisdom 5, Wisdom 7 and Wisdom 9 would hurt you.',
    );
    const love = playing({ hands: ['L3 P2', 'L4 P3', 'L9 L2'], conditions: LOVE }, 'p1: L3', 'p2: L4');
    expect(against(love, 'L2', 'L9')).toBe(
      'Love 2 cannot win the Meeting, and Love 3, Love 4 and Love 9 would go to somebody else.',
    );
  });

  test.each<[at: Partial<Laying>, rival: Card, best: Card, said: string]>([
    [{}, 'W6', 'W2', 'Wisdom 6 may win the Meeting, which Wisdom 2 cannot, and'],
    [{}, 'W10', 'W2', 'Wisdom 10 wins the Meeting, and'],
    [{ hands: ['W3 P2', 'W8 W4', 'P3 P4'] }, 'W8', 'W4', 'Wisdom 8 is more likely to win the Meeting, and'],
    // What others may still play can decide otherwise.
    [
      { rulings: { abilities: { King: 'lowest-wins' } } },
      'W10',
      'W2',
      'Wisdom 10 is more likely to win the Meeting, and',
    ],
  ])('tells what is sure of the Meeting from what is likely: %j, %s for %s', (at, rival, best, said) => {
    const state = playing({ hands: ['W3 P2', 'W6 W2 W10', 'P3 P4'], conditions: FEW, ...at }, 'p1: W3');
    const reason = reasonAgainst(state, play(rival, 'p2'), play(best, 'p2'));
    expect(reason && say(words.hint.reasons, reason)).toContain(said);
  });

  test.each<[last: boolean, said: string, saidInJapanese: string]>([
    [true, 'you take this Meeting, and', 'このミーティングを取り、'],
    [false, 'you take this Meeting more often, and', 'このミーティングを取りやすく、'],
  ])(
    'tells with how rounds ended whether it surely wins (last to play: %s)',
    (isLast, said, saidInJapanese) => {
      const [best, rival] = [play('L2', 'p2'), play('L8', 'p2')];
      const conditions = [{ most: 'power' }] as const;
      const hands = ['L3 P2', 'L2 L8', 'P3 P4'];
      // Beside the Angel no Evil hurts that may come.
      const allies = ['', 'Angel', ''];
      const at: Laying = { hands, allies, conditions, ...(isLast && { leader: 'p3' }) };
      const state = isLast
        ? playing({ ...at, hands: ['L3 P2', 'L2 L8', 'L4 P4'] }, 'p3: L4', 'p1: L3')
        : playing(at, 'p1: L3');
      const outcomes = Array.from({ length: 40 }, () => [
        { takes: false, end: 'scored' } as const,
        { takes: true, end: 'outdone' } as const,
      ]);
      const thought = { moves: [best, rival], trials: outcomes.map(() => [0.6, 0.4]), outcomes };
      const ends = reasonsPlayedOut(thought, state, best, rival).filter(({ type }) => type === 'ends');
      expect(ends.map((reason) => say(words.hint.reasons, reason)).join()).toContain(said);
      expect(ends.map((reason) => say(japanese.hint.reasons, reason)).join()).toContain(saidInJapanese);
    },
  );

  test('is that it keeps what hurts, or spends what may do more later, and else nothing', () => {
    const state = playing(
      { hands: ['W9 P2', 'W10 P3', 'Fool W2 W3 W4'], conditions: FEW },
      'p1: W9',
      'p2: W10',
    );
    const hands = ['L9 P2', 'L10 P3', 'L4 L3'];
    const love = playing({ hands, conditions: LOVE }, 'p1: L9', 'p2: L10');
    const few = playing({ hands, allies: ['', '', 'Angel'], conditions: FEW }, 'p1: L9', 'p2: L10');
    expect([
      against(state, 'Fool', 'W2'),
      against(love, 'L4', 'L3'),
      against(few, 'L4', 'L3'),
      against(state, 'W3', 'W4'),
      against(state, 'W4', 'W3'),
    ]).toEqual([
      'With the Fool you would keep Wisdom 2, which you want to be rid of.',
      'Keep Love 4: it is higher than Love 3, so later it can win a Meeting that Love 3 would lose.',
      // The Wisdom that is out counts against whoever wins it.
      null,
      'With Wisdom 3 you would keep Wisdom 4, which is likelier to win you what you do not want.',
      null,
    ]);
  });

  test('is in how many deals the round ended worse with it, where neither that tells nor how rounds ended', () => {
    const state = playing(
      { hands: ['W9 P2', 'W10 P3', 'Fool W2 W3 W4'], conditions: FEW },
      'p1: W9',
      'p2: W10',
    );
    const moves = [play('Fool'), play('W4')];
    const [best, rival] = moves;
    if (best === undefined || rival === undefined) throw new Error('There are two');
    const trials = Array.from({ length: 40 }, (_, deal) => (deal < 30 ? [0.5, 0.4] : [0.4, 0.5]));
    const reasons = reasonsPlayedOut({ moves, trials }, state, best, rival);
    expect(reasons.map((reason) => say(words.hint.reasons, reason))).toEqual([
      'With Wisdom 4, the round ends worse for you in 30 of the 40 deals played out, better in 10.',
    ]);
  });
});

test('A fourth Evil card is not left to who has three', () => {
  const state = playing(
    { hands: ['L5 P2', 'L7 P3', 'L1 L2'], allies: ['W1 P1 Demon', '', ''], conditions: FEW },
    'p1: L5',
    'p2: L7',
  );
  expect(reasonAgainst(state, play('L1'), play('L2'))).toEqual({
    type: 'rival-fourth',
    card: 'L1',
    seat: 'p1',
  });
});

test('What is as true of the other card is no reason for one', () => {
  const state = playing(
    { hands: ['W9 P2', 'W10 P3', 'Fool W2 W3 W4'], conditions: FEW },
    'p1: W9',
    'p2: W10',
  );
  const between = (made: Card, better: Card) =>
    reasonsBetween(state, play(made), play(better)).map(({ type }) => type);
  // All leave the Meeting to somebody else; only Wisdom is got rid of, and that is said once.
  expect([between('Fool', 'W2'), between('W2', 'W4'), between('W4', 'Fool')]).toEqual([
    ['sheds'],
    ['rival-keeps-higher'],
    [],
  ]);
});

test('The Angel is kept for a Meeting that one wins, by who has Evil', () => {
  const at = { hands: ['W9 P2', 'W10 P3', 'Angel W2 P5'], conditions: [{ most: 'power' }] as const };
  const against = (allies: readonly string[]) =>
    reasonAgainst(playing({ ...at, allies }, 'p1: W9', 'p2: W10'), play('Angel'), play('W2'))?.type;
  expect([against(['', '', 'L1']), against(['', '', 'L2'])]).toEqual(['rival-cures', 'rival-spends']);
});

test('Of two cards that go to somebody else, the one that would help is kept', () => {
  const at = { hands: ['L9 P2', 'L10 P3', 'P8 W5 W1'] };
  const against = (conditions: Laying['conditions'], rival: Card, allies: readonly string[] = []) =>
    reasonAgainst(
      playing({ ...at, ...(conditions && { conditions }), allies }, 'p1: L9', 'p2: L10'),
      { ...play(rival), down: true },
      { ...play('P8'), down: true },
    );
  const given = (card: Card, condition: object) => ({ type: 'rival-gives', card, condition });
  expect(against([{ most: 'wisdom' }], 'W5')).toEqual(given('W5', { most: 'wisdom' }));
  expect(against([{ owns: 'evil' }], 'W1')).toEqual(given('W1', { owns: 'evil' }));
  expect(against(FEW, 'W5')).toBeNull();
  // Whom Evil shuts out it helps with nothing.
  expect(against([{ most: 'wisdom' }], 'W5', ['', '', 'L1'])).toBeNull();
});

test('Whoever has all four Evil cards is told to be rid of the Angel, who would discard them', () => {
  const at = { hands: ['W9 P2', 'W10 P3', 'Angel P4'], allies: ['', '', 'L1 P1 W1 Demon'] };
  const rid = (more: Partial<Laying> = {}) =>
    reasonsFor(playing({ ...at, ...more }, 'p1: W9', 'p2: W10'), play('Angel')).map(({ type }) => type);
  expect(rid()).toEqual(['sheds-angel', 'has-all-evil']);
  expect(rid({ allies: ['', '', 'L1 P1 W1'] })).not.toContain('sheds-angel');
  expect(rid({ rulings: { 'angel-optional': 'optional' } })).not.toContain('sheds-angel');
});

test('A card goes to somebody else surely, or likely as long as others may still play lower', () => {
  const at = { hands: ['W5 P2 L2', 'W7 P3 L3', 'W1 W9 L4'], conditions: LOVE };
  const sheds = (state: Playing, by: 'p1' | 'p3') =>
    reasonsFor(state, play('W1', by)).filter(({ type }) => type === 'sheds');
  expect(sheds(playing(at, 'p1: W5', 'p2: W7'), 'p3')).toEqual([
    { type: 'sheds', isSure: true, card: 'W1', condition: 'evil' },
  ]);
  const leads = playing({ ...at, hands: [at.hands[2], at.hands[1], at.hands[0]].map(String) });
  expect(sheds(leads, 'p1')).toEqual([{ type: 'sheds', isSure: false, card: 'W1', condition: 'evil' }]);
});

describe('Advice', () => {
  /** What is advised of these plays, which have these shares in each deal. */
  const advised = (at: Partial<Laying>, shares: Partial<Record<Card, number>>) => {
    const cards = Object.keys(shares) as Card[];
    const hands = ['P9 P2', `${cards.join(' ')} P3`, 'L3 L4'];
    const state = playing({ hands, conditions: FEW, ...at }, 'p1: P9');
    const moves = cards.map((card) => play(card, 'p2'));
    const trials = Array.from({ length: 40 }, () => Object.values(shares));
    return adviceOf({ moves, trials }, state);
  };

  test.each<[at: Partial<Laying>, would: string]>([
    [{}, 'I would play Power 8, or just as well the King, rather than Power 4.'],
    // Where one of them does something, or counts, they are two.
    [
      { rulings: { abilities: { King: 'take-ally' } } },
      'I would play Power 8, or just as well the King, rather than the Sage.',
    ],
    [
      { conditions: [{ owns: 'Sage' }] },
      'I would play Power 8, or just as well the King, rather than the Sage.',
    ],
  ])('takes Wilds that are alike in all that counts for one: %j', (at, would) => {
    const { reasons, ...advice } = advised(at, { P8: 0.5, King: 0.5, Sage: 0.47, P4: 0.3 });
    expect(words.hint.would({ ...advice, reasons })).toBe(would);
    const isOne = !would.endsWith('Sage.');
    const said = reasons.map((reason) => say(words.hint.reasons, reason)).join();
    expect(said).not.toContain('better kept');
    if (isOne) expect(said).not.toContain('Sage');
    const shareOfCard = (card: Card) =>
      advice.moves.find(({ move }) => move.type === 'play' && move.card === card)?.share;
    expect(shareOfCard('King') === shareOfCard('Sage')).toBe(isOne);
  });

  test.each<[shares: Partial<Record<Card, number>>, would: string, sheds: boolean]>([
    [
      { Fool: 0.5, Sage: 0.5, Demon: 0.49, P4: 0.3 },
      'I would play the Fool, or just as well the Demon, rather than Power 4.',
      true,
    ],
    [{ Fool: 0.5, Demon: 0.49 }, 'I would play the Fool; the other is about as good.', true],
    [
      { Fool: 0.5, Sage: 0.5, Demon: 0.4, P4: 0.4 },
      'I would play the Fool, or just as well the Sage, rather than the Demon.',
      false,
    ],
  ])('names Evil that can be given away where that is about as good: %j', (shares, would, sheds) => {
    const advice = advised({}, shares);
    expect(words.hint.would(advice)).toBe(would);
    const said = advice.reasons.map((reason) => say(words.hint.reasons, reason));
    expect(said.includes('The Demon does about as well, and you are rid of Evil.')).toBe(sheds);
  });

  test('tells beforehand of the Evil that it brings', () => {
    const of = (card: Card, at: Partial<Laying> = {}) => {
      const state = playing(
        { hands: ['L7 P2', 'L1 P3', 'L8 P7'], conditions: LOVE, ...at },
        'p1: L7',
        'p2: L1',
      );
      const moves = [play(card), play(card === 'L8' ? 'P7' : 'L8')];
      const shares = moves.map((_, index) => 1 - index);
      return adviceOf({ moves, trials: Array.from({ length: 40 }, () => shares) }, state).reasons;
    };
    expect(of('L8')).toContainEqual({ type: 'takes', card: 'L8', isSure: true, evil: ['L1'], yet: null });
    expect(of('P7').map(({ type }) => type)).not.toContain('takes');
    // Where only who has the most Evil is shut out, one card of it beside another's two is none.
    const most = { allies: ['P1 W1', '', ''], rulings: { 'evil-excludes': 'most' } } as const;
    expect(of('L8', most).map(({ type }) => type)).not.toContain('takes');
  });

  test.each<[hand: string, end: RoundEnd, by: string | null, rulings?: Laying['rulings']]>([
    ['L8 P7', 'scored', 'angel'],
    ['L8 Angel', 'scored', 'angel-in-hand'],
    ['L8 P7', 'all-evil', 'four'],
    ['L8 P7', 'outdone', null],
    // An ability may rid the seat of Evil as well.
    ['L8 P7', 'scored', null, { abilities: { King: 'give-ally' } }],
  ])('tells by what Fame comes beside Evil: %s, %s', (hand, end, by, rulings) => {
    const hands = ['L7 P2', 'L1 P3', hand];
    const state = playing({ hands, conditions: LOVE, ...(rulings && { rulings }) }, 'p1: L7', 'p2: L1');
    const moves = [play('L8'), play('P7')];
    const deals = Array.from({ length: 40 }, () => [1, 0]);
    const outcomes = deals.map(() => [{ takes: true, end } as const, { takes: false, end } as const]);
    const { reasons } = adviceOf({ moves, trials: deals, outcomes }, state);
    const told = reasons.find(({ type }) => type === 'takes');
    expect(told?.type === 'takes' ? (told.yet?.by ?? null) : undefined).toBe(by);
  });

  test('says why the Evil that it brings is worth it, in one sentence', () => {
    const cost = { type: 'takes', card: 'L8', isSure: true, evil: ['L1'] } as const;
    const other = { card: 'P7', fame: 0.2 } as const;
    expect(say(words.hint.reasons, { ...cost, yet: { fame: 0.35, other, by: null } })).toBe(
      'Love 8 brings you Love 1, and Evil shuts you out without the Angel or all four. Still you get Fame in 35% of the deals tried, with Power 7 in 20%.',
    );
  });

  test.each<[at: Partial<Laying>, said: string | undefined]>([
    [
      {},
      'Wisdom 1 in this Meeting is Evil: with Wisdom 7 you win it in 25% of the deals tried, with Wisdom 2 in none.',
    ],
    [{ allies: ['', 'Angel', ''] }, undefined],
    [{ conditions: [{ owns: 'evil' }] }, undefined],
  ])('names the Evil that lies in the Meeting, whatever it says besides: %o', (at, said) => {
    const hands = ['W1 P2', 'W2 W7 Fool', 'P3 P4'];
    const state = playing({ hands, conditions: FEW, ...at }, 'p1: W1');
    const moves = (['W7', 'W2', 'Fool'] as const).map((card) => ({ type: 'play', by: 'p2', card }) as const);
    const deals = Array.from({ length: 40 }, (_, deal) => deal);
    const outcomes = deals.map((deal) =>
      [deal % 4 === 0, false, false].map((takes) => ({ takes, end: 'scored' }) as const),
    );
    const { reasons } = adviceOf({ moves, trials: deals.map(() => [0.6, 0.6, 0.4]), outcomes }, state);
    const evil = reasons.filter(({ type }) => type === 'evil-lies');
    expect(evil.map((reason) => say(words.hint.reasons, reason))).toEqual(said === undefined ? [] : [said]);
    // Where that is what the card keeps out of, it is said once.
    const ducking = adviceOf({ moves: moves.toReversed(), trials: deals.map(() => [0.6, 0.6, 0.4]) }, state);
    expect(ducking.reasons.filter(({ type }) => ['ducks', 'evil-lies'].includes(type)).length).toBeLessThan(
      2,
    );
  });

  const of = (hands: readonly string[]) => {
    const state = playing({ hands, conditions: FEW, leader: 'p1' }, 'p1: W9');
    let last: Thought = { moves: [], trials: [] };
    for (last of thinkAhead(seatView(view(state, 'p2')), 20, seededRandom(5)));
    return adviceOf(last, state);
  };

  test('is to keep out of a Meeting of Wisdom, where the fewest are asked for', () => {
    const { moves, deals, reasons } = of(['W9 P2 L3', 'W10 W4 P3', 'L9 L2 P7']);
    expect(deals).toBe(20);
    expect(moves[0]?.move).toEqual({ type: 'play', by: 'p2', card: 'W4' });
    expect(moves[0]?.share).toBeGreaterThan(moves.at(-1)?.share ?? 1);
    expect(reasons.map(({ type }) => type)).toEqual(['ducks', 'rival-wins']);
  });

  test('is the same whatever the others hold, for the seat does not see it', () => {
    expect(of(['W9 P10 L4', 'W10 W4 P3', 'W2 W3 P5'])).toEqual(of(['W9 P2 L3', 'W10 W4 P3', 'L9 L2 P7']));
  });
});

describe('What cards are worth by rules of thumb', () => {
  const worth = (at: Laying, card: Card) => worthFor(lay(at), 'p1')(card);
  const hands = ['L5', 'L6', 'L7'];

  test('is what the history card counts', () => {
    expect(worth({ hands, conditions: LOVE }, 'L5')).toBe(1);
    expect(worth({ hands, conditions: FEW }, 'W5')).toBe(-1);
    expect(worth({ hands, conditions: FEW }, 'P5')).toBe(0);
  });

  test('is that Evil hurts, but where it is asked for or the Angel is there', () => {
    expect(worth({ hands, conditions: FEW }, 'L1')).toBeLessThan(-2);
    expect(worth({ hands, conditions: FEW, allies: ['Angel'] }, 'L1')).toBe(0);
    expect(worth({ hands, conditions: [{ owns: 'evil' }] }, 'L1')).toBeGreaterThan(2);
    expect(worth({ hands, conditions: FEW, allies: ['P1'] }, 'Angel')).toBeGreaterThan(2);
  });

  test('tells who stands better', () => {
    const table = lay({ hands, conditions: LOVE, allies: ['L2 L3', 'L4', ''] });
    expect(prospects(table, 'p1')).toBeGreaterThan(prospects(table, 'p2'));
    expect(prospects(table, 'p2')).toBeGreaterThan(prospects(table, 'p3'));
  });
});

test('Shares of a game add up, and more Fame is worth more', () => {
  const fame = { p1: 2, p2: 1, p3: 0 };
  const shares = (['p1', 'p2', 'p3'] as const).map((seat) => shareOf(fame, seat));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  expect(shares.toSorted((one, other) => other - one)).toEqual(shares);
});
