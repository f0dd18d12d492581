import type { StorageProblem } from '#storage/stored-item';

/** What the progress page says. */
export interface ProgressWords {
  readonly title: string;
  readonly intro: string;
  readonly stages: Readonly<Record<'new' | 'learning' | 'known', string>>;
  readonly summary: (known: number, learning: number, fresh: number) => string;
  /** When a rule comes back, a moment in milliseconds since 1970. */
  readonly due: (moment: number, now: number) => string;
  readonly save: string;
  readonly open: string;
  readonly reset: string;
  readonly openAsk: string;
  readonly openYes: string;
  readonly resetAsk: string;
  readonly resetYes: string;
  readonly cancel: string;
  readonly opened: string;
  /** The same, where some entries of it had to be put right or left out. */
  readonly openedInPart: (entries: number) => string;
  readonly unreadable: string;
  /** The file is of a later Cabinet. */
  readonly laterFile: string;
  readonly troubles: Readonly<Record<StorageProblem, string>>;
  /** Something unreadable lies beside, from now or earlier. */
  readonly aside: string;
  readonly saveDamaged: string;
  readonly dropDamaged: string;
  readonly drill: string;
  readonly puzzles: {
    readonly title: string;
    readonly summary: (solved: number, tried: number) => string;
    readonly due: (puzzles: number) => string;
    readonly all: string;
  };
}
