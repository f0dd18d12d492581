/** A moment is a move of a game and what happened there, as it is found by a reader who looks for it. */

/** Where moments come from, in the order in which they are shown. */
export const SOURCE_KINDS = ['game', 'own', 'case', 'scene', 'puzzle'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export interface MomentSource {
  readonly kind: SourceKind;
  readonly title: string;
  /** The address of a moment in it; `{at}` stands for the move, as it is written in addresses. */
  readonly address: string;
}

/** Something that happened there: the rule that it cites, and its sentence. */
export interface ToldEvent {
  readonly rule: string;
  readonly says: string;
  /** Whether it is among the main things, which are told where nobody asks for another. */
  readonly isMain: boolean;
}

export interface Moment {
  readonly source: MomentSource;
  /** The move that brings it about, as it is written in addresses: `17`, `8v1-2`. */
  readonly at: string;
  readonly events: readonly ToldEvent[];
  /** What else it is found by, each as `fact` writes it. */
  readonly facts: readonly string[];
}

/** The condition that says who moves: every game has it. */
export const MOVER = 'by';
/** The condition that asks for a rule that an event cites. */
export const RULE = 'rule';

/** One value of a condition. */
export function fact(condition: string, value: string): string {
  return `${condition}=${value}`;
}

/** The address of a place in a source. */
export function addressAt({ address }: Pick<MomentSource, 'address'>, at: string): string {
  return address.replaceAll('{at}', at);
}
