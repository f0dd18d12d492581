import type { GameTypes } from '#kit/game';
import type { Case } from './case.ts';
import type { CaseTypes, Claims } from './casebook-adapter.ts';
import { isConfirmed } from './faults-of-case.ts';
import { runUnder } from './run-case-and-evaluate-claims.ts';

/**
 * The rulings that the rules of a case rest on, and that another table may settle so that what is claimed here is no longer so. The
 * ruling that the case itself is about is none of them: its readings are told anyway.
 */
export function rulingsThatChangeAnswer<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Case<G, C>,
): readonly C['ruling'][] {
  const resting = new Set(one.rules.flatMap((rule) => game.rulingOf(rule) ?? []));
  return [...resting].filter(
    (ruling) =>
      ruling !== one.ruling &&
      game.rulings[ruling].slice(1).some((reading) => !holdsUnder(game, one, ruling, reading)),
  );
}

/** Whether every move can be made and all that is claimed of the table is so; which rules are cited may differ. */
function holdsUnder<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Case<G, C>,
  ruling: C['ruling'],
  reading: string,
): boolean {
  const { refusals, findings } = runUnder(game, one, { ruling, reading }, one.claims);
  return (
    refusals.length === 0 &&
    findings.every((finding) => finding.claim.type === 'cites' || isConfirmed(game, finding))
  );
}
