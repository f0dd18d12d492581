import { writeFileSync } from 'node:fs';
import { rowOf, writeRow } from '#findings/jekyll-vs-hyde/row';
import { sampleDeal } from '#findings/jekyll-vs-hyde/sample';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';

/**
 * `npm run findings`: solves many deals, and keeps what came of each in the report that the page of findings is made from.
 * Takes about half an hour. `npm run findings -- 30` looks at so many.
 */

const SEED = 1886;
const DEALS = Number(process.argv[2] ?? 600);
const FILE = new URL('../findings/jekyll-vs-hyde/report.json', import.meta.url);

const solver = createSolver();
const deals: string[] = [];
while (deals.length < DEALS) {
  deals.push(writeRow(rowOf(sampleDeal(SEED, deals.length, solver))));
  // Deals have little in common: what was found out about one is of no use to the next.
  solver.forget();
  if (deals.length % 30 > 0 && deals.length < DEALS) continue;
  console.log(`${deals.length} of ${DEALS}`);
  writeFileSync(FILE, `${JSON.stringify({ seed: SEED, deals }, null, 2)}\n`);
}
