/** The id of the element in which the readings are chosen on which the moves depend. */
export const OUTCOME_RULING_SWITCHES_ID = 'readings-of-moves';
