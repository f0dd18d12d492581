/** The id, on the page, of the readings by which the table plays on. */
export const READINGS_OF_LAST_MOVE = 'readings-of-last-move';
