import * as v from 'valibot';
import type { GameTypes } from '#kit/game';
import { bad, good, type Result } from '#kit/parse-result';
import { describe, validate, type Misfit } from '#kit/validate-object';
import type { CaseTypes, Claims } from './casebook-adapter.ts';

/** What can be claimed of any game. */
export type SharedClaim<G extends GameTypes, C extends CaseTypes> =
  /** A move that may not be made, and the rules that forbid it. */
  | { readonly type: 'refused'; readonly move: G['action']; readonly rules: readonly C['rule'][] }
  /** The rules by which the last of these moves had its consequences, in their order: all of them and no others. */
  | { readonly type: 'cites'; readonly rules: readonly C['rule'][] }
  | {
      readonly type: 'turn';
      readonly phase: C['phase'];
      readonly seats: readonly (G['seat'] | 'dealer')[];
    }
  /** Who has won; null: nobody yet. */
  | { readonly type: 'winner'; readonly winner: G['seat'] | 'draw' | null };

/** What a case says of the table after its first `at` moves, in a form that the machine can confirm. */
export type Claim<G extends GameTypes, C extends CaseTypes> = { readonly at: number } & (
  SharedClaim<G, C> | C['claim']
);

const SHARED = ['refused', 'cites', 'turn', 'winner'] as const;

export function isShared<G extends GameTypes, C extends CaseTypes>(
  claim: SharedClaim<G, C> | C['claim'],
): claim is SharedClaim<G, C> {
  return SHARED.some((type) => type === claim.type);
}

/** The entry of a claim that says after how many moves it is so. */
export const AT = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A claim from JSON. Without `at` it is made after the last move, the one numbered `moves`; a later one is refused. */
export function readClaim<G extends GameTypes, C extends CaseTypes>(
  game: Claims<G, C>,
  json: unknown,
  moves: number,
): Result<Claim<G, C>, Misfit | G['misfit']> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  if (!('type' in json)) return bad({ type: 'missing-key', key: 'type' });
  const type = SHARED.find((type) => type === json.type);
  if (type === undefined && !game.claims.some((type) => type === json.type)) {
    const expected = [...SHARED, ...game.claims];
    return bad({ type: 'unexpected', key: 'type', found: describe(json.type), expected });
  }
  const read = type === undefined ? game.readClaim(json) : readShared(game, type, json);
  if (!read.ok) return read;
  const claim = { ...read.value, at: read.value.at ?? moves };
  if (claim.at > moves || (claim.type === 'cites' && claim.at === 0)) {
    const expected = Array.from({ length: moves + 1 }, (_, move) => String(move));
    return bad({ type: 'unexpected', key: 'at', found: describe(claim.at), expected });
  }
  return good(claim);
}

function readShared<G extends GameTypes, C extends CaseTypes>(
  { machine: { game }, rules: ids, phases }: Claims<G, C>,
  type: SharedClaim<G, C>['type'],
  json: object,
): Result<SharedClaim<G, C> & { readonly at?: number }, Misfit | G['misfit']> {
  const rules = v.array(v.picklist(ids));
  switch (type) {
    case 'refused': {
      const read = validate(
        v.object({ type: v.literal(type), at: AT, move: v.looseObject({}), rules }),
        json,
      );
      if (!read.ok) return read;
      const move = game.readAction(read.value.move);
      return move.ok ? good({ ...read.value, move: move.value }) : move;
    }
    case 'cites':
      return validate(v.object({ type: v.literal(type), at: AT, rules }), json);
    case 'turn': {
      const seats = v.array(v.picklist([...game.seats, 'dealer']));
      return validate(v.object({ type: v.literal(type), at: AT, phase: v.picklist(phases), seats }), json);
    }
    case 'winner': {
      const winner = v.nullable(v.picklist([...game.seats, 'draw']));
      return validate(v.object({ type: v.literal(type), at: AT, winner }), json);
    }
  }
}
