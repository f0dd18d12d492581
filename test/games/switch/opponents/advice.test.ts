import { describe, expect, test } from 'vitest';
import { seededRandom } from '#kit/random';
import { adviceOf, reasonsBetween } from '#games/switch/opponents/advice';
import { reasonsFor } from '#games/switch/opponents/reasons-for-move';
import { named, unnamed } from '#games/switch/opponents/distinct-legal-moves';
import { whyBetter } from '#games/switch/opponents/better-move-from-seat-view';
import { review } from '#games/switch/opponents/played-move-costs';
import { thinkAhead } from '#games/switch/opponents/lookahead-opponent';
import { triedOut, type Thought } from '#games/switch/opponents/turns-played-on';
import { bestByHand } from '#games/switch/opponents/own-hand-opponent';
import { reasonAgainst } from '#games/switch/opponents/reason-against-alternative';
import { sampleHiddenCards, seatView } from '#games/switch/opponents/sample-hidden-cards';
import { shareOf } from '#games/switch/opponents/winning-share-by-hands';
import { SEATS, sorted, type Card, type Suit } from '#games/switch/rules/cards';
import type { Turn } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { say } from '#words/sentence-per-type';
import { words as hand } from '../../../../src/games/switch/words/en/hand-to-play-from.ts';
import { words } from '../../../../src/games/switch/words/en/play-against-computer.ts';
import { words as japaneseHand } from '../../../../src/games/switch/words/ja/hand-to-play-from.ts';
import { words as japanese } from '../../../../src/games/switch/words/ja/play-against-computer.ts';
import { turn } from './turn-of-first-player.ts';

const play = (...cards: readonly Card[]) => ({ type: 'play', by: 'p1', cards }) as const;
const lastThought = (state: Turn, deals: number): Thought => {
  let last: Thought = { moves: [], trials: [] };
  for (last of thinkAhead(seatView(view(state, 'p1')), deals, seededRandom(5)));
  return last;
};

describe('A drawing', () => {
  const state = turn('9S', '9', 'spades', ['KS', '4C'], ['4H']);
  const drawing = { type: 'draw', by: 'p1' } as const;
  const cases = [
    ['choice', state],
    ['penalty', { ...state, penalty: 5 }],
    ['run', { ...state, run: '9' }],
  ] as const;

  test.each(cases)('is named in advice as on its button (%s), in both languages', (cause, due) => {
    const move = named(due, drawing);
    if (move.type !== 'draw') throw new Error('A drawing is named as one');
    const [said, button] = [words.hint.move(move), hand.draw[cause](move.owed)];
    expect(said.replace(' and draw', ': draw')).toBe(button.charAt(0).toLowerCase() + button.slice(1));
    expect(japanese.hint.move(move)).toBe(japaneseHand.draw[cause](move.owed));
    // What is kept of it is the move alone.
    expect(unnamed(move)).toEqual(drawing);
  });
});

test('Where the suit that an Ace asks for hardly matters, the one that is held is named beside the best', () => {
  const state = turn('9S', '9', 'spades', ['AH', '2C', '4C', '10C'], ['4H', '6H']);
  const ace = (suit: Suit) => ({ ...play('AH'), suit });
  const moves = [ace('diamonds'), ace('spades'), ace('clubs'), ace('hearts')];
  const advised = (clubs: number) =>
    words.hint.would(
      adviceOf({ moves, trials: Array.from({ length: 40 }, () => [0.4, 0.4, clubs, 0.1]) }, state),
    );
  expect(advised(0.4)).toContain('or just as well play A♥ and choose clubs,');
  expect(advised(0.2)).toContain('or just as well play A♥ and choose spades,');
});

describe('What speaks for a move', () => {
  test('is that it wins', () => {
    const state = turn('9S', '9', 'spades', ['KS'], ['4H', '6H']);
    expect(reasonsFor(state, play('KS'))).toEqual([{ type: 'wins' }]);
  });

  test('is that one goes again, and is rid of several cards', () => {
    const state = turn('9S', '9', 'spades', ['8S', '8H', '4H', 'KC'], ['4C', '6H', '6S']);
    expect(reasonsFor(state, play('8S', '8H')).map(({ type }) => type)).toEqual(['goes-again', 'together']);
  });

  test('is that a 2 stops one who is about to finish', () => {
    const state = turn('9S', '9', 'spades', ['2S', 'KC', '4C'], ['4H']);
    expect(reasonsFor(state, play('2S'))).toMatchObject([
      { type: 'stops', seat: 'p2', how: 'penalty', left: 1, effect: { type: 'makes-draw' } },
    ]);
  });

  test.each<[players: string, hands: readonly (readonly Card[])[], kept: readonly Card[]]>([
    [
      'two',
      [
        ['9H', 'JS', 'KS'],
        ['4C', '6H', '6S'],
      ],
      ['JS'],
    ],
    [
      'three',
      [
        ['9H', 'JS', 'JH', 'KS'],
        ['4C', '6H', '6S'],
        ['4D', '6D', '10S'],
      ],
      ['JH', 'JS'],
    ],
  ])('is that the Jacks stay for the last turn but one, where %s play', (_players, hands, kept) => {
    const state = turn('9S', '9', 'spades', ...hands);
    expect(reasonsFor(state, play('9H'))).toContainEqual({
      type: 'keeps-turn',
      cards: expect.arrayContaining([...kept]) as readonly Card[],
      last: ['KS'],
    });
  });

  test.each<[ruling: 'draw' | 'win', said: readonly string[]]>([
    ['draw', ['Keep 6♠ for the end: you cannot finish on a trick card such as 8♠.']],
    ['win', []],
  ])('is what the game can end on, of two cards as well; where the reading is %s', (ruling, said) => {
    const hands: readonly (readonly Card[])[] = [
      ['6S', '8S'],
      ['4C', '6H', '10S'],
      ['4D', '6D', '10D'],
    ];
    const state = turn('9S', '9', 'spades', ...hands);
    const read: Turn = { ...state, rulings: { ...state.rulings, 'finish-on-trick': ruling } };
    const reasons = reasonsBetween(read, play('6S'), play('8S')).filter(({ type }) => type === 'keeps-end');
    expect(reasons.map((reason) => say(words.hint.reasons, reason))).toEqual(said);
  });

  test('is no Jack that the last card does not match, but what the game can end on', () => {
    const state = turn('9S', '9', 'spades', ['9H', 'JS', 'KD'], ['4C', '6H', '6S']);
    expect(reasonsFor(state, play('9H'))).toEqual([{ type: 'keeps-end', card: 'KD', trick: 'JS' }]);
  });
});

describe('Advice', () => {
  test('is to win where one can', () => {
    const state = turn('9S', '9', 'spades', ['KS'], ['4H', '6H']);
    const { moves, deals } = adviceOf(lastThought(state, 20), state);
    expect(deals).toBe(20);
    expect(moves[0]).toEqual({ move: play('KS'), share: 1 });
  });

  test('is the same whatever the others hold, for the seat does not see it', () => {
    const state = turn('9S', '9', 'spades', ['9H', 'JS', 'KS'], ['4C', '6H', '6S']);
    const other = turn('9S', '9', 'spades', ['9H', 'JS', 'KS'], ['2C', '2H', '5H']);
    expect(adviceOf(lastThought(other, 10), other)).toEqual(adviceOf(lastThought(state, 10), state));
  });
});

describe('What speaks against the nearest other move', () => {
  const hand: readonly Card[] = ['9H', '9D', '6S', 'JS', 'AC', 'KH', '4H'];
  const state = turn('9S', '9', 'spades', hand, ['4C', '6H', '10S']);
  const draw = { type: 'draw', by: 'p1' } as const;
  const ace = { ...play('AC'), suit: 'clubs' } as const;
  const saidAgainst = (...of: Parameters<typeof reasonAgainst>) => {
    const reason = reasonAgainst(...of);
    return reason && say(words.hint.reasons, reason);
  };

  test.each<
    [rival: Parameters<typeof reasonAgainst>[1], best: typeof draw | ReturnType<typeof play>, said: string]
  >([
    [draw, play('9H'), 'It leaves you with 6 cards; if you draw, you have 8.'],
    [ace, play('9H'), 'A♣ is better kept: it goes on anything later.'],
    [play('JS'), play('9H'), 'J♠ is better kept: it can give you another turn just before your last card.'],
    [
      play('9H'),
      play('9D', '9H'),
      'If you play 9♥, 1 card more stays in your hand, and whoever is rid of all of them first wins.',
    ],
    [play('6S'), play('9H'), 'Next time your 9♦, K♥ and 4♥ fit on 9♥; on 6♠, only J♠.'],
  ])('is said in a sentence', (rival, best, said) => {
    expect(saidAgainst(state, rival, best)).toBe(said);
  });

  test('is called as its button is where a penalty is picked up', () => {
    const five = { ...turn('5H', '5', 'hearts', ['2H', 'KC', '4C'], ['4S', '6S', '10S']), penalty: 5 };
    expect(saidAgainst(five, draw, play('2H'))).toBe(
      'It answers the penalty, so you need not pick up 5 cards.',
    );
  });

  test('is nothing that is as true of the better one', () => {
    const said = (state: Turn, rival: Parameters<typeof reasonAgainst>[1], best: typeof rival) =>
      reasonsBetween(state, rival, best).map((reason) => say(words.hint.reasons, reason));
    const seven = turn('9S', '9', 'spades', ['7C', 'AC', 'KH', '4H', 'QS'], ['4C', '6H', '10S']);
    // Both keep the Ace, and something to end on.
    expect(said(seven, play('QS'), play('7C'))).toEqual([
      'Next time your Q♠ fits on 7♣; on Q♠, only 7♣ and A♣.',
    ]);
    expect(said(seven, ace, play('7C'))).toEqual([
      'A♣ is better kept: like 7♣ it goes on anything later, and lets you choose the suit as well.',
    ]);
    expect(said(seven, play('7C'), { ...ace, suit: 'hearts' })).toEqual([
      'Next time your K♥ and 4♥ fit on hearts; on 7♣, only Q♠.',
    ]);
    const three = turn(
      '9S',
      '9',
      'spades',
      ['JS', '8S', 'KH', '4H'],
      ['4C', '6H', '10S'],
      ['4D', '6D', '10D'],
    );
    expect(reasonAgainst(three, play('8S'), play('JS'))?.type).not.toBe('rival-spends-threat');
    const last = turn('9S', '9', 'spades', ['2S', '2H'], ['4C', '6H', '10S']);
    expect(said(last, play('2H', '2S'), play('2S'))).toContain(
      'The game cannot be finished on a trick card: after 2♠ as your last card you would have to draw.',
    );
    const kings = turn('9S', '9', 'spades', ['KS', 'KH', '6S', '10H'], ['4C', '6H', '10S']);
    expect(said(kings, play('KS'), play('6S'))).toEqual([
      'K♠ is better kept with K♥: they can leave your hand in one turn.',
    ]);
  });

  test.each<[chosen: Suit, said: readonly string[]]>([
    ['diamonds', []],
    ['hearts', ['Next time 5 of your cards fit on hearts; on Q♣, only A♠ and 7♦.']],
  ])(
    'counts a 7 among its suit, and is the number left of a suit (%s) only where of no other more is left',
    (suit, said) => {
      const hand: readonly Card[] = ['AS', '4D', '7D', '9D', '4H', '6H', '9H', '10H', 'KH', 'QC'];
      const state = turn('QS', 'Q', 'spades', hand, ['4C', '6S', '10S']);
      const aceFor = { ...play('AS'), suit } as const;
      const reasons = reasonsBetween(state, play('QC'), aceFor);
      const chosen = reasons.filter(({ type }) => ['chooses', 'rival-follows-less'].includes(type));
      expect(chosen.map((reason) => say(words.hint.reasons, reason))).toEqual(said);
    },
  );

  test('comes last, after what speaks for the best, and before the numbers', () => {
    const last = turn('9S', '9', 'spades', ['KS', 'AC', '4D'], ['4H', '6H']);
    const advice = adviceOf(lastThought(last, 40), last);
    const { rival, reasons } = advice;
    expect(rival).not.toBeNull();
    expect(reasons.at(-1)?.type).toMatch(/^rival-/);
    expect(words.hint.would(advice)).toMatch(/^I would .* rather than .*\.$/);
    expect(words.hint.would(advice)).not.toMatch(/%/);
  });
});

describe('Where no rule of thumb tells two moves apart', () => {
  const four: readonly Card[] = ['5C', '6H', '10S', 'KH'];
  /** What is said of the one and the other after both were played on in many deals. */
  const triedIn = (state: Turn, made: ReturnType<typeof play>, better: ReturnType<typeof play>) => {
    let thought: Thought = { moves: [], trials: [] };
    for (thought of thinkAhead(seatView(view(state, 'p1')), 300, seededRandom(1), [made, better]));
    const reason = triedOut(thought, state, better, made);
    return { reason, said: say(words.hint.reasons, reason) };
  };

  test.each<
    [about: string, state: Turn, made: ReturnType<typeof play>, better: ReturnType<typeof play>, said: RegExp]
  >([
    [
      'who wins',
      turn('8D', '8', 'diamonds', ['KC', 'KD', '8H'], four),
      play('KD', 'KC'),
      play('8H'),
      /^You win more often within a few turns: in \d+ of the 300 deals tried out\. If you play K♦ and K♣, in (none|\d+)\.$/,
    ],
    [
      'with what one is left',
      turn('9D', '9', 'diamonds', ['QC', '6D', '8D', '10D'], four),
      play('10D'),
      play('8D'),
      /^You are left less often with trick cards alone, on which nobody can finish: in none of the 300 deals tried out\. If you play 10♦, in \d+\.$/,
    ],
    [
      'whether one has to draw',
      turn('QS', 'Q', 'spades', ['8D', 'QD', '2H', '2S'], four, ['4H', '6S', '9C'], ['4D', '6D', '10D']),
      play('2S', '2H'),
      play('2S'),
      /^You have to draw less often within a few turns: in \d+ of the 300 deals tried out\. If you play 2♠ and 2♥, in \d+\.$/,
    ],
    [
      'what others draw',
      turn('QH', 'Q', 'hearts', ['4C', '8D', 'QD', '3H'], four, ['4H', '6S', '9C'], ['4D', '6D', '10D']),
      play('QD'),
      play('3H'),
      /^The others have to draw more: [\d.]+ cards? on average within a few turns\. If you play Q♦, [\d.]+\.$/,
    ],
  ])('the deals that were tried out say %s', (_about, state, made, better, said) => {
    expect(triedIn(state, made, better).said).toMatch(said);
  });

  test('the figures are those of the deals: what is good comes more often after the better move', () => {
    const state = turn('8D', '8', 'diamonds', ['KC', 'KD', '8H'], four);
    const { reason } = triedIn(state, play('KD', 'KC'), play('8H'));
    if (reason.type !== 'in-deals') throw new Error('It is about who wins');
    expect(reason).toMatchObject({ count: 'won', deals: 300 });
    expect(reason.best).toBeGreaterThan(reason.rival);
    expect(reason.best).toBeLessThan(300);
  });

  test.each([
    [1, 'The other player wins', '相手が勝つ'],
    [2, 'Somebody else wins', 'ほかの人が勝つ'],
  ])('who else wins is told by how many others play: %i', (others, said, saidInJapanese) => {
    const reason = {
      type: 'in-deals',
      count: 'lost',
      move: play('KD'),
      deals: 9,
      rival: 4,
      best: 1,
      others,
    } as const;
    expect(say(words.hint.reasons, reason)).toBe(
      `${said} less often within a few turns: in 1 of the 9 deals tried out. If you play K♦, in 4.`,
    );
    expect(say(japanese.hint.reasons, reason)).toContain(
      `数手番のうちに${saidInJapanese}ことが少なくなります`,
    );
  });

  test('the look back and the drill say it of a mistake', () => {
    const seven: readonly Card[] = ['4C', '6S', '6D', 'QC', 'QH', 'KC', '4H'];
    const state = turn('2S', '2', 'spades', ['9C', '3H', '9H', '5S', 'JS'], seven, four);
    const made = play('5S');
    const [judged] = [...review(state, [made], 'p1')].filter((one) => one !== undefined);
    const better = judged?.better?.move;
    if (better === undefined) throw new Error('Another move did better');
    const fromDeals = {
      type: expect.stringMatching(/^(in-deals|on-average|stood-worse)$/) as string,
      move: made,
    };
    expect(judged?.reasons?.at(-1)).toMatchObject(fromDeals);
    const asked = whyBetter(seatView(view(state, 'p1')), made, unnamed(better), seededRandom(1));
    let step = asked.next();
    while (step.done !== true) step = asked.next();
    expect(step.value).toMatchObject([fromDeals]);
  });

  test('and nothing that is counted either, it is said in how many deals it stood worse', () => {
    const state = turn('9S', '9', 'spades', ['9H', '9D', '6S', 'KH', '4H'], four);
    const moves = [play('9H'), play('9D')];
    const trials = Array.from({ length: 40 }, (_, deal) => (deal < 30 ? [0.4, 0.5] : [0.5, 0.4]));
    const [one, other] = moves;
    if (one === undefined || other === undefined) throw new Error('There are two');
    expect(say(words.hint.reasons, triedOut({ moves, trials }, state, other, one))).toBe(
      '9♥ is worth keeping: that does better in 30 of the 40 deals tried out, and worse in 10.',
    );
  });
});

describe('A deal that is imagined', () => {
  test('looks to the seat exactly as its view does', () => {
    const state = turn('9S', '9', 'spades', ['9H', 'JS', 'KS'], ['4C', '6H', '6S'], ['AD', '2D']);
    const seen = seatView(view(state, 'p1'));
    for (let seed = 0; seed < 20; seed++)
      expect(view(sampleHiddenCards(seen, seededRandom(seed)), 'p1')).toEqual(seen);
  });
});

describe('What hands are worth', () => {
  test('adds up to the whole game, and is more with fewer cards of the same kind', () => {
    const state = turn('9S', '9', 'spades', ['4D', '6C'], ['4C', '6H', '10S', 'KD'], ['QD', '9D', '4H']);
    const [one = 0, two = 0, three = 0] = SEATS.slice(0, 3).map((seat) => shareOf(state, seat));
    expect(one + two + three).toBeCloseTo(1);
    expect(one).toBeGreaterThan(three);
    expect(three).toBeGreaterThan(two);
  });
});

describe('Where one may finish on a trick card', () => {
  const read = (state: Turn, ruling: 'draw' | 'win'): Turn => ({
    ...state,
    rulings: { ...state.rulings, 'finish-on-trick': ruling },
  });

  test.each([
    ['draw', ['8S']],
    ['win', ['8H', '8S']],
  ] as const)('the opponent that looks at its hand does so (reading: %s)', (ruling, laid) => {
    const state = turn('9S', '9', 'spades', ['8S', '8H'], ['4C', '6H', '6S']);
    const move = bestByHand(read(state, ruling), seededRandom(1));
    expect(move.type === 'play' && sorted(move.cards)).toEqual(sorted(laid));
  });

  test('a hand of trick cards alone is worth more', () => {
    const state = turn('9S', '9', 'spades', ['8S', '2H'], ['4C', '6H', '6S']);
    expect(shareOf(read(state, 'win'), 'p1')).toBeGreaterThan(shareOf(read(state, 'draw'), 'p1'));
  });

  test('a Jack is kept to go again, and to end on a trick card of its suit', () => {
    const state = turn('9S', '9', 'spades', ['9H', 'JS', '8S'], ['4C', '6H', '6S']);
    const said = (ruling: 'draw' | 'win') => reasonsFor(read(state, ruling), play('9H'));
    expect(said('win')).toContainEqual({ type: 'keeps-turn', cards: ['JS'], last: ['8S'] });
    expect(said('draw').map(({ type }) => type)).not.toContain('keeps-turn');
  });
});

describe('Where moves are about as good, it is said why', () => {
  /** What is said where moves have these shares in each deal. */
  const said = (state: Turn, moves: Thought['moves'], shares: readonly number[]) => {
    const trials = Array.from({ length: 40 }, () => shares);
    return adviceOf({ moves, trials }, state).reasons.map((reason) => say(words.hint.reasons, reason));
  };
  const few: readonly Card[] = ['4H', '6H', '9C'];

  test('no card and no drawing changes much: what is not seen decides', () => {
    const state = turn('9S', '9', 'spades', ['KS', 'QS', '4C'], few);
    expect(said(state, [play('KS'), { type: 'draw', by: 'p1' }], [0.5, 0.49])).toEqual([
      'Whichever you choose, 49% to 50% of such games are won: the cards that you do not see decide more than this move.',
    ]);
  });

  test.each<[moves: Thought['moves'], said: string]>([
    [[play('KS'), play('QS')], 'I would play K♠; the other is about as good.'],
    [[play('KS'), play('QS'), play('4S')], 'I would play K♠; the others are about as good.'],
  ])('one other is not told as several', (moves, would) => {
    const state = turn('9S', '9', 'spades', ['KS', 'QS', '4S'], few);
    const trials = Array.from({ length: 40 }, () => moves.map(() => 0.5));
    expect(words.hint.would(adviceOf({ moves, trials }, state))).toBe(would);
  });

  test.each<[shares: readonly number[], would: string, because: string]>([
    [
      [0.5, 0.5, 0.5, 0.3],
      'I would play K♠; the other plays are about as good.',
      'Whichever of them you play, 50% of such games are won: the cards that you do not see decide more than this move.',
    ],
    [
      [0.5, 0.3, 0.3, 0.4],
      'I would play K♠ rather than play Q♠.',
      'Next time your Q♠ and K♦ fit on K♠; on Q♠, only K♠.',
    ],
    [
      [0.5, 0.4, 0.4, 0.47],
      'I would play K♠ rather than draw 1 card.',
      'It leaves you with 3 cards; if you draw, you have 5.',
    ],
  ])(
    'drawing, where there is much to play, is named where it is near alone: %j',
    (shares, would, because) => {
      const state = turn('9S', '9', 'spades', ['KS', 'QS', '9C', 'KD'], few);
      const moves = [play('KS'), play('QS'), play('9C'), { type: 'draw', by: 'p1' } as const];
      const advice = adviceOf({ moves, trials: Array.from({ length: 40 }, () => shares) }, state);
      expect(words.hint.would(advice)).toBe(would);
      expect(advice.reasons.map((reason) => say(words.hint.reasons, reason))).toContain(because);
      // In the table of all that may be done it stands, at its place.
      expect(advice.moves.map(({ share }) => Math.round(100 * share) / 100)).toEqual(
        shares.toSorted((one, other) => other - one),
      );
    },
  );

  test('another card leaves as many, and as many to go on with', () => {
    const state = turn('9S', '9', 'spades', ['KS', 'QS', '9C'], few);
    expect(said(state, [play('KS'), play('QS'), play('9C')], [0.5, 0.5, 0.3])).toEqual([
      'Next time your Q♠ fits on K♠; on 9♣, nothing does.',
      'It is as good to play Q♠: either way you keep 2 cards, and 1 of them matches the suit you leave.',
    ]);
  });

  test('of several that do as well, the one is named that leaves the suit of which most is held', () => {
    const state = turn('5C', '5', 'clubs', ['4D', '6D', '7D', '9D', 'JD', 'AH', 'QS'], few);
    const ace = (suit: Suit) => ({ ...play('AH'), suit });
    const moves = [play('7D'), ace('clubs'), ace('diamonds'), ace('spades')];
    const trials = Array.from({ length: 40 }, () => [0.5, 0.5, 0.5, 0.3]);
    expect(words.hint.would(adviceOf({ moves, trials }, state))).toContain(
      'just as well play A♥ and choose diamonds',
    );
  });

  test('it is not by suits, where a run begins that goes by rank', () => {
    const hand: readonly Card[] = ['9C', '9D', '3C', '3D', 'KH', '4H', 'JC'];
    const state = turn('2C', '2', 'clubs', hand, few);
    const moves = [play('9C', '9D'), play('3C', '3D'), play('JC')];
    expect(said(state, moves, [0.5, 0.5, 0.3]).join(' ')).not.toMatch(/suit/);
  });

  test('a drawing and a play do not share the reason that a card more costs little', () => {
    const state = turn('9S', '9', 'spades', ['KS', 'QS', '4C', '6D'], few);
    const moves = [{ type: 'draw', by: 'p1' } as const, play('KS'), play('QS')];
    const kept = 'What you hold is worth keeping: a card more costs little.';
    expect(said(state, moves, [0.5, 0.5, 0.3])).not.toContain(kept);
    expect(said(state, moves, [0.5, 0.3, 0.3])).toContain(kept);
  });

  test('another card may stop one who is about to finish', () => {
    const state = turn('9S', '9', 'spades', ['QS', '2S', '4C', '4D'], ['4H']);
    const stops = 'Player 2 has 1 card left: to play 2♠ may stop them, and does about as well.';
    const draw = { type: 'draw', by: 'p1' } as const;
    expect(said(state, [play('QS'), play('2S'), draw], [0.5, 0.5, 0.3])).toContain(stops);
    expect(said(state, [play('QS'), play('2S'), draw], [0.5, 0.5, 0.5])).toContain(stops);
    expect(said(state, [play('QS'), play('2S'), draw], [0.5, 0.3, 0.3])).not.toContain(stops);
    // Where that card is the one that is advised, it is what speaks for it.
    expect(said(state, [play('2S'), play('QS'), draw], [0.5, 0.5, 0.3])).toContain(
      '2♠ makes Player 2, who has only 1 card left, pick up 2 cards or answer with a 2.',
    );
  });

  test('that more cards stay is no reason where one that keeps as many is as good', () => {
    const state = turn('9S', '9', 'spades', ['9C', '9D', '9H', '5H', '6H'], few);
    const three = [play('9C', '9D', '9H'), play('9C'), play('9C', '9D')];
    expect(said(state, three, [0.6, 0.6, 0.4]).join()).not.toContain('more stay');
    expect(said(state, three, [0.6, 0.4, 0.4]).join()).toContain('whoever is rid of all of them first wins');
  });
});
