const percents = new Intl.NumberFormat('en-GB', { style: 'percent' });

/** A chance, 0 to 1, in words: nobody is certain to win before the game is over. */
export function chanceAsPercent(value: number): string {
  if (value > 0 && value < 0.01) return 'under 1%';
  if (value < 1 && value > 0.99) return 'over 99%';
  return percents.format(value);
}
