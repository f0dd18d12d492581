import { expect, test } from 'vitest';
import { ADVICE_TRIALS, MEASURED } from '#games/jekyll-vs-hyde/opponents/advice-sample-size';
import { playedFrom } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import { movesOf } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { work, type Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import { words } from '../../../../src/games/jekyll-vs-hyde/words/en/play-against-computer.ts';
import { words as japanese } from '../../../../src/games/jekyll-vs-hyde/words/ja/play-against-computer.ts';
import { randomGame } from '../../../replays/fixtures/sample-games.ts';

const solver = createSolver({ memory: 2 ** 24 });

/** Positions in which a card is chosen, so late that they are soon thought about. */
const positions = [1, 2, 3].flatMap((seed) =>
  playedFrom(start(), randomGame(seed)).flatMap(({ state }) => {
    if (state.phase !== 'lead' && state.phase !== 'follow') return [];
    const [seat] = toAct(state);
    if (seat === undefined || seat === 'dealer') return [];
    return state.tricks.length >= 4 && state.tricks.length < 8 && movesOf(state, seat).length > 1
      ? [{ state, seat }]
      : [];
  }),
);

function lastOf<Type extends Told['type']>(type: Type, told: Iterable<Told | undefined>) {
  return [...told].findLast((one): one is Extract<Told, { type: Type }> => one?.type === type);
}

test('A look back has nothing against what was advised or called about as good, and names what was advised against all else', () => {
  let mistakes = 0;
  for (const { state, seat } of positions.slice(0, 24)) {
    const told = lastOf('advice', work({ type: 'advise', seen: view(state, seat) }, solver));
    if (told === undefined) throw new Error('It is advised');
    const { moves, comparisons } = told.advice;
    for (const [place, { move }] of moves.entries()) {
      const task = { type: 'review', from: state, moves: [move], given: 0, seat } as const;
      const known = lastOf('judged', work(task, solver))?.known;
      const isAdvisedAgainst = comparisons[place - 1]?.isAsGood === false;
      expect(known != null).toBe(isAdvisedAgainst);
      if (known == null) continue;
      expect(sameMove(known.move, moves[0]?.move ?? move)).toBe(true);
      mistakes += 1;
    }
  }
  expect(mistakes).toBeGreaterThan(5);
});

test('How many hands were tried out goes on hand by hand until advice is given', () => {
  let farthest = 0;
  for (const { state, seat } of positions.slice(0, 6)) {
    const told = [...work({ type: 'advise', seen: view(state, seat) }, solver)];
    const before = told.flatMap((one) => (one?.type === 'advice' && !one.done ? [one.advice.trials] : []));
    // It stands still no longer than for one step between two kinds of hands.
    for (const [at, hands] of before.entries()) expect(hands - (before[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(told).toHaveLength(before.length + 1);
    farthest = Math.max(farthest, ...before);
  }
  expect(farthest).toBe(ADVICE_TRIALS + MEASURED);
});

test('Advice says at once that the other card is nearly as good', () => {
  const moves = [
    { move: { type: 'follow', by: 'hyde', card: 'P2' }, gap: 4, chance: 0.5 },
    { move: { type: 'follow', by: 'hyde', card: 'P4' }, gap: 4, chance: 0.46 },
  ] as const;
  const advice = { moves, rival: moves[1].move, gifts: null, asGood: [] } as unknown as Parameters<
    typeof words.hint.would
  >[0];
  expect([true, false].map((isNarrow) => words.hint.would({ ...advice, isNarrow }))).toEqual([
    'I would answer with Pride 2 rather than Pride 4, which is nearly as good.',
    'I would answer with Pride 2 rather than Pride 4.',
  ]);
  expect(japanese.hint.would({ ...advice, isNarrow: true })).toContain('差はわずか');
});

test('Advice names what does about as well as the best, and of many how many there are', () => {
  const follow = (card: 'P2' | 'P4' | 'W3' | 'G1' | 'G6', chance: number) =>
    ({ move: { type: 'follow', by: 'hyde', card }, gap: 4, chance }) as const;
  const moves = [
    follow('P2', 0.5),
    follow('W3', 0.5),
    follow('G1', 0.49),
    follow('G6', 0.49),
    follow('P4', 0.4),
  ];
  const said = [2, 3, 4].map((rival) =>
    words.hint.would({
      ...({ moves, gifts: null, isNarrow: false } as unknown as Parameters<typeof words.hint.would>[0]),
      rival: moves[rival]?.move ?? null,
      asGood: moves.slice(1, rival).map(({ move }) => move),
    }),
  );
  expect(said).toEqual([
    'I would answer with Pride 2 rather than Greed 1. Wrath 3 would do about as well.',
    'I would answer with Pride 2 rather than Greed 6. Wrath 3 and Greed 1 would do about as well.',
    'I would answer with Pride 2 rather than Pride 4. 3 others would do about as well.',
  ]);
});
