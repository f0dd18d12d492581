import { severityOf, type Better } from '#kit/detect-and-rate-mistakes';

/** Whether a move does only a little worse than the better one. */
export function isNearly(better: Pick<Better<unknown>, 'cost'>): boolean {
  return severityOf(better) === 'small';
}

/** How a move looks that did worse: one that does a little worse is not marked like a blunder. */
export function kindOfMiss({ nearly }: { readonly nearly: boolean }): 'possible' | 'mistake' {
  return nearly ? 'possible' : 'mistake';
}
