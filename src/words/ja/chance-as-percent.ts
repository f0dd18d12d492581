const percents = new Intl.NumberFormat('ja', { style: 'percent' });

/** 勝つ確率（0から1）。ゲームが終わるまで、勝ちは確実ではない。 */
export function chanceAsPercent(value: number): string {
  if (value > 0 && value < 0.01) return '1%未満';
  if (value < 1 && value > 0.99) return '99%超';
  return percents.format(value);
}
