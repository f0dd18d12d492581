import { describe, expect, test } from 'vitest';
import { playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { worseBy } from '#games/jekyll-vs-hyde/solver/trick-gap-bounds';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { view, type SeatView } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom } from '#kit/random';
import { adviceOf } from '#games/jekyll-vs-hyde/opponents/advice';
import { bestOf, thinkAhead, type Thought } from '#games/jekyll-vs-hyde/opponents/lookahead-opponent';
import { movesOf, type Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { review } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import { words } from '../../../../src/games/jekyll-vs-hyde/words/en/play-against-computer.ts';
import { say } from '#words/sentence-per-type';
import { randomGame } from '../../../replays/fixtures/sample-games.ts';

const solver = createSolver({ memory: 2 ** 24 });

/** The last five tricks of the first rounds of random games, as they were played. */
const endings = [1, 2, 3, 4].map((seed) =>
  playedFrom(start(), randomGame(seed)).flatMap(({ state, action }) =>
    'hands' in state && state.round === 1 && state.tricks.length >= 5 ? [{ state, action }] : [],
  ),
);

/** What is thought of a position in the end, in so many deals. */
function thoughtOf(seen: SeatView, deals: number): Thought {
  let thought: Thought | undefined;
  for (thought of thinkAhead(seen, deals, seededRandom(1), solver));
  if (thought === undefined) throw new Error('Nothing was thought');
  return thought;
}

/** Those of these positions in which one seat plays a card, and what is thought of them. */
function* thoughtOver() {
  for (const { state } of endings.flat()) {
    const [seat] = toAct(state);
    if (state.phase === 'greed' || seat === undefined || seat === 'dealer') continue;
    const seen = view(state, seat);
    yield { state, seat, seen, thought: thoughtOf(seen, 4) };
  }
}

/** Those of them in which there is a choice, so that hands were tried out. */
const tried = () => thoughtOver().filter(({ thought }) => thought.trials.length > 0);

describe('Advice', () => {
  test('has every move of the seat, the best first, and says in how many hands it was tried', () => {
    for (const { state, seat, seen, thought } of thoughtOver()) {
      const { moves, trials } = adviceOf(thought, seen);
      expect(moves).toHaveLength(movesOf(state, seat).length);
      expect(moves[0]?.move).toEqual(bestOf(thought));
      expect(trials).toBe(moves.length === 1 ? 0 : 4);
      const chances = moves.map((move) => move.chance);
      expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    }
  });

  test('answers for each move but the best in how many hands it ends worse, and in how many the trick is won', () => {
    let worseMoves = 0;
    for (const { state, seen, thought } of tried()) {
      const { moves, comparisons } = adviceOf(thought, seen, solver);
      expect(adviceOf(thought, seen).comparisons).toEqual([]);
      expect(comparisons).toHaveLength(moves.length - 1);
      for (const [place, { isAsGood, worse, better, tricks, reason, kept }] of comparisons.entries()) {
        const [best, move] = [moves[0], moves[place + 1]];
        expect(isAsGood).toBe((best?.chance ?? 0) - (move?.chance ?? 0) < 0.02);
        expect(worse + better).toBeLessThanOrEqual(4);
        if (!isAsGood) expect(worse).toBeGreaterThan(0);
        else expect(reason).toBeNull();
        if (best?.move.type === 'follow') expect(kept).toEqual([best.move.card]);
        // Whose trick it is once it is answered, everybody sees.
        if (state.phase === 'follow') expect([0, 4]).toContain(tricks?.won);
        worseMoves += Number(!isAsGood);
      }
    }
    expect(worseMoves).toBeGreaterThan(0);
  });

  test('speaks of one other move as of one', () => {
    const [some] = tried();
    if (some === undefined) throw new Error('Something was tried out');
    const advice = adviceOf(some.thought, some.seen, solver);
    const two = { ...advice, moves: advice.moves.slice(0, 2), rival: null };
    expect(words.hint.would(two)).toMatch(/; the other is about as good\.$/);
    expect(words.hint.more(1)).toBe('What about the other? (1)');
  });

  test('names the nearest other move that does worse, and says why last, wherever there is one', () => {
    let named = 0;
    for (const { seen, thought } of tried()) {
      const advice = adviceOf(thought, seen, solver);
      const { moves, comparisons, reasons, rival } = advice;
      expect(rival !== null).toBe(comparisons.some(({ isAsGood }) => !isAsGood));
      if (rival === null) {
        const others = advice.moves.length === 2 ? 'other is' : 'others are';
        expect(words.hint.would(advice)).toContain(`; the ${others} about as good.`);
        continue;
      }
      const last = reasons.at(-1);
      expect(last !== undefined && 'move' in last ? last.move : null).toEqual(rival);
      if (last?.type === 'tried')
        expect(moves[1 + comparisons.findIndex(({ isAsGood }) => !isAsGood)]?.move).toEqual(rival);
      expect(words.hint.would(advice)).toMatch(/^I would .* rather than .*\.$/);
      named += 1;
    }
    expect(named).toBeGreaterThan(0);
  });

  test('says that the game is won or lost, and why, and speaks for no move, once nothing can change that', () => {
    const said = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      for (const { state } of playedFrom(start(), randomGame(seed))) {
        const [seat] = toAct(state);
        if (!('hands' in state) || state.tricks.length < 5 || seat === undefined || seat === 'dealer')
          continue;
        const seen = view(state, seat);
        const { settled, reasons } = adviceOf(thoughtOf(seen, 2), seen, solver);
        if (settled === null) continue;
        expect(reasons).toEqual([]);
        said.add(words.hint.settled(seat, settled).split(/\d+/).join('#'));
      }
    }
    expect([...said].toSorted()).toEqual([
      'You cannot win the game any more, whatever is played: the gap can no longer be less than #, and a gap of # is enough for Hyde.',
      'You cannot win the game any more, whatever is played: the gap can no longer be more than #, and Hyde needs #.',
      'You have won the game already, whatever is played: the gap can no longer be less than #, and a gap of # is enough for Hyde.',
      'You have won the game already, whatever is played: the gap can no longer be more than #, and Hyde needs #.',
    ]);
  });

  test('says that the round ends the same with every card in every hand tried out, and nothing of an aim', () => {
    let alike = 0;
    for (const { seen, thought } of tried()) {
      const { reasons, comparisons } = adviceOf(thought, seen, solver);
      const isAlike = comparisons.every(({ worse, better }) => worse + better === 0);
      expect(reasons.some(({ type }) => type === 'alike')).toBe(isAlike);
      if (isAlike) expect(reasons.some(({ type }) => type === 'hand')).toBe(false);
      alike += Number(isAlike);
    }
    expect(alike).toBeGreaterThan(0);
  });

  test('says what came of the other move in words, and the numbers apart', () => {
    const move: Move = { type: 'lead', by: 'jekyll', card: 'W5' };
    const gift: Move = { type: 'exchange', by: 'jekyll', cards: ['5+'] };
    const answer: Move = { type: 'follow', by: 'jekyll', card: '3+' };
    const common = { type: 'tried', trials: 40, worse: 18, better: 6, kept: ['G3', 'P2'] } as const;
    expect(
      [
        { ...common, move, wins: 1 },
        { ...common, move, wins: -1, better: 20 },
        { ...common, move: answer, wins: 1 },
        { ...common, move: answer, wins: -1 },
        { ...common, move, wins: 0 },
        { ...common, move, wins: 0, kept: [] },
        { ...common, move: answer, wins: 0, kept: ['G3'] as const },
        { ...common, move: gift, wins: null },
        { ...common, move: { ...move, by: 'hyde' as const }, wins: -1 },
        { ...common, move: { ...move, by: 'hyde' as const }, wins: 1, better: 20 },
      ].map((reason) => say(words.hint.reasons, reason)),
    ).toEqual([
      'Wrath 5 would win the trick more often. All told, the round more often ends further from even than nearer, and Jekyll wants it even.',
      'Wrath 5 would win the trick less often. All told, where the round ends further from even, it does so by more than it ends nearer elsewhere.',
      'Potion 3+ wins this trick. All told, the round more often ends further from even than nearer, and Jekyll wants it even.',
      'Potion 3+ cannot win this trick. All told, the round more often ends further from even than nearer, and Jekyll wants it even.',
      'With Wrath 5 your chance to win this trick is the same, but then you keep Greed 3 and Pride 2: the round more often ends further from even than nearer, and Jekyll wants it even.',
      'With Wrath 5 your chance to win this trick is the same, but the round more often ends further from even than nearer, and Jekyll wants it even.',
      'With Potion 3+ this trick goes the same way, but then you keep Greed 3: the round more often ends further from even than nearer, and Jekyll wants it even.',
      'If you give Potion 5+ instead, you keep Greed 3 and Pride 2: the round more often ends further from even than nearer, and Jekyll wants it even.',
      // Hyde may want to lose tricks: that one is won less often is not said to be bad.
      'Wrath 5 would win the trick less often. All told, the round more often ends nearer to even than further from it, and Hyde wants it lopsided.',
      'Wrath 5 would win the trick more often. All told, where the round ends nearer to even, it does so by more than it ends further from it elsewhere.',
    ]);
  });

  test('says that in words, whatever the numbers', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'W6' };
    const lead: Move = { type: 'lead', by: 'jekyll', card: 'W6' };
    const common = { trials: 40, tricks: { won: 12, rather: 31 }, reason: null, best, kept: [best.card] };
    const { verdict, compared, tricks } = words.hint;
    expect([
      verdict(false),
      verdict(true),
      compared({ ...common, isAsGood: false, worse: 23, better: 6 }),
      compared({ ...common, isAsGood: false, worse: 12, better: 15 }),
      compared({ ...common, isAsGood: true, worse: 13, better: 10 }),
      tricks(lead, common.tricks),
      tricks(best, { won: 0, rather: 40 }),
      tricks(best, { won: 40, rather: 0 }),
    ]).toEqual([
      'Worse.',
      'About as good.',
      'Of the 40 hands tried out, the round ends worse for you in 23, better in 6.',
      'Of the 40 hands tried out, the round ends worse for you in 12, better in 15, but then by less.',
      'Of the 40 hands tried out, the round ends worse for you in 13, better in 10.',
      'As for this trick, it wins it less often than Wrath 6: in 12 hands, not in 31.',
      'As for this trick, it cannot win it, and Wrath 6 does.',
      'As for this trick, it wins it, and Wrath 6 does not.',
    ]);
  });

  test('says in words, and not by two equal numbers, that both win or lose the trick, and what stays in the hand', () => {
    const best: Move = { type: 'follow', by: 'jekyll', card: 'G3' };
    const lead: Move = { type: 'lead', by: 'jekyll', card: '3+', names: 'greed' };
    const common = { isAsGood: false, trials: 40, worse: 18, better: 9, tricks: null, reason: null };
    const { sameTricks } = words.hint;
    expect([
      sameTricks({ ...common, best, kept: ['G3'] }, 40),
      sameTricks({ ...common, best, kept: ['G3'] }, 0),
      sameTricks({ ...common, best, kept: ['G3'] }, 12),
      sameTricks({ ...common, best: lead, kept: [] }, 40),
    ]).toEqual([
      'It wins the trick just as Greed 3 does, and Greed 3 then stays in your hand instead.',
      'It loses the trick just as Greed 3 does, and Greed 3 then stays in your hand instead.',
      'It wins the trick just as often as Greed 3, and Greed 3 then stays in your hand instead.',
      'It should win the trick just as Potion 3+ naming Greed should.',
    ]);
  });
});

describe('The review of a round', () => {
  test.each(SEATS)(
    'judges each lead and follow of %s, the last first, by the gaps the solver gives',
    (seat) => {
      let mistakes = 0;
      for (const ending of endings) {
        const [first] = ending;
        if (first === undefined) throw new Error('The round has no end');
        const actions = ending.flatMap(({ action }) => (action === null ? [] : [action]));
        const judged = [...review(first.state, actions, seat, solver)].filter((one) => one !== undefined);
        const own = ending.filter(
          ({ action }) => (action?.type === 'lead' || action?.type === 'follow') && action.by === seat,
        );
        expect(judged.map(({ move }) => move)).toEqual(own.map(({ action }) => action).toReversed());
        for (const [at, { cost, got, best, better, move, trick }] of judged.entries()) {
          const { state } = own.at(-1 - at) ?? first;
          if (state.phase !== 'lead' && state.phase !== 'follow') throw new Error('No card was to be played');
          expect(trick).toBe(state.tricks.length + 1);
          expect(best).toEqual(solver.value(state));
          expect(cost).toBe(worseBy(seat, got, best));
          mistakes += Number(cost > 0);
          if (cost === 0) expect(better).toEqual(move);
          const after = apply(state, better).state;
          if (after.phase === 'lead' || after.phase === 'follow' || after.phase === 'greed') {
            expect(after.round === state.round ? solver.value(after) : best).toEqual(best);
          }
        }
      }
      expect(mistakes).toBeGreaterThan(0);
    },
  );
});
