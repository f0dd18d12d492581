import type { Example } from '#games/switch/board/example-positions';
import type { Kind } from '#games/switch/board/random-position';
import type { Card, Seat } from '#games/switch/rules/cards';

/** Positions to begin with in the sandbox: by lot, worth a look, or out of a game. */
export interface SandboxStartsWords {
  readonly kind: string;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly players: string;
  readonly draw: string;
  readonly example: string;
  readonly examples: Readonly<Record<Example, string>>;
  readonly game: string;
  /** Whose turn it is, and what lies on top. */
  readonly moment: (seat: Seat, top: Card) => string;
}
