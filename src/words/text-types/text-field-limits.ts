import type { Excess } from '#kit/cut-oversized-input';

/** Why a field takes no more, and what to do. */
export type TextFieldLimitsWords = Readonly<Record<Excess, (most: number) => string>>;
