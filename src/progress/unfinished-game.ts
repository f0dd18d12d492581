import * as v from 'valibot';
import { validate } from '#kit/validate-object';
import { gameKey } from '#storage/game-storage-key';
import { storeText, storedText, type TextStorage } from '#storage/web-storage';
import { UNFINISHED_ITEM } from './has-unfinished-game.ts';
import { change, isLater, load, setAside, type StoredItem, type StorageProblem } from '#storage/stored-item';

/** The match that a reader is in the middle of, one of each game, kept so that nothing is lost when the page is left. */

/** How it is played, and what has been played, as the text of a replay. What any of it means is for the page to say. */
export interface UnfinishedGame {
  readonly seat: string;
  readonly opponent: string;
  readonly length: string;
  /** From which the opponent draws its luck. */
  readonly seed: number;
  readonly replay: string;
  /** The rule that is practised in it, if one is. */
  readonly practising?: string;
  /** How many of its moves were made before the reader took over, if any were. */
  readonly given?: number;
  /** It has been played to its end, and is kept for looking back on. */
  readonly over?: true;
}

const VERSION = 1;
const SHAPE = v.object({
  version: v.literal(VERSION),
  seat: v.string(),
  opponent: v.string(),
  length: v.string(),
  seed: v.pipe(v.number(), v.safeInteger()),
  replay: v.string(),
  practising: v.optional(v.string()),
  given: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
  over: v.optional(v.literal(true)),
});

/** Where the match in a game is kept that a reader is in the middle of. */
export function unfinishedGame(game: string): StoredItem<UnfinishedGame> {
  return {
    key: gameKey(UNFINISHED_ITEM, game),
    read: (text) => {
      let json: unknown;
      try {
        json = JSON.parse(text);
      } catch {
        return { type: 'damaged' };
      }
      const read = validate(SHAPE, json);
      if (!read.ok) return { type: isLater(json, VERSION) ? 'later' : 'damaged' };
      const { seat, opponent, length, seed, replay, practising, given, over } = read.value;
      const kept = { seat, opponent, length, seed, replay };
      return {
        type: 'whole',
        value: {
          ...kept,
          ...(practising !== undefined && { practising }),
          ...(given !== undefined && { given }),
          ...(over && { over }),
        },
      };
    },
    write: (running) => JSON.stringify({ version: VERSION, ...running }),
  };
}

/** The one place where a running match in a game is kept, as one page sees it. */
export interface RunningSlot {
  /** What is kept; null where nothing is, or nothing that can be read: that is set aside. */
  readonly load: () => UnfinishedGame | null;
  /**
   * Keeps a game in place of the one before. `taken`: another page has put its own game there since, which stays. Any other
   * trouble says why it is not kept; null: it is.
   */
  readonly keep: (running: UnfinishedGame) => 'taken' | StorageProblem | null;
  /** Puts a copy of what was loaded beside, for the reader to keep: this page cannot use all of it. */
  readonly setAside: () => void;
  /** Forgets what this page has kept; what another one has put there stays. */
  readonly forget: () => void;
}

export function runningSlot(shelf: TextStorage | null, game: string): RunningSlot {
  const item = unfinishedGame(game);
  // As this page has left it, or found it.
  let last: string | null = null;
  const there = () => storedText(shelf, item.key) ?? null;
  return {
    load: () => {
      const { value } = load(shelf, item);
      last = there();
      return value;
    },
    keep: (running) => {
      const next = item.write(running);
      const found = there();
      const isMine = found === null || found === last || found === next;
      if (!isMine && item.read(found).type !== 'damaged') return 'taken';
      const { trouble } = change(shelf, item, () => running);
      if (there() === next) last = next;
      return trouble === 'damaged' ? null : trouble;
    },
    setAside: () => {
      if (last !== null) setAside(shelf, item, last);
    },
    forget: () => {
      if (there() !== last) return;
      last = null;
      storeText(shelf, item.key, null);
    },
  };
}
