import * as v from 'valibot';
import { bad, good, type Result } from '#kit/result';
import { describe, validate, type Misfit, type Shape } from '#kit/validate';
import { CARDS, SEATS, SUITS, type Card, type Seat, type Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { readAction } from '#games/jekyll-vs-hyde/rules/read-action';
import { RULE_IDS, type RuleId } from '#games/jekyll-vs-hyde/rules/rulebook';
import type { Misfit as ActionMisfit } from '#games/jekyll-vs-hyde/rules/refusal';
import type { Action, Phase } from '#games/jekyll-vs-hyde/rules/state';

/** What a case says of the table after its first `at` moves, in a form that the machine can confirm. */
export type Claim = { readonly at: number } & (
  | { readonly type: 'playable'; readonly seat: Seat; readonly cards: readonly Card[] }
  /** A move that may not be made, and the rules that forbid it. */
  | { readonly type: 'refused'; readonly move: Action; readonly rules: readonly RuleId[] }
  /** The rules by which the last of these moves had its consequences, in their order: all of them and no others. */
  | { readonly type: 'cites'; readonly rules: readonly RuleId[] }
  /** Who wins the trick that the last of these moves completes; null: it completes none. */
  | { readonly type: 'trick'; readonly winner: Seat | null }
  /** How many tricks each seat owns. */
  | { readonly type: 'tricks'; readonly jekyll: number; readonly hyde: number }
  /** Lowest first. */
  | { readonly type: 'ranking'; readonly suits: readonly Suit[] }
  | { readonly type: 'hand'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'turn'; readonly phase: Phase; readonly seats: readonly (Seat | 'dealer')[] }
  | { readonly type: 'marker'; readonly marker: number }
  /** Who has won; null: nobody yet. */
  | { readonly type: 'winner'; readonly winner: Seat | 'draw' | null }
  /** What a seat knows of the other hand: cards that are surely in it, and suits that it could not follow. */
  | {
      readonly type: 'knows';
      readonly seat: Seat;
      readonly cards: readonly Card[];
      readonly voids: readonly Suit[];
    }
  /** The cards of which a seat cannot tell whether they are in the other hand or set aside. */
  | { readonly type: 'unseen'; readonly seat: Seat; readonly cards: readonly Card[] }
);

const at = v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0)));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10));
const seat = v.picklist(SEATS);
const cards = v.array(v.picklist(CARDS));
const suits = v.array(v.picklist(SUITS));
const rules = v.array(v.picklist(RULE_IDS));
const phase = v.picklist(['deal', 'preparation', 'lead', 'follow', 'greed', 'over']);

const SHAPES = {
  playable: v.object({ type: v.literal('playable'), at, seat, cards }),
  refused: v.object({ type: v.literal('refused'), at, move: v.looseObject({}), rules }),
  cites: v.object({ type: v.literal('cites'), at, rules }),
  trick: v.object({ type: v.literal('trick'), at, winner: v.nullable(seat) }),
  tricks: v.object({ type: v.literal('tricks'), at, jekyll: count, hyde: count }),
  ranking: v.object({ type: v.literal('ranking'), at, suits }),
  hand: v.object({ type: v.literal('hand'), at, seat, cards }),
  turn: v.object({ type: v.literal('turn'), at, phase, seats: v.array(v.picklist([...SEATS, 'dealer'])) }),
  marker: v.object({ type: v.literal('marker'), at, marker: count }),
  winner: v.object({ type: v.literal('winner'), at, winner: v.nullable(v.picklist([...SEATS, 'draw'])) }),
  knows: v.object({ type: v.literal('knows'), at, seat, cards, voids: suits }),
  unseen: v.object({ type: v.literal('unseen'), at, seat, cards }),
} as const satisfies Record<Claim['type'], Shape>;

const TYPES = Object.keys(SHAPES) as readonly Claim['type'][];

/** A claim from JSON. Without `at` it is made after the last move, the one numbered `moves`; a later one is refused. */
export function readClaim(json: unknown, moves: number): Result<Claim, Misfit | ActionMisfit> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    return bad({ type: 'unexpected', key: '', found: describe(json), expected: 'object' });
  }
  if (!('type' in json)) return bad({ type: 'missing-key', key: 'type' });
  const type = TYPES.find((type) => type === json.type);
  if (type === undefined) {
    return bad({ type: 'unexpected', key: 'type', found: describe(json.type), expected: TYPES });
  }
  const read = validate(SHAPES[type], json);
  if (!read.ok) return read;
  const claim = { ...read.value, at: read.value.at ?? moves };
  if (claim.at > moves || (claim.type === 'cites' && claim.at === 0)) {
    const expected = Array.from({ length: moves + 1 }, (_, move) => String(move));
    return bad({ type: 'unexpected', key: 'at', found: describe(claim.at), expected });
  }
  if (claim.type !== 'refused') return good(claim);
  const move = readAction(claim.move);
  return move.ok ? good({ ...claim, move: move.value }) : move;
}
