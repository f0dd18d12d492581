import { severityOf } from '#kit/mistake-severity';
import { other, without, type Card } from '#games/jekyll-vs-hyde/rules/cards';
import { hiddenFrom } from '#games/jekyll-vs-hyde/rules/possible-opponent-hands';
import { settledGame, type Settled } from '#games/jekyll-vs-hyde/rules/settled-game';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import type { SeatView } from '#games/jekyll-vs-hyde/rules/view';
import type { Solver } from '#games/jekyll-vs-hyde/solver/solver';
import { isAboutAsGood, type Advised } from './move-result-in-sampled-hands.ts';
import { compareMovesWithBest, type Comparison } from './compare-moves-with-best.ts';
import { worthOf, worths, type Thought } from './lookahead-opponent.ts';
import type { Move } from './legal-moves-of-seat.ts';
import type { Against, Reason } from './advice-reasons.ts';
import { reasonsFor } from './move-reasons.ts';
import { playedOnAfter, type PlayedOn } from './played-on-in-sampled-hands.ts';
import { potionsTold, type PotionTold } from './potions-in-advice.ts';
import { reasonAgainstRival } from './reason-against-rival.ts';
import { counted, type InHandsWon, type Likely } from './trick-winning-odds.ts';
import { asSureAs, inAccordWith, wantedOf, wishOf, wishSpoken, type Wanted } from './wanted-tricks.ts';
import type { Wish } from './causes-in-rounds-played-on.ts';
import { aimShown } from './why-tried-move-is-worse.ts';

/** What the strongest opponent would play, and why: what came of each move in the hands that it tried out. */
export interface Advice {
  /** How many hands were tried out. */
  readonly trials: number;
  /** The best move first. */
  readonly moves: readonly Advised[];
  /** Who has won the game already, whatever is played: then nothing is to be said for any move. Null where that is open. */
  readonly settled: Settled | null;
  /** Whether the second is about as good as the best. */
  readonly isClose: boolean;
  /** What speaks for the best, the nearest first, and last against another; none where it is the only one. */
  readonly reasons: readonly Reason[];
  /** What is kept with the best, which is told in numbers alone; null where it makes no difference. */
  readonly hand: Hand | null;
  /** The move that the best is held against: the one that the last reason speaks of, else the nearest that is not about as good; null where there is none. */
  readonly rival: Move | null;
  /** Of two gifts that are held against each other, the cards that go with either, and those of each alone; null where they have none in common, or no cards are given. */
  readonly gifts: Gifts | null;
  /** Whether that one is only a little worse. */
  readonly isNarrow: boolean;
  /** Those that do about as well as the best and better than the one that it is held against, the nearest first. */
  readonly asGood: readonly Move[];
  /** Whether the figures of all moves are about the same: where none is held against the best, one may still look worse, and only by chance. */
  readonly isLevel: boolean;
  /** How each of the others did against the best, in the order of the moves; none before all hands are tried out. */
  readonly comparisons: readonly Comparison[];
  /** The card in the other hand with which the best move does worst; null where none makes much of a difference. */
  readonly fear: { readonly card: Card; readonly chance: number } | null;
}

export type Gifts = Readonly<Record<'both' | 'best' | 'rival', readonly Card[]>>;

type Hand = Extract<Reason, { readonly type: 'hand' }>;

/** Worth mentioning: a card that lowers the chance by so much, seen in the other hand and not there so often each. */
const MUCH = 0.08;
const OFTEN = 4;
/** Of the hands that were tried out so many are played on: they tell what happens in most, and whoever asks does not wait. */
const PLAYED_ON = 24;

/** The advice as far as hands were tried out; `solver`: once all were, to compare the moves with; `doubted`: those that count as about as good as the best all the same. */
export function adviceOf(
  thought: Thought,
  seen: SeatView,
  solver: Solver | null = null,
  doubted: readonly Move[] = [],
): Advice {
  const all = worths(thought);
  const { trials } = thought;
  const moves = thought.moves.map((move, index) => {
    const gaps = trials.map(({ gaps }) => ((gaps[index]?.low ?? 0) + (gaps[index]?.high ?? 0)) / 2);
    return { move, gap: mean(gaps), chance: all[index] ?? 0, index, isDoubted: doubted.includes(move) };
  });
  moves.sort((a, b) => b.chance - a.chance);
  const [best] = moves;
  const [trial] = trials;
  const worlds = trials.slice(0, PLAYED_ON).map(({ world }) => world);
  const comparisons = solver === null ? [] : compareMovesWithBest(thought, moves, seen, solver);
  const settled = settledGame(seen);
  const isOpen = trial !== undefined && best !== undefined && settled === null;
  // How the rounds go on after the best move tells more surely than a count at which side of an even one its player may aim.
  const lines = isOpen && solver !== null ? playedOnAfter(worlds, best.move, solver) : null;
  const aim = lines && best ? aimShown(lines, best.move.by) : null;
  const told = isOpen
    ? reasonsApart(trial.world, best.move, counted(seen), lines === null ? 'counted' : aim)
    : null;
  const better = best && lines && { move: best.move, worlds, lines, goal: thought.goal };
  const against = better && solver ? reasonAgainstRival(moves, comparisons, better, aim, seen, solver) : null;
  const wishes = told && [wishOf(told.wanted), against && wishSpoken(against)];
  const potions =
    better && solver && wishes ? potionsTold(moves, better, against?.move ?? null, wishes, solver) : [];
  const isAlike = comparisons.length > 0 && comparisons.every(({ worse, better }) => worse + better === 0);
  return {
    trials: trials.length,
    settled,
    moves: moves.map(({ move, gap, chance, isDoubted }) => ({ move, gap, chance, isDoubted })),
    reasons:
      told === null
        ? []
        : isAlike
          ? [...told.reasons, { type: 'alike', trials: trials.length }]
          : inAccord(
              asOftenAs(told, wonIn(lines, best?.move, trial?.world.tricks.length ?? 0)),
              potions,
              against,
            ),
    hand: isAlike ? null : (told?.hand ?? null),
    rival: against?.move ?? null,
    gifts: giftsApart(best?.move, against?.move),
    ...standing(moves, against?.move),
    comparisons,
    fear: best === undefined ? null : fearOf(thought, best.index, seen),
  };
}

/** What two gifts have in common, and what not; null where that is nothing, or where no cards are given. */
export function giftsApart(best: Move | undefined, rival: Move | undefined): Gifts | null {
  if (best?.type !== 'exchange' || rival?.type !== 'exchange') return null;
  const both = best.cards.filter((card) => rival.cards.includes(card));
  return both.length === 0
    ? null
    : { both, best: without(best.cards, both), rival: without(rival.cards, both) };
}

/** Chances to win, 0 to 1, that lie further apart are read as different. */
const APART = 0.05;

/** How the others stand to the best, and to the one that it is held against; `moves`: the best first. */
function standing(
  moves: readonly Advised[],
  rival: Move | undefined,
): Pick<Advice, 'isClose' | 'isNarrow' | 'asGood' | 'isLevel'> {
  const [best, second] = moves;
  if (best === undefined) return { isClose: false, isNarrow: false, asGood: [], isLevel: true };
  const at = moves.findIndex(({ move }) => move === rival);
  const behind = (one: Advised | undefined) => best.chance - (one?.chance ?? best.chance);
  return {
    isClose: second !== undefined && isAboutAsGood(second, best),
    // As a look back would call it.
    isNarrow: at >= 0 && severityOf({ cost: behind(moves[at]) }) === 'small',
    asGood: moves
      .slice(1, Math.max(1, at))
      .filter((one) => isAboutAsGood(one, best))
      .map(({ move }) => move),
    isLevel: behind(moves.at(-1)) < APART,
  };
}

/** What the seat wants of the tricks to come, and what speaks for a move; what is kept is told apart, for it says the same again. */
function reasonsApart(
  state: InRound,
  move: Move,
  against: readonly Likely[],
  aim: Wish | 'counted',
): ReasonsApart {
  const all = reasonsFor(state, move, against);
  const hand = all.find((reason) => reason.type === 'hand') ?? null;
  const wanted = wantedOf(state, move.by, against, aim === 'counted' ? (hand?.aim ?? null) : aim);
  const wish = wishOf(wanted);
  const reasons = all
    .filter(({ type }) => type !== 'hand')
    .map((reason) => (reason.type === 'trick' ? notAgainst(wish, reason) : reason));
  return { wanted, reasons, hand };
}

/** What is wanted, what the move brings and what speaks against another, so that none of it gainsays what was said before. */
function inAccord(
  { wanted, reasons }: ReasonsApart,
  potions: readonly PotionTold[],
  against: Against | null,
): readonly Reason[] {
  const sure = asSureAs(wanted, reasons[0], against);
  return [
    sure,
    ...reasons.map((reason) => inAccordWith(sure, reason, against)),
    ...potions,
    ...(against === null ? [] : [against]),
  ];
}

/** In how many of the hands that were played on a card wins its trick: the same hands as the reason against another move speaks of. Null where no card is played. */
function wonIn(lines: readonly PlayedOn[] | null, move: Move | undefined, trick: number): InHandsWon | null {
  if (lines === null || move === undefined || move.type === 'exchange') return null;
  return {
    won: lines.filter(({ tricks }) => tricks[trick]?.winner === move.by).length,
    of: lines.length,
  };
}

/** Of a led card it is told in how many hands it wins the trick; where that is not as it was counted, no more than that. */
function asOftenAs(told: ReasonsApart, often: InHandsWon | null): ReasonsApart {
  if (often === null) return told;
  const reasons = told.reasons.map((reason): Reason => {
    if (reason.type === 'open') return { ...reason, often };
    if (reason.type !== 'trick' || reason.owned !== null) return reason;
    return reason.isWon === 2 * often.won > often.of ? { ...reason, often } : { type: 'open', often };
  });
  return { ...told, reasons };
}

interface ReasonsApart {
  readonly wanted: Wanted;
  readonly reasons: readonly Reason[];
  readonly hand: Hand | null;
}

/** A trick that helps for now is not told as one where the other is wanted of the tricks to come. */
function notAgainst(wish: Wish, trick: Extract<Reason, { readonly type: 'trick' }>): Reason {
  return wish !== null && trick.isWon !== (wish === 'many') ? { ...trick, helps: null } : trick;
}

function fearOf({ trials, goal }: Thought, move: number, seen: SeatView): Advice['fear'] {
  const { evil, potions } = hiddenFrom(seen);
  const fears = [...evil, ...potions].flatMap((card) => {
    const holds = (one: (typeof trials)[number]) => one.world.hands[other(seen.viewer)].includes(card);
    const worth = (some: typeof trials) => mean(some.map(({ gaps }) => worthOf(gaps[move], goal)));
    const [held, not] = [trials.filter(holds), trials.filter((one) => !holds(one))];
    if (held.length < OFTEN || not.length < OFTEN) return [];
    return [{ card, chance: worth(held), loss: worth(not) - worth(held) }];
  });
  const [worst] = fears.toSorted((a, b) => b.loss - a.loss);
  return worst === undefined || worst.loss < MUCH ? null : { card: worst.card, chance: worst.chance };
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
