const relative = new Intl.RelativeTimeFormat('ja', { numeric: 'auto' });

/** `Intl`が数の後に入れる空白を除く。 */
function inRow(text: string): string {
  return text.replaceAll(' ', '');
}

/** `3日後`や`明日`、ちょうどよい単位で。 */
export function until(moment: number, now: number): string {
  const minutes = Math.max(1, Math.round((moment - now) / 60_000));
  if (minutes < 90) return inRow(relative.format(minutes, 'minute'));
  const hours = Math.round(minutes / 60);
  return inRow(hours < 36 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day'));
}
