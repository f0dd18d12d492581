import type { NodeName } from '#games/chronicle/statechart/enter-and-step-statechart';

/** What a language says of the places of the statechart, where a reader sees which one is the present. */
export type StatechartStateDescriptions = Readonly<Record<NodeName, string>>;

/** The places where a game can stand between two moves: all that is named beside a table. The others it passes, or they lie around these. */
export type PresentStateDescriptions = Omit<StatechartStateDescriptions, 'meeting' | 'outcome'>;
