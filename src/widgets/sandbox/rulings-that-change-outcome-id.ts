/** The id of the element in which the readings are chosen on which the moves depend. */
export const RULING_READINGS_OF_MOVES_ID = 'readings-of-moves';
