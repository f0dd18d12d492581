import type { Alike, Why } from '#games/switch/opponents/advice';
import type { NamedMove } from '#games/switch/opponents/distinct-legal-moves';
import type { SentencePerType } from '#words/sentence-per-type';

/** What is said of moves that are advised or looked back on, and why. */
export interface MoveReasonsWords {
  readonly move: (move: NamedMove) => string;
  readonly reasons: SentencePerType<Why | Alike>;
}
