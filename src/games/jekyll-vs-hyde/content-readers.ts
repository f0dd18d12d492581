import { replayReader, type GameContent } from '../../collections/game-content.ts';
import { faultsOf, readCase } from '#games/jekyll-vs-hyde/casebook/cases';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine';
import { nameOf } from '#games/jekyll-vs-hyde/puzzles/puzzle-position';
import { confirm } from '#games/jekyll-vs-hyde/puzzles/stored-puzzle';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rulebook';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { bad, good } from '#kit/parse-result';
import { words as cases } from '#said/jekyll-vs-hyde/casebook';
import { words as legality } from '#said/jekyll-vs-hyde/refusals';
import { words as puzzles } from '#said/jekyll-vs-hyde/puzzles';
import { say } from '#words/sentences';

const solver = createSolver();
const positionIn = ({ position }: Readonly<Record<string, unknown>>) => String(position);

/** How the files in `content/jekyll-vs-hyde` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(jekyllVsHydeMachine, legality),
  case: (json) => {
    const read = readCase(json);
    if (!read.ok) return bad([cases.slips(read.problem)]);
    const faults = faultsOf(read.value);
    return faults.length === 0 ? read : bad(faults.map((fault) => say(cases.faults, fault)));
  },
  puzzle: {
    name: (stored) => nameOf(positionIn(stored)),
    read: (stored) => {
      const position = positionIn(stored);
      const confirmed = confirm({ ...stored, position }, solver);
      return confirmed.ok ? good(confirmed.value) : bad([puzzles.unconfirmed(position, confirmed.problem)]);
    },
  },
};
