/** The id of the place of a page where what is read aloud stands: a log, which is there from the start, for only then it is listened to. */
export const LOG_ID = 'said';
