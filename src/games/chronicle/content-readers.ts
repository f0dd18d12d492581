import { caseReader, replayReader, type GameContent } from '../../collections/make-content-readers.ts';
import { claims } from '#games/chronicle/casebook/casebook-adapter';
import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { RULE_IDS } from '#games/chronicle/rules/rule-index';
import { words as legality } from '#said/chronicle/legality';

/** How the files in `content/chronicle` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(chronicleMachine, legality),
  case: caseReader(claims, legality),
};
