/** The id of the element in which the readings of the last move are chosen. */
export const RULING_READINGS_OF_LAST_MOVE_ID = 'readings-of-last-move';
