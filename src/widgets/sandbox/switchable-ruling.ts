/** A ruling that can be switched in the sandbox: its readings, which one is chosen, and what each changes in this position. */
export interface RulingSwitch {
  readonly id: string;
  readonly question: string;
  readonly chosen: string;
  readonly readings: readonly {
    readonly id: string;
    readonly saying: string;
    /** Who says so. */
    readonly sources: string;
    /** What this reading answers here, a sentence a point; empty where nothing hangs on the ruling. */
    readonly answers: readonly string[];
  }[];
  /** Tells that the readings part in more points than are spelled out; null where they do not. */
  readonly more: string | null;
}

/** Whether the readings give different answers in this position. */
export function differs({ readings }: RulingSwitch): boolean {
  return readings.some(({ answers }) => answers.length > 0);
}

/** Rulings without those that are told elsewhere. */
export function withoutTold(
  rulings: readonly RulingSwitch[],
  told: readonly RulingSwitch[],
): readonly RulingSwitch[] {
  return rulings.filter(({ id }) => !told.some((other) => other.id === id));
}
