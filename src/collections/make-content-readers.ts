import { readCase, type Case } from '#casebook/case';
import type { CaseTypes, Claims } from '#casebook/casebook-adapter';
import { faultsOf } from '#casebook/faults-of-case';
import type { GameTypes } from '#kit/game';
import type { Machine, Standing } from '#kit/game-machine';
import { bad, good, type Result } from '#kit/parse-result';
import { readReplay } from '#replays/read-replay';
import type { Replay } from '#replays/replay';
import { words as cases } from '#said/case-problems';
import { words as replays } from '#said/replay-problems';
import { caseErrorSentence, caseFaultSentence } from '#words/case-problems';
import { problemSentence, type GameFaults } from '#words/replay-problems';

/**
 * What a game gives so that the files in its folder of `content` can be read: its facet `content-readers.ts`. A bad file stops the build
 * with what is wrong in it.
 */
export interface GameContent {
  /** The ids of its rules: what a lesson can teach. */
  readonly rules: readonly string[];
  /** A replay or a scene from JSON, every move of it played. */
  readonly replay: (json: Json) => Checked<Replay<GameTypes>>;
  /** A case from JSON, its answer executed. A game without a casebook has none. */
  readonly case?: (json: Json) => Checked<Case<GameTypes, CaseTypes>>;
  /** A puzzle of `puzzles.json`, worked out. A game without puzzles has none. */
  readonly puzzle?: {
    /** What it is called in addresses. */
    readonly name: (stored: Json) => string;
    readonly read: (stored: Json) => Checked<object>;
  };
}

export type Json = Readonly<Record<string, unknown>>;

/** What a file holds, or the sentences that say what is wrong with it. */
export type Checked<Held> = Result<Held, readonly string[]>;

/** How replays are read by a game, with what it says of its own moves. */
export function replayReader<T extends GameTypes, Position extends Standing<T>>(
  machine: Machine<T, Position>,
  legality: GameFaults<T>,
): (json: Json) => Checked<Replay<T>> {
  return (json) => {
    const reading = readReplay(JSON.stringify(json), machine);
    const problem = reading.ok ? reading.value.problems[0] : reading.problem;
    if (reading.ok && problem === undefined) return good(reading.value.replay);
    if (problem === undefined) return bad(['Unreadable.']);
    const where = problem.move === null ? '' : `Move ${problem.move}: `;
    return bad([where + problemSentence(problem, replays, legality)]);
  };
}

/** How cases are read by a game, with what it says of its own moves. One that its rules do not confirm is none. */
export function caseReader<G extends GameTypes, C extends CaseTypes>(
  claims: Claims<G, C>,
  legality: GameFaults<G>,
): (json: Json) => Checked<Case<G, C>> {
  return (json) => {
    const read = readCase(claims, json);
    if (!read.ok) return bad([caseErrorSentence(read.problem, cases, legality)]);
    const faults = faultsOf(claims, read.value);
    return faults.length === 0 ? read : bad(faults.map((fault) => caseFaultSentence(fault, cases, legality)));
  };
}
