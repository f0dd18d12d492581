/** The id of the game: in replays, in addresses, and in the names of what is kept of it. Apart from its rules, for pages that need no more. */
export const GAME_ID = 'chronicle';
