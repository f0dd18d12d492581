import type { GameTypes } from '#kit/game';
import type { Case } from './case.ts';
import { isShared, type Claim } from './claim.ts';
import type { CaseTypes, Claims } from './casebook-adapter.ts';
import { runs, type Finding } from './run-case-and-evaluate-claims.ts';

/** Where a case is wrong about the machine, or the machine about the case. */
export type Fault<G extends GameTypes, C extends CaseTypes> =
  | {
      readonly type: 'illegal-move';
      readonly reading: string | null;
      readonly move: number;
      readonly refusals: readonly G['refusal'][];
    }
  | { readonly type: 'not-so'; readonly reading: string | null; readonly finding: Finding<G, C> }
  /** A move of the answer of whose consequences nothing is claimed. */
  | { readonly type: 'unexplained-move'; readonly reading: string | null; readonly move: number }
  /** A rule that the case says it is about, and that nothing in its answer follows. */
  | { readonly type: 'idle-rule'; readonly rule: C['rule'] };

/** Everything that is wrong with a case; empty: the machine confirms it. */
export function faultsOf<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Case<G, C>,
): readonly Fault<G, C>[] {
  const found = runs(game, one).flatMap((run): readonly Fault<G, C>[] => {
    const { reading, positions, refusals, findings } = run;
    if (refusals.length > 0) return [{ type: 'illegal-move', reading, move: positions.length, refusals }];
    const answer = positions.slice(one.asked + 1).map((_, index) => one.asked + 1 + index);
    const explained = findings.flatMap(({ claim }) => (claim.type === 'cites' ? [claim.at] : []));
    return [
      ...findings
        .filter((finding) => !isConfirmed(game, finding))
        .map((finding) => ({ type: 'not-so', reading, finding }) as const),
      ...answer
        .filter((move) => !explained.includes(move))
        .map((move) => ({ type: 'unexplained-move', reading, move }) as const),
    ];
  });
  const cited = citedIn(game, one);
  return [
    ...found,
    ...one.rules.filter((rule) => !cited.has(rule)).map((rule) => ({ type: 'idle-rule', rule }) as const),
  ];
}

/** The rules that the answer follows: those of its moves, and of what it says may not be done. */
export function citedIn<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Case<G, C>,
): ReadonlySet<string> {
  return new Set(
    runs(game, one).flatMap(({ positions, findings }) => [
      ...positions.slice(one.asked + 1).flatMap(({ context }) => context.events.map(({ rule }) => rule)),
      ...findings.flatMap(({ refusals }) => refusals.map(({ rule }) => rule)),
    ]),
  );
}

/** Whether what a case claims is what was found. */
export function isConfirmed<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  { claim, found }: Finding<G, C>,
): boolean {
  return same(game, claim, found);
}

/** Two statements of one kind; what is in no order is put in one first. */
function same<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Claim<G, C>,
  another: Claim<G, C>,
): boolean {
  const plain = (claim: Claim<G, C>) =>
    JSON.stringify(isShared<G, C>(claim) ? claim : { ...game.sorted(claim), at: claim.at });
  return plain(one) === plain(another);
}
