import { replayReader, type GameContent } from '../../collections/game-content.ts';
import { faultsOf, readCase } from '#games/chronicle/casebook/cases';
import { chronicleMachine } from '#games/chronicle/machine';
import { RULE_IDS } from '#games/chronicle/rules/rulebook';
import { bad } from '#kit/parse-result';
import { words as cases } from '#said/chronicle/casebook';
import { words as legality } from '#said/chronicle/refusals';
import { say } from '#words/sentences';

/** How the files in `content/chronicle` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(chronicleMachine, legality),
  case: (json) => {
    const read = readCase(json);
    if (!read.ok) return bad([cases.slips(read.problem)]);
    const faults = faultsOf(read.value);
    return faults.length === 0 ? read : bad(faults.map((fault) => say(cases.faults, fault)));
  },
};
