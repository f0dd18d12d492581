import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { Settled } from '#games/jekyll-vs-hyde/rules/settled-game';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Advice } from '#games/jekyll-vs-hyde/opponents/advice';
import type { Advised } from '#games/jekyll-vs-hyde/opponents/move-result-in-sampled-hands';
import type { Comparison } from '#games/jekyll-vs-hyde/opponents/compare-moves-with-best';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import type { SentencePerType } from '#words/sentence-per-type';

type Move = Exclude<Action, { readonly type: 'deal' }>;

/** What the advice in a match says. */
export interface AdviceWords {
  readonly ask: string;
  readonly wait: (trials: number, of: number) => string;
  readonly onlyMove: string;
  /** What the best move is. */
  readonly would: (advice: Advice) => string;
  /** That the game is won or lost for a seat, whatever is played, and why. */
  readonly settled: (seat: Seat, settled: Settled) => string;
  /** What speaks for it. */
  readonly reasons: SentencePerType<Exclude<Reason, { readonly type: 'potion' }>>;
  /** The numbers behind what speaks for it, which come after all words. */
  readonly figures: SentencePerType<Extract<Reason, { readonly type: 'hand' | 'tried' }>>;
  /** The advice with these sentences for it: where hands are first spoken of, it is said that they were tried out. */
  readonly told: (sentences: readonly string[]) => string;
  /** Of a move that is held against the best. */
  readonly verdict: (isAsGood: boolean) => string;
  /** In how many of the hands that were tried out the round ends worse with it, and in how many better. */
  readonly compared: (comparison: Comparison) => string;
  /** It wins the trick in as many of them as the best does, and what stays in the hand instead. */
  readonly sameTricks: (comparison: Comparison, won: number) => string;
  /** Whether it wins the trick and the best does not, or the other way round; of a led card, in how many of the hands each does. */
  readonly tricks: (best: Move, tricks: NonNullable<Comparison['tricks']>) => string;
  /** How it does on average; `worse`: the one that it is held against. */
  readonly average: (advice: Advice, seat: Seat, worse: Advised | null) => string;
  /** How much worse the move that is advised does where the other player holds a certain card. */
  readonly fear: (advice: Advice, fear: NonNullable<Advice['fear']>, seat: Seat) => string;
  readonly columns: readonly [move: string, gap: string, chance: string];
  readonly table: string;
  readonly more: (moves: number) => string;
  readonly move: (move: Move) => string;
  readonly gap: (gap: number) => string;
  readonly chance: (chance: number) => string;
}
