import { readFileSync, writeFileSync } from 'node:fs';
import { rowOf, writeRow } from '#games/jekyll-vs-hyde/findings/solved-deal-row';
import { solveSampleDeal } from '#games/jekyll-vs-hyde/findings/solve-sample-deal';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';

/**
 * `npm run findings -- 600`: solves so many deals, and keeps what came of each in the report that the page of findings is made
 * from. A deal takes a few seconds. What the report has already stays: `npm run findings -- 600 anew` does that again too.
 */

const [wanted = '600', anew] = process.argv.slice(2);
const FILE = new URL('../findings/solved-deals.json', import.meta.url);

const solver = createSolver();
const report = JSON.parse(readFileSync(FILE, 'utf8')) as { readonly seed: number; deals: string[] };
if (anew === 'anew') report.deals = [];
while (report.deals.length < Number(wanted)) {
  report.deals.push(writeRow(rowOf(solveSampleDeal(report.seed, report.deals.length, solver))));
  // Deals have little in common: what was found out about one is of no use to the next.
  solver.forget();
  writeFileSync(FILE, `${JSON.stringify(report, null, 2)}\n`);
  if (report.deals.length % 10 === 0) console.log(`${report.deals.length} of ${wanted}`);
}
