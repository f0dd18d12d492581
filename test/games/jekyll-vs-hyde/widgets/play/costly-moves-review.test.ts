import { h } from 'preact';
import { expect, test } from 'vitest';
import { severityOf } from '#kit/detect-and-rate-mistakes';
import { seededRandom } from '#kit/random';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import { randomMove } from '#games/jekyll-vs-hyde/rules/random-play';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { CostlyMovesReview } from '#games/jekyll-vs-hyde/widgets/play/CostlyMovesReview.tsx';
import { work, type Told } from '#games/jekyll-vs-hyde/widgets/thinking/background-tasks';
import type { AdvisedMoves } from '#widgets/play/was-move-advised.ts';
import type { EndProps, FoundMistake } from '#widgets/play/play-adapter.ts';
import { words as explanation } from '#said/jekyll-vs-hyde/cost-explanation';
import { words } from '#said/jekyll-vs-hyde/play-against-computer';
import { words as takeaway } from '#said/jekyll-vs-hyde/takeaway';
import { words as shared } from '#said/play-against-computer';
import { reasonSentence } from '#games/jekyll-vs-hyde/widgets/play/move-reason-sentence';
import { pageWith } from '../../../../widgets/render-and-press-widget.ts';
import { game } from '../../rules/table.ts';

/** What a look back shows is what could be known to be worse, whether or not it has cost anything, and what was bad luck. */

/** Looking back further takes seconds. */
const FIRST_TRICK = 4;

/** A round that is played by lot: in trick 4 Jekyll's card could be known to be worse and has cost nothing with both hands open. */
const round = (() => {
  const chance = seededRandom(3);
  let play = game();
  const past = [{ context: { state: play.state, events: play.events } }];
  while (past.length === 1 || play.state.phase !== 'deal') {
    play = play.does(randomMove(play.state, chance));
    past.push({ context: { state: play.state, events: play.events } });
  }
  return { moves: play.log, past: past as unknown as EndProps<JekyllVsHyde>['past'] };
})();

type Looked = Extract<Told, { readonly type: 'judged' }>;

const reasonAgainst = (move: Looked['judged']['move']): Looked['reasons'][number] => ({
  type: 'otherwise',
  move,
  isWon: true,
  isLikely: false,
  takesTwo: false,
  tricks: 7,
  rather: 5,
});

/** What is told of Jekyll's cards in its last tricks. */
function lookedBack(): readonly Looked[] {
  const judged: Looked[] = [];
  for (const told of work(
    { type: 'review', from: start(), moves: round.moves, given: 0, seat: 'jekyll' },
    createSolver(),
  )) {
    if (told?.type !== 'judged') continue;
    judged.push(told);
    if (told.judged.trick === FIRST_TRICK) break;
  }
  return judged;
}

function stateBefore(move: number) {
  const at = round.past[move];
  if (at === undefined) throw new Error(`The round has no move ${move}`);
  return at.context.state;
}

/** The review of what is told so, and what it gives to be kept. */
async function reviewed(
  judged: readonly Looked[],
  advised: AdvisedMoves<JekyllVsHyde> = new Map(),
  given = 0,
) {
  const opened: number[] = [];
  const kept: (readonly FoundMistake<JekyllVsHyde>[])[] = [];
  const page = await pageWith(
    h(CostlyMovesReview, {
      thinker: {
        ask: (_task, tell, done) => {
          for (const one of judged) tell(one);
          done?.();
          return () => undefined;
        },
        dismiss: () => undefined,
      },
      seat: 'jekyll',
      ...round,
      given,
      takenOver: null,
      advised,
      learn: null,
      open: ({ move }) => opened.push(move),
      keep: (found) => {
        kept.push(found);
      },
    }),
  );
  await page.until(() => kept.length > 0);
  return { page, opened, kept: kept[0] ?? [] };
}

test('What wins more games is named, and so is what ends worse', () => {
  const [move, best] = [
    { type: 'follow', by: 'jekyll', card: 'P7' },
    { type: 'follow', by: 'jekyll', card: 'P1' },
  ] as const;
  const better = { move: best, cost: 0.26, interval: [0.2, 0.3], deals: 100 } as const;
  expect(words.review.wins(better)).toBe('Pride 1 wins about 26 more of 100 games.');
  const tried = { type: 'tried', move, best, trials: 24, worse: 23, better: 0, cause: null } as const;
  expect(words.hint.figures.tried(tried)).toBe(
    'Of 24 hands tried out, Pride 7 ends worse than Pride 1 in 23, better in 0.',
  );
});

test('What had been advised is no mistake of the reader', async () => {
  const judged = lookedBack();
  const known = judged.filter((one) => one.known !== null).map((one) => one.judged);
  const [one, ...others] = known;
  if (one === undefined) throw new Error('One card could be known to be worse');
  const { page, kept } = await reviewed(judged, new Map([[stateBefore(one.at), [one.move]]]));
  expect(kept.map(({ at }) => round.moves[at])).toEqual(others.map(({ move }) => move).toReversed());
  expect(page.texts('.mistakes .mistake')).toContain(words.review.found(one.trick, 'advised'));
  expect(page.texts('.mistakes > li').filter((text) => text.includes(shared.over.advised))).toHaveLength(1);
});

test('What both hands open say is told of bad luck, and of a mistake only where they say something else', async () => {
  const judged = lookedBack();
  const { page } = await reviewed(judged);
  const said = page.texts('.mistakes > li p').join();
  for (const { judged: one, known, open } of judged) {
    const other = one.solved.find(({ action }) => known !== null && sameMove(action, known.move));
    // One measure to a card, and the other where it says something else.
    const best = open.continuations?.better.action ?? one.better;
    if (one.cost > 0) expect(said.includes(words.review.cost(one, best))).toBe(known === null);
    else if (known !== null && known.move.type !== 'exchange' && other !== undefined)
      expect(said).toContain(explanation.harmless(known.move, one.got, other.gap));
  }
  expect(judged.filter(({ open }) => open.continuations !== null).length).toBeGreaterThan(0);
});

test('Bad luck and what had been advised lie folded away behind one line, and name the better card; neither is opened as what cost most', async () => {
  const judged = lookedBack();
  const unlucky = judged.filter((one) => one.known === null && one.judged.cost > 0);
  const known = judged.filter((one) => one.known !== null);
  const advised = new Map(known.map(({ judged: { at, move } }) => [stateBefore(at), [move]]));
  const { page } = await reviewed(judged, advised);
  expect(page.texts('details summary')).toContain(words.review.notBlamed(unlucky.length + known.length));
  expect(page.texts('details details').length).toBe(page.texts('.mistakes > li').length);
  expect(page.texts('button')).not.toContain(shared.over.costliest);
  const gaps = { best: { low: 2, high: 2 }, got: { low: 4, high: 4 } };
  const better = { type: 'lead', by: 'jekyll', card: 'W5' } as const;
  expect(words.review.cost(gaps, better)).toContain('lead Wrath 5');
  expect(words.review.cost(gaps, better)).toContain('the gap then ends at 2, not 4.');
  // Of two gaps that overlap it is not said that the one is not the other.
  expect(words.review.cost({ best: { low: 0, high: 2 }, got: { low: 2, high: 2 } }, better)).toContain(
    'the gap then ends at 0 or 2; after your card at 2, by who chooses first in a Greed exchange.',
  );
});

test('Only the cards are counted that were played after the reader took over', async () => {
  const played = round.moves.flatMap((move, at) => ('card' in move && move.by === 'jekyll' ? [at] : []));
  const { page } = await reviewed([], new Map(), played[3]);
  expect(page.texts('[role="status"]').join()).toContain(words.review.flawless(played.length - 3));
});

test('A look back begins with the tricks that were taken', async () => {
  const { page } = await reviewed(lookedBack());
  const own = round.past.at(-1)?.context.events.find((event) => event.type === 'gap')?.tricks.jekyll ?? NaN;
  expect(page.texts('[role="status"] p').at(-1)).toMatch(new RegExp(`^\\W*You took ${own} of the 10 tricks`));
  expect(page.texts('[role="status"]').join()).toContain(words.review.ended('jekyll', own, own === 5));
});

test('A mistake that has cost nothing was as good or luckier than what was to be known', () => {
  const harmless = (would: number) =>
    explanation.harmless(
      { type: 'follow', by: 'hyde', card: 'W5' },
      { low: 4, high: 4 },
      { low: would, high: would },
    );
  expect(harmless(4)).toMatch(/^This time it made no difference: .* a gap of 4 after either\.$/);
  expect(harmless(2)).toMatch(/^This time you were lucky: .* a gap of 4, and Wrath 5 to 2\.$/);
});

test('Every card that could be known to be worse is shown, counted and kept, also one that made no difference', async () => {
  const { moves } = round;
  // By the count of this round nothing speaks against a card, so that something is said to.
  const judged = lookedBack().map((one) => ({
    ...one,
    reasons: one.known === null ? [] : [reasonAgainst(one.judged.move)],
  }));
  const known = judged.filter((one) => one.known !== null);
  const harmless = known.filter((one) => one.judged.cost === 0);
  const unlucky = judged.filter((one) => one.known === null && one.judged.cost > 0);
  expect(harmless).toHaveLength(1);

  const { page, kept } = await reviewed(judged);
  expect(kept.map(({ at }) => moves[at])).toEqual(known.map((one) => one.judged.move).toReversed());
  expect(page.texts('.mistakes > li')).toHaveLength(known.length + unlucky.length);
  // The costliest mistake first, and what nobody could know last.
  const costliest = [
    ...known.toSorted((one, other) => (other.known?.cost ?? 0) - (one.known?.cost ?? 0)),
    ...unlucky.toSorted((one, other) => other.judged.cost - one.judged.cost),
  ];
  expect(page.texts('.mistakes .mistake')).toEqual(
    costliest.map((one) => words.review.found(one.judged.trick, one.known && severityOf(one.known))),
  );
  expect(page.texts('.mistakes > li').filter((text) => text.includes('This time'))).toHaveLength(
    harmless.length,
  );
  for (const { judged: one } of known) {
    expect(page.texts('.mistakes > li').join()).toContain(reasonSentence(reasonAgainst(one.move)));
  }
  expect(page.texts('[role="status"]').join()).toContain(
    words.review.summary(known.length, unlucky.length, 10),
  );
});

test('Of several mistakes the list and a button begin with the same, the biggest by what was seen', async () => {
  const judged = lookedBack();
  const known = judged.flatMap((one) => (one.known === null ? [] : [{ ...one, known: one.known }]));
  const [most] = known.toSorted((one, other) => other.known.cost - one.known.cost);
  if (most === undefined || known.length < 2) throw new Error('Several cards could be known to be worse');
  // With both hands open another one has cost more.
  expect(most.judged.cost).toBeLessThan(Math.max(...judged.map((one) => one.judged.cost)));
  const { page, opened } = await reviewed(judged);
  const { trick, at } = most.judged;
  expect(page.texts('.mistakes .mistake')[0]).toBe(words.review.found(trick, severityOf(most.known)));
  await page.press(shared.over.costliest);
  expect(opened).toEqual([at]);
});

test('What had been advised stands after the mistakes, and nothing is to be learnt from it', async () => {
  const judged = lookedBack();
  const known = judged.filter((one) => one.known !== null);
  const [mistake, ...others] = known;
  if (mistake === undefined || others.length === 0)
    throw new Error('Several cards could be known to be worse');
  const advised = new Map(others.map(({ judged: { at, move } }) => [stateBefore(at), [move]]));
  const { page } = await reviewed(judged, advised);
  expect(page.texts('.mistakes .mistake')[0]).toContain(`Trick ${mistake.judged.trick}:`);
  const [taken] = page.texts('[role="status"] strong');
  expect(taken).toMatch(new RegExp(`^(What cost you most: .* in trick ${mistake.judged.trick}\\.|Nothing )`));
});

test('What is to be learnt stands first, once all was looked at', async () => {
  const { page } = await reviewed(lookedBack());
  expect(page.texts('[role="status"] p')[0]).toMatch(/^What cost you most: .* in trick \d+\. Next time, /);
});

test('Where no mistake was made, that is said first', async () => {
  const { page } = await reviewed([]);
  expect(page.texts('[role="status"] p')[0]).toBe(takeaway.nothing);
});

test('A mistake is called small or grave by what it has cost', () => {
  const better = (cost: number) => ({ move: null, cost, interval: [cost, cost] as const, deals: 100 });
  expect([0.02, 0.05, 0.15].map((cost) => words.review.found(4, severityOf(better(cost))))).toEqual([
    'Trick 4: a small mistake',
    'Trick 4: a mistake',
    'Trick 4: a big mistake',
  ]);
  expect(words.review.found(4, null)).toBe('Trick 4: bad luck');
});

test.each([
  ['jekyll', 8, false, 'You took 8 of the 10 tricks. Jekyll wants half of them: that is 3 tricks too many.'],
  ['jekyll', 4, false, 'You took 4 of the 10 tricks. Jekyll wants half of them: that is 1 trick too few.'],
  ['jekyll', 5, true, 'You took 5 of the 10 tricks, all that Jekyll can want: nothing here has hurt you.'],
  ['hyde', 6, false, 'You took 6 of the 10 tricks. Hyde wants nearly all or nearly none.'],
] as const)('A look back begins with what %s took and wanted: %i', (seat, own, isPerfect, says) => {
  expect(words.review.ended(seat, own, isPerfect)).toBe(says);
});
