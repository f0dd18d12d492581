import { caseReader, replayReader, type GameContent } from '../../collections/make-content-readers.ts';
import { claims } from '#games/switch/casebook/casebook-adapter';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { nameOf } from '#games/switch/puzzles/puzzle-position-as-text';
import { confirm } from '#games/switch/puzzles/stored-puzzle';
import { RULE_IDS } from '#games/switch/rules/rule-index';
import { bad, good } from '#kit/parse-result';
import { words as legality } from '#said/switch/legality';
import { words as puzzles } from '#said/switch/puzzles';

const positionIn = ({ position }: Readonly<Record<string, unknown>>) => String(position);

/** How the files in `content/switch` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(switchMachine, legality),
  case: caseReader(claims, legality),
  puzzle: {
    name: (stored) => nameOf(positionIn(stored)),
    read: (stored) => {
      const position = positionIn(stored);
      const confirmed = confirm({ ...stored, position });
      return confirmed.ok ? good(confirmed.value) : bad([puzzles.unconfirmed(position, confirmed.problem)]);
    },
  },
};
