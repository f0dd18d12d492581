const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** `in 3 days`, in the unit that fits. */
export function until(moment: number, now: number): string {
  const minutes = Math.max(1, Math.round((moment - now) / 60_000));
  if (minutes < 90) return relative.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 36 ? relative.format(hours, 'hour') : relative.format(Math.round(hours / 24), 'day');
}
