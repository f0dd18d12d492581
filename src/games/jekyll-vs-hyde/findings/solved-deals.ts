import stored from './solved-deals.json' with { type: 'json' };
import { readRow } from './solved-deal-row.ts';

/** The deals that were solved for the page of findings, loaded from where `npm run findings` stores them. */
export const SOLVED_DEALS = { seed: stored.seed, rows: stored.deals.map(readRow) };
