import { caseReader, replayReader, type GameContent } from '../../collections/make-content-readers.ts';
import { claims } from '#games/jekyll-vs-hyde/casebook/casebook-adapter';
import { jekyllVsHydeMachine } from '#games/jekyll-vs-hyde/machine-with-statechart-and-dealing';
import { nameOf } from '#games/jekyll-vs-hyde/puzzles/puzzle-position-as-text';
import { confirm } from '#games/jekyll-vs-hyde/puzzles/stored-puzzle';
import { RULE_IDS } from '#games/jekyll-vs-hyde/rules/rule-index';
import { createSolver } from '#games/jekyll-vs-hyde/solver/solver';
import { bad, good } from '#kit/parse-result';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words as puzzles } from '#said/jekyll-vs-hyde/puzzles';

const solver = createSolver();
const positionIn = ({ position }: Readonly<Record<string, unknown>>) => String(position);

/** How the files in `content/jekyll-vs-hyde` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(jekyllVsHydeMachine, legality),
  case: caseReader(claims, legality),
  puzzle: {
    name: (stored) => nameOf(positionIn(stored)),
    read: (stored) => {
      const position = positionIn(stored);
      const confirmed = confirm({ ...stored, position }, solver);
      return confirmed.ok ? good(confirmed.value) : bad([puzzles.unconfirmed(position, confirmed.problem)]);
    },
  },
};
