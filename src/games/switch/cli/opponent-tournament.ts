import { writeFileSync } from 'node:fs';
import { PAIRINGS, wins } from '#games/switch/opponents/tournament';
import { shareWithInterval } from '#kit/mean-and-share-with-interval';

/**
 * `npm run opponents`: plays one opponent of Switch against a table of weaker ones, prints how often it wins, and keeps the outcome of
 * every game in the report that the page shows. It takes some minutes.
 */

const GAMES = 1000;
const SEED = 52_000_000;
const FILE = new URL('../opponents/tournament-report.json', import.meta.url);

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const outcomes = PAIRINGS.map((pairing) => {
  const won = Array.from({ length: GAMES }, (_, game) => wins(pairing, game, SEED));
  const count = won.filter(Boolean).length;
  const { from, to } = shareWithInterval(count, GAMES);
  const { strength, against, players } = pairing;
  console.log(
    `${strength} against ${players - 1} of ${against}: ${count} of ${GAMES}, ${percent(count / GAMES)} (${percent(from)} to ${percent(to)})`,
  );
  return won.map(Number).join('');
});
writeFileSync(FILE, `${JSON.stringify({ seed: SEED, games: GAMES, outcomes }, null, 2)}\n`);
