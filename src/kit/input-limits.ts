/**
 * The limits of what comes from outside: far more than a person writes, and little enough that no file, link
 * or text keeps a browser busy. Every reader keeps these limits, and every field and writer asks them first. They stand on
 * the page about the notation (`notation.md` of a game), for whoever makes such files.
 */

/** The file of a replay or a record, packed or not, in bytes or code units. */
export const MAX_BYTES = 1_000_000;
/** Moves of a replay with its variations; games of one text that hold more are refused from there on. */
export const MAX_MOVES = 20_000;
/** How deep variations may nest. */
export const MAX_DEPTH = 50;
/** Games in one text. */
export const MAX_GAMES = 1000;
/** Moves of a record, and notes beside them: more than any game has. */
export const MAX_RECORD_MOVES = 1000;
/** Problems that a reader finds one by one; of those behind them only the number is known. */
export const MAX_PROBLEMS = 100;
/** Problems that a page tells one by one: as many as are mended before one looks again. */
export const TOLD_PROBLEMS = 7;
/** Keys that nobody knows and that are left out to see what else is wrong with a file. */
export const MAX_LEFT_OUT = 5;

/** How long free text may be, in characters as people count them. */
export const MAX_TITLE = 200;
export const MAX_NAME = 200;
export const MAX_COMMENT = 5000;
/** What a field takes that is no free text, in code units: cards, words to look for. */
export const MAX_FIELD = 500;
/** Code units of a single character: an emoji of four people has 19, and no script needs as many. */
export const MAX_CHARACTER = 32;
/** How many code units a text may have for each character that it may have. */
export const UNITS = 4;

/** How many moves of variations a list of moves draws at once; the others unfold, as many at a time. */
export const DRAWN_VARIATIONS = 300;
/** How many characters of a comment a list of moves shows; the whole of it stands at the move itself. */
export const DRAWN_COMMENT = 500;
/** Code units that a field shows; a longer text is held beside it. */
export const DRAWN_FIELD = 100_000;
/** Code units that are read while the page waits; what is longer is read beside it. */
export const READ_AT_ONCE = 8000;

/** The link of a question in the sandbox: several times what the longest match takes. */
export const MAX_QUESTION = 8000;
/** What is put into the address of a page: browsers grow slow with one that is longer, and some refuse it. */
export const MAX_ADDRESS = 100_000;

/** The file of all games that a reader keeps, in bytes or code units, and how many it may hold. */
export const MAX_FILE = 100_000_000;
export const MAX_STUDIES = 10_000;
/** The name of a kept game, in code points. */
export const MAX_STUDY_NAME = 120;

/** The file of a reader's progress in all games, in bytes or code units: no browser's storage holds more. */
export const MAX_PROGRESS = 10_000_000;
/** Games that the file may hold: more than Cabinet has. */
export const MAX_PROGRESS_GAMES = 100;

/** How many changes can be taken back. */
export const MAX_UNDO = 500;
