import { MAX_MOVES } from '#kit/input-limits';
import type { Game, GameTypes } from '#kit/game';
import type { Notation } from '#kit/notation-interface';
import type { Fault } from '../replay-problem.ts';
import type { Glyph, Line } from '../replay.ts';
import { withinBounds } from '../limit-names-and-comments.ts';
import type { TextFault } from './text-problem.ts';
import type { Item } from './parse-games.ts';

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
  /** The words that mean no move, and what stands behind all these: it has not been read as moves. */
  readonly unread: readonly Item[];
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
  const unread: Item[] = [];
  const reading = { game, notation, budget, slips, illegal, unread };
  const line = new LineReader<T, Slip>(reading, start, 0, []).read(items);
  return { line, slips, illegal, unread };
}

/** What the lines of a game share while they are read. */
interface Reading<T extends GameTypes, Slip extends { readonly type: string }> {
  readonly game: Game<T>;
  readonly notation: Notation<T, Slip>;
  readonly budget: Budget;
  readonly slips: PlacedSlip<T, Slip>[];
  readonly illegal: Map<string, number>;
  readonly unread: Item[];
}

/** Reads one line, and each variation in it with a reader of its own. What reads a part of it says whether the line goes on. */
class LineReader<T extends GameTypes, Slip extends { readonly type: string }> {
  private readonly steps: Draft<T['action']>[] = [];
  /** How the game stood before the last move, where a variation of it begins. */
  private fork: T['state'];
  /** Whether words have come since the last move that are none themselves: a note would hang on nothing. */
  private labelled = false;
  /** Where the last thing stands that is wrong. */
  private wrongAt = 0;

  private readonly reading: Reading<T, Slip>;
  private state: T['state'];
  private readonly before: number;
  private readonly variation: readonly number[];

  /** For a line that begins in a state, after so many moves. */
  constructor(reading: Reading<T, Slip>, from: T['state'], before: number, variation: readonly number[]) {
    this.reading = reading;
    this.state = from;
    this.fork = from;
    this.before = before;
    this.variation = variation;
  }

  read(items: readonly Item[]): Line<T['action']> {
    for (let index = 0; index < items.length;) {
      const item = items[index];
      if (item === undefined) break;
      const run = runFrom(items, index);
      if (!this.item(item, run)) {
        for (const later of items.slice(index)) if (this.isUnread(later)) this.reading.unread.push(later);
        break;
      }
      index += Math.max(1, run.length);
    }
    return this.steps;
  }

  /** Whether something has not been read, or could not be. */
  private isUnread({ at, type }: Item): boolean {
    return at > this.wrongAt || (at === this.wrongAt && type === 'word');
  }

  private item(item: Item, run: readonly Word[]): boolean {
    if (item.type === 'slip') return this.slip(item.at, item.fault);
    return item.type === 'word' ? this.words(run) : this.note(item);
  }

  /** The number of the last move. */
  private get move(): number {
    return this.before + this.steps.length;
  }

  private slip(at: number, fault: PlacedSlip<T, Slip>['fault'], move = this.move + 1): false {
    this.reading.slips.push({ at, move, variation: this.variation, fault });
    this.wrongAt = at;
    return false;
  }

  /** Reads words that stand together. */
  private words(run: readonly Word[]): boolean {
    const { notation, budget } = this.reading;
    const texts = run.map(({ text }) => text);
    for (let index = 0; index < run.length;) {
      const at = run[index]?.at ?? 0;
      const said = notation.read(texts, index, this.state);
      if (said.type === 'slip') return this.slip(run[said.at]?.at ?? endOf(run), said.slip);
      index = said.end;
      this.labelled = said.type === 'label';
      if (said.type === 'label') continue;
      budget.moves -= 1;
      // One word about the limit is enough, however many lines run into it.
      if (budget.moves < 0) {
        if (budget.moves === -1) this.slip(at, { type: 'too-many-moves', limit: MAX_MOVES });
        this.wrongAt = Infinity;
        return false;
      }
      if (!this.step(said.action, at)) return false;
    }
    return true;
  }

  private step(action: T['action'], at: number): boolean {
    const { game, illegal } = this.reading;
    this.steps.push({ action });
    if (game.judge(this.state, action).length > 0) {
      illegal.set(keyOf(this.move, this.variation), at);
      this.wrongAt = at;
      return false;
    }
    this.fork = this.state;
    this.state = game.apply(this.state, action).state;
    return true;
  }

  /** Hangs something on the last move, if there is one and it has a place for it. */
  private note(item: Exclude<Item, { readonly type: 'word' | 'slip' }>): boolean {
    const step = this.steps.at(-1);
    if (step === undefined || this.labelled)
      return this.slip(item.at, { type: 'before-move', what: item.type });
    switch (item.type) {
      case 'glyph':
        if (step.glyph !== undefined) return this.second(item);
        step.glyph = item.glyph;
        return true;
      case 'comment':
        if (step.comment !== undefined) return this.second(item);
        this.comment(step, item);
        return true;
      case 'variation':
        step.variations ??= [];
        if (item.line !== null) {
          const which = [...this.variation, step.variations.length + 1];
          step.variations.push(new LineReader(this.reading, this.fork, this.move - 1, which).read(item.line));
        }
        return true;
    }
  }

  private second({ at, type }: Extract<Item, { readonly type: 'glyph' | 'comment' }>): false {
    return this.slip(at, { type: 'second-note', what: type }, this.move);
  }

  private comment(step: Draft<T['action']>, { text, at }: Comment): void {
    const { texts, excesses } = withinBounds({ comment: text });
    step.comment = texts.comment;
    for (const fault of excesses) this.slip(at, fault, this.move);
  }
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
