import { replayReader, type GameContent } from '../../collections/game-content.ts';
import { faultsOf, readCase } from '#games/switch/casebook/cases';
import { switchMachine } from '#games/switch/machine';
import { RULE_IDS } from '#games/switch/rules/rulebook';
import { bad } from '#kit/result';
import { words as cases } from '#said/switch/cases';
import { words as legality } from '#said/switch/legality';
import { say } from '#words/sentences';

/** How the files in `content/switch` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(switchMachine, legality),
  case: (json) => {
    const read = readCase(json);
    if (!read.ok) return bad([cases.slips(read.problem)]);
    const faults = faultsOf(read.value);
    return faults.length === 0 ? read : bad(faults.map((fault) => say(cases.faults, fault)));
  },
};
