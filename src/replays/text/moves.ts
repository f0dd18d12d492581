import { MAX_MOVES } from '#kit/limits';
import type { Game, GameTypes } from '#kit/game';
import type { Notation } from '#kit/notation';
import type { Fault } from '../problem.ts';
import type { Glyph, Line } from '../replay.ts';
import { withinBounds } from '../text-bounds.ts';
import type { TextFault } from './problem.ts';
import type { Item } from './tree.ts';

/** From the words of a game to its moves. The game says what its words mean, which hangs on how it stands. */

export interface PlacedSlip<T extends GameTypes, Slip> {
  readonly at: number;
  readonly move: number;
  readonly variation: readonly number[];
  readonly fault: Fault<T> | TextFault | Slip;
}

export interface ReadMoves<T extends GameTypes, Slip> {
  /** Each line up to its first slip, or up to a move that is not legal, which is its last one. */
  readonly line: Line<T['action']>;
  readonly slips: readonly PlacedSlip<T, Slip>[];
  /** Where the moves stand that are not legal. */
  readonly illegal: ReadonlyMap<string, number>;
}

/** How many moves may still be read. */
export interface Budget {
  moves: number;
}

/** What a move is called in `illegal`. */
export function keyOf(move: number, variation: readonly number[]): string {
  return [move, ...variation].join('.');
}

interface Draft<Action> {
  readonly action: Action;
  comment?: string;
  glyph?: Glyph;
  variations?: Line<Action>[];
}

export function readMoves<T extends GameTypes, Slip extends { readonly type: string }>(
  items: readonly Item[],
  start: T['state'],
  game: Game<T>,
  notation: Notation<T, Slip>,
  budget: Budget,
): ReadMoves<T, Slip> {
  const slips: PlacedSlip<T, Slip>[] = [];
  const illegal = new Map<string, number>();

  const walk = (items: readonly Item[], from: T['state'], before: number, variation: readonly number[]) => {
    const steps: Draft<T['action']>[] = [];
    let state = from;
    let fork = from;
    /** Whether words have come since the last move that are none themselves: a note would hang on nothing. */
    let labelled = false;

    const slip = (at: number, fault: PlacedSlip<T, Slip>['fault'], move = before + steps.length + 1) => {
      slips.push({ at, move, variation, fault });
      return false;
    };

    /** Reads words that stand together. False where the line ends in them. */
    const words = (run: readonly Word[]): boolean => {
      const texts = run.map(({ text }) => text);
      for (let index = 0; index < run.length;) {
        const at = run[index]?.at ?? 0;
        const said = notation.read(texts, index, state);
        if (said.type === 'slip') return slip(run[said.at]?.at ?? endOf(run), said.slip);
        index = said.end;
        labelled = said.type === 'label';
        if (said.type === 'label') continue;
        budget.moves -= 1;
        // One word about the limit is enough, however many lines run into it.
        if (budget.moves < 0)
          return budget.moves === -1 && slip(at, { type: 'too-many-moves', limit: MAX_MOVES });
        const { action } = said;
        steps.push({ action });
        if (game.judge(state, action).length > 0) {
          illegal.set(keyOf(before + steps.length, variation), at);
          return false;
        }
        fork = state;
        ({ state } = game.apply(state, action));
      }
      return true;
    };

    const takeComment = (step: Draft<T['action']>, { text, at }: Comment, move: number) => {
      const { texts, excesses } = withinBounds({ comment: text });
      step.comment = texts.comment;
      for (const fault of excesses) slip(at, fault, move);
    };

    /** Hangs something on the last move. False where there is none, or no place for it. */
    const note = (item: Exclude<Item, { readonly type: 'word' | 'slip' }>): boolean => {
      const step = steps.at(-1);
      if (step === undefined || labelled) return slip(item.at, { type: 'before-move', what: item.type });
      const move = before + steps.length;
      switch (item.type) {
        case 'glyph':
          if (step.glyph !== undefined) return slip(item.at, { type: 'second-note', what: 'glyph' }, move);
          step.glyph = item.glyph;
          return true;
        case 'comment':
          if (step.comment !== undefined)
            return slip(item.at, { type: 'second-note', what: 'comment' }, move);
          takeComment(step, item, move);
          return true;
        case 'variation':
          step.variations ??= [];
          if (item.line !== null) {
            const which = [...variation, step.variations.length + 1];
            step.variations.push(walk(item.line, fork, move - 1, which));
          }
          return true;
      }
    };

    for (let index = 0; index < items.length;) {
      const item = items[index];
      if (item === undefined) break;
      if (item.type === 'slip') {
        slip(item.at, item.fault);
        break;
      }
      const run = runFrom(items, index);
      if (!(item.type === 'word' ? words(run) : note(item))) break;
      index += Math.max(1, run.length);
    }
    return steps;
  };

  return { line: walk(items, start, 0, []), slips, illegal };
}

type Comment = Extract<Item, { readonly type: 'comment' }>;
type Word = Extract<Item, { readonly type: 'word' }>;

/** The words that stand together from an index on. */
function runFrom(items: readonly Item[], first: number): readonly Word[] {
  const run: Word[] = [];
  for (let item = items[first]; item?.type === 'word'; item = items[first + run.length]) run.push(item);
  return run;
}

function endOf(run: readonly Word[]): number {
  const last = run.at(-1);
  return last === undefined ? 0 : last.at + last.text.length;
}
