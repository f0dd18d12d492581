import { disc } from '#widgets/transform-svg-path.ts';

/** Where the liquid stands in the glass, by the number on the Potion. */
const LEVELS: Readonly<Record<number, number>> = { 2: 77, 3: 67, 4: 57, 5: 46 };
const CENTRE = 64;
const RADIUS = 27.5;

/** From the bottom up, so that the first so many always lie below the level. */
const BUBBLES = [
  [46, 86, 2.8],
  [56, 83.5, 4],
  [44, 75, 4.5],
  [60, 68, 5],
  [45, 59, 4],
] as const;

/** The stopper and the rim it sits on. */
const STOPPER = 'M34 8h32v5H34ZM41 0h18l-1 7H42Z';

/** The flask on a Potion, in a square of 100: as many bubbles as its number, which are holes in the liquid, and filled accordingly. */
export function flask(number: number) {
  const level = LEVELS[number] ?? CENTRE;
  const half = Math.sqrt(RADIUS ** 2 - (level - CENTRE) ** 2);
  const [left, right] = [(50 - half).toFixed(1), (50 + half).toFixed(1)];
  const large = level < CENTRE ? 1 : 0;
  const liquid = `M${left} ${level}Q${50 - half / 2} ${level - 5} 50 ${level}T${right} ${level}A${RADIUS} ${RADIUS} 0 ${large} 1 ${left} ${level}Z`;
  const bubbles = BUBBLES.slice(0, number).map(([x, y, radius]) => disc(x, y, radius));
  return {
    solid: STOPPER + liquid + bubbles.join(''),
    glass: 'M40 11v23a32 32 0 1 0 20 0V11',
    /** The light on the glass, and below, where there is liquid, in it. */
    drawn: 'M74.5 58c-.8-4-2.5-7.5-5.5-10.5',
    engraved: 'M26.5 70c2 7 6 12 12 15.5M31.5 70c1.5 4 3.5 7 6 9',
  };
}
