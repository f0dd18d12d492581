import stored from './report.json' with { type: 'json' };
import { readRow } from './report-row.ts';

/** The deals that were looked at, as `npm run findings` keeps them. */
export const REPORT = { seed: stored.seed, rows: stored.deals.map(readRow) };
