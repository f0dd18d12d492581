import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Case } from './case.ts';
import { isShared, type Claim } from './claim.ts';
import type { CaseTypes, Claims } from './casebook-adapter.ts';

/** Cases are played by the statechart, and what they claim is compared with what it says. */

/** A case played under one reading of its ruling. */
export interface Run<G extends GameTypes, C extends CaseTypes> {
  /** Null where the case is played under its own rulings alone. */
  readonly reading: string | null;
  /** Where the chart stands after so many moves: the first is the setup. Ends before a move that is refused. */
  readonly positions: readonly Standing<G>[];
  /** Why the next move was refused; empty where all were made. */
  readonly refusals: readonly G['refusal'][];
  readonly findings: readonly Finding<G, C>[];
}

/** A claim, and what is really so, in the same form; for a move that is refused the reasons besides. */
export interface Finding<G extends GameTypes, C extends CaseTypes> {
  readonly claim: Claim<G, C>;
  readonly found: Claim<G, C>;
  readonly refusals: readonly G['refusal'][];
}

/** The case under each reading it has, the one that is followed here first; one run where nothing is contested in play. */
export function runs<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Case<G, C>,
): readonly [Run<G, C>, ...Run<G, C>[]] {
  const [first, ...others] = one.readings.map(({ reading, claims }) =>
    runUnder(game, one, { ruling: one.ruling, reading }, [...one.claims, ...claims]),
  );
  return first === undefined ? [runUnder(game, one, null, one.claims)] : [first, ...others];
}

/** The case at a table that reads one ruling so and the others as here, held to these claims; null: all as here. Refuses (throws) a reading that no table can play by. */
export function runUnder<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  one: Case<G, C>,
  other: { readonly ruling: C['ruling'] | null; readonly reading: string } | null,
  claims: readonly Claim<G, C>[],
): Run<G, C> {
  const { machine } = game;
  const reading = other?.reading ?? null;
  const ruled = machine.game.readRulings(other === null ? {} : { [String(other.ruling)]: reading });
  if (!ruled.ok) throw new Error(`No table can play by ${String(other?.ruling)}: ${String(reading)}`);
  let position = machine.enter(game.stateOf(one.setup, ruled.value));
  const positions = [position];
  let refusals: readonly G['refusal'][] = [];
  for (const move of one.moves) {
    const played = machine.play(position, move);
    if (!played.ok) {
      refusals = played.problem;
      break;
    }
    position = played.value;
    positions.push(position);
  }
  const findings = claims.flatMap((claim) => {
    const after = positions[claim.at];
    return after === undefined ? [] : [checkClaim(game, claim, after)];
  });
  return { reading, positions, refusals, findings };
}

function checkClaim<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  claim: Claim<G, C>,
  position: Standing<G>,
): Finding<G, C> {
  const { state, events } = position.context;
  const { machine } = game;
  if (!isShared<G, C>(claim))
    return { claim, found: { ...game.actual(claim, state, events), at: claim.at }, refusals: [] };
  switch (claim.type) {
    case 'refused': {
      const tried = machine.play(position, claim.move);
      const refusals = tried.ok ? [] : tried.problem;
      return { claim, found: { ...claim, rules: refusals.map(({ rule }) => rule) }, refusals };
    }
    case 'cites':
      return { claim, found: { ...claim, rules: events.map(({ rule }) => rule) }, refusals: [] };
    case 'turn': {
      const found = { ...claim, phase: game.phaseOf(state), seats: machine.game.toAct(state) };
      return { claim, found, refusals: [] };
    }
    case 'winner':
      return { claim, found: { ...claim, winner: game.winnerOf(state) }, refusals: [] };
  }
}
