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

/** The flask on a Potion: as many bubbles as its number, and filled accordingly. */
export function FlaskEmblem({ number }: { readonly number: number }) {
  const level = LEVELS[number] ?? CENTRE;
  const half = Math.sqrt(RADIUS ** 2 - (level - CENTRE) ** 2);
  const [left, right] = [(50 - half).toFixed(1), (50 + half).toFixed(1)];
  const large = level < CENTRE ? 1 : 0;
  return (
    <svg x="14" y="56" width="68" height="70" viewBox="0 0 100 100">
      <path
        fill="currentColor"
        d={`M${left} ${level}Q${50 - half / 2} ${level - 5} 50 ${level}T${right} ${level}A${RADIUS} ${RADIUS} 0 ${large} 1 ${left} ${level}Z`}
      />
      <path class="cut" d={BUBBLES.slice(0, number).map(circle).join('')} />
      <use href="#card-glass" width="100" height="100" />
    </svg>
  );
}

function circle([x, y, r]: (typeof BUBBLES)[number]): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
