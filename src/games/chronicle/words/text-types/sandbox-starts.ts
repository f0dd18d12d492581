import type { Example } from '#games/chronicle/board/example-positions';
import type { Kind } from '#games/chronicle/board/random-position';
import type { Seat } from '#games/chronicle/rules/cards';

/** Positions to begin with in the sandbox: by lot, worth a look, or out of a game. */
export interface SandboxStartsWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly players: string;
  readonly draw: string;
  readonly example: string;
  readonly examples: Readonly<Record<Example, string>>;
  /** Whose turn it is in a Meeting, after how many cards; and who has to choose. */
  readonly moment: (seat: Seat, played: number) => string;
  readonly choosing: (seat: Seat) => string;
}
