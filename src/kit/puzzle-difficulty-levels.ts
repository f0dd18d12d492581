/** How hard a puzzle of any game is: the grades in which a set of them is kept, the easiest first. */
export const GRADES = [1, 2, 3, 4] as const;
export type Grade = (typeof GRADES)[number];
