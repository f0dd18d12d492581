import { sorted } from '#games/jekyll-vs-hyde/rules/cards';
import { playable } from '#games/jekyll-vs-hyde/rules/judge';
import type { RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import type { Rulings } from '#games/jekyll-vs-hyde/rules/rulings';
import { stateOf } from '#games/jekyll-vs-hyde/rules/setup';
import type { Event } from '#games/jekyll-vs-hyde/rules/event';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { knowledge, view } from '#games/jekyll-vs-hyde/rules/view';
import { enter, play, type ChartPosition } from '#games/jekyll-vs-hyde/statechart';
import type { Case } from './case.ts';
import type { Claim } from './claim.ts';

/** Cases are played by the statechart, and what they claim is compared with what it says. */

/** A case played under one reading of its ruling. */
export interface Run {
  /** Null where the case is played under its own rulings alone. */
  readonly reading: string | null;
  /** Where the chart stands after so many moves: the first is the setup. Ends before a move that is refused. */
  readonly positions: readonly ChartPosition[];
  /** Why the next move was refused; empty where all were made. */
  readonly refusals: readonly Refusal[];
  readonly findings: readonly Finding[];
}

/** A claim, and what is really so, in the same form; for a move that is refused the reasons besides. */
export interface Finding {
  readonly claim: Claim;
  readonly found: Claim;
  readonly refusals: readonly Refusal[];
}

/** The case under each reading it has, the one that is followed here first; one run where nothing is contested in play. */
export function runs(one: Case): readonly [Run, ...Run[]] {
  const [first, ...others] = one.readings.map(({ reading, claims }) =>
    run(one, reading, [...one.claims, ...claims]),
  );
  return first === undefined ? [run(one, null, one.claims)] : [first, ...others];
}

function run(one: Case, reading: string | null, claims: readonly Claim[]): Run {
  const ruled: Partial<Rulings> = one.ruling === null || reading === null ? {} : { [one.ruling]: reading };
  let position = enter(stateOf({ ...one.setup, rulings: { ...one.setup.rulings, ...ruled } }));
  const positions = [position];
  let refusals: readonly Refusal[] = [];
  for (const move of one.moves) {
    const played = play(position, move);
    if (!played.ok) {
      refusals = played.problem;
      break;
    }
    position = played.value;
    positions.push(position);
  }
  const findings = claims.flatMap((claim) => {
    const after = positions[claim.at];
    return after === undefined ? [] : [checkClaim(claim, after)];
  });
  return { reading, positions, refusals, findings };
}

function checkClaim(claim: Claim, position: ChartPosition): Finding {
  const { state, events } = position.context;
  if (claim.type !== 'refused') return { claim, found: actualFor(claim, state, events), refusals: [] };
  const tried = play(position, claim.move);
  const refusals = tried.ok ? [] : tried.problem;
  return { claim, found: { ...claim, rules: refusals.map(({ rule }) => rule) }, refusals };
}

/** What is so where a claim says how it is. */
function actualFor(
  claim: Exclude<Claim, { type: 'refused' }>,
  state: State,
  events: readonly Event[],
): Claim {
  const table = view(state, 'all');
  switch (claim.type) {
    case 'playable':
      return { ...claim, cards: playable(state, claim.seat) };
    case 'cites':
      return { ...claim, rules: events.map(({ rule }) => rule) };
    case 'trick':
      return { ...claim, winner: events.find((event) => event.type === 'won')?.by ?? null };
    case 'tricks':
      return { ...claim, ...table.owned };
    case 'ranking':
      return { ...claim, suits: table.ranking };
    case 'hand':
      return { ...claim, cards: table.hands[claim.seat].filter((card) => card !== '??') };
    case 'turn':
      return { ...claim, phase: state.phase, seats: table.toAct };
    case 'marker':
      return { ...claim, marker: table.marker };
    case 'winner':
      return { ...claim, winner: table.winner };
    case 'knows': {
      const { known, voids } = knowledge(view(state, claim.seat));
      return { ...claim, cards: known, voids };
    }
    case 'unseen':
      return { ...claim, cards: knowledge(view(state, claim.seat)).unseen };
  }
}

// ------------------------------------------------------------------------------------------------------- checking

/** Where a case is wrong about the machine, or the machine about the case. */
export type Fault =
  | {
      readonly type: 'illegal-move';
      readonly reading: string | null;
      readonly move: number;
      readonly refusals: readonly Refusal[];
    }
  | { readonly type: 'not-so'; readonly reading: string | null; readonly finding: Finding }
  /** A move of the answer of whose consequences nothing is claimed. */
  | { readonly type: 'unexplained-move'; readonly reading: string | null; readonly move: number }
  /** A rule that the case says it is about, and that nothing in its answer follows. */
  | { readonly type: 'idle-rule'; readonly rule: RuleId };

/** Everything that is wrong with a case; empty: the machine confirms it. */
export function faultsOf(one: Case): readonly Fault[] {
  const all = runs(one);
  const found = all.flatMap((run): readonly Fault[] => {
    const { reading, positions, refusals, findings } = run;
    if (refusals.length > 0) return [{ type: 'illegal-move', reading, move: positions.length, refusals }];
    const answer = positions.slice(one.asked + 1).map((_, index) => one.asked + 1 + index);
    const explained = findings.flatMap(({ claim }) => (claim.type === 'cites' ? [claim.at] : []));
    return [
      ...findings
        .filter(({ claim, found }) => !same(claim, found))
        .map((finding) => ({ type: 'not-so', reading, finding }) as const),
      ...answer
        .filter((move) => !explained.includes(move))
        .map((move) => ({ type: 'unexplained-move', reading, move }) as const),
    ];
  });
  const cited = citedIn(one);
  return [
    ...found,
    ...one.rules.filter((rule) => !cited.has(rule)).map((rule) => ({ type: 'idle-rule', rule }) as const),
  ];
}

/** The rules that the answer follows: those of its moves, and of what it says may not be done. */
export function citedIn(one: Case): ReadonlySet<RuleId> {
  return new Set(
    runs(one).flatMap(({ positions, findings }) => [
      ...positions.slice(one.asked + 1).flatMap(({ context }) => context.events.map(({ rule }) => rule)),
      ...findings.flatMap(({ refusals }) => refusals.map(({ rule }) => rule)),
    ]),
  );
}

/** Two statements of one kind; the cards of a hand are in no order. */
function same(one: Claim, another: Claim): boolean {
  const plain = (claim: Claim) =>
    JSON.stringify('cards' in claim ? { ...claim, cards: sorted(claim.cards) } : claim);
  return plain(one) === plain(another);
}
