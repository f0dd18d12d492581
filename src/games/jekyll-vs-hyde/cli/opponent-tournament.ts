import { writeFileSync } from 'node:fs';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { PAIRINGS, wins } from '#games/jekyll-vs-hyde/opponents/tournament';
import { shareWithInterval } from '#kit/mean-and-share-with-interval';

/**
 * `npm run opponents`: plays the opponents of Jekyll vs Hyde against each other, prints how often the stronger one wins, and keeps the outcome of
 * every game in the report that the page shows. It takes some minutes.
 */

const GAMES = 400;
const SEED = 1_886_000;
const FILE = new URL('../opponents/tournament-report.json', import.meta.url);

const solver = createSolver();
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const outcomes = PAIRINGS.map((pairing) => {
  const won = Array.from({ length: GAMES }, (_, game) => wins(pairing, game, SEED, solver));
  const count = won.filter(Boolean).length;
  const { from, to } = shareWithInterval(count, GAMES);
  const { strength, seat, against } = pairing;
  console.log(
    `${strength} as ${seat} against ${against}: ${count} of ${GAMES}, ${percent(count / GAMES)} (${percent(from)} to ${percent(to)})`,
  );
  return won.map(Number).join('');
});
writeFileSync(FILE, `${JSON.stringify({ seed: SEED, games: GAMES, outcomes }, null, 2)}\n`);
