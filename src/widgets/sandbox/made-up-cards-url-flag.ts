/** What the address of the sandbox says where a dispute is laid out of which not all cards were told. */
export const MADE_UP = 'made-up';
