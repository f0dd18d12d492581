import type { Excess } from '#kit/limit-text';

/** Why a field takes no more, and what to do. */
export type FieldsWords = Readonly<Record<Excess, (most: number) => string>>;
