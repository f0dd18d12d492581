/** The id, on the page, of the readings by which the table plays on. */
export const RULING_READINGS_OF_LAST_MOVE_ID = 'readings-of-last-move';
