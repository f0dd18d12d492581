import { caseReader, replayReader, type GameContent } from '../../collections/game-content-readers.ts';
import { claims } from '#games/chronicle/casebook/read-and-check-claims';
import { chronicleMachine } from '#games/chronicle/statechart-machine-with-deals';
import { RULE_IDS } from '#games/chronicle/rules/rule-index';
import { words as legality } from '#said/chronicle/refusals';

/** How the files in `content/chronicle` are read. */
export const content: GameContent = {
  rules: RULE_IDS,
  replay: replayReader(chronicleMachine, legality),
  case: caseReader(claims, legality),
};
