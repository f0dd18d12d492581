import * as v from 'valibot';
import { good, type Result } from '#kit/parse-result';
import { validate } from '#kit/validate-object';
import { CARDS, SEATS, SUITS, sorted } from '../rules/cards.ts';
import { readRulings } from '../rules/read-action-and-rulings.ts';
import type { Misfit } from '../rules/refusal.ts';
import { DEFAULT_RULINGS } from '../rules/ruling-switches.ts';
import { isMarker, isRanking, isTrickCount, type Setup } from '../rules/position-setup.ts';
import { START } from '../rules/track.ts';

const cardList = v.array(v.picklist(CARDS));
const trickCount = v.pipe(v.number(), v.check(isTrickCount));
const SETUP = v.object({
  rulings: v.exactOptional(v.looseObject({})),
  match: v.exactOptional(
    v.variant('game', [
      v.strictObject({ game: v.literal(1) }),
      v.strictObject({ game: v.literal(2), needed: v.picklist([1, 2, 3, 'never']) }),
    ]),
  ),
  round: v.exactOptional(v.picklist([1, 2, 3])),
  marker: v.exactOptional(v.pipe(v.number(), v.check(isMarker))),
  leader: v.exactOptional(v.picklist(SEATS)),
  hands: v.strictObject({ jekyll: cardList, hyde: cardList }),
  setAside: v.exactOptional(cardList),
  ranking: v.exactOptional(
    v.pipe(
      v.array(v.picklist(SUITS)),
      v.check((suits) => isRanking(suits)),
    ),
  ),
  won: v.exactOptional(v.strictObject({ jekyll: trickCount, hyde: trickCount })),
});

/** A setup from JSON. What is left out is as at the start of a game; without `leader` the preparation is due. */
export function readSetup(json: unknown): Result<Setup, Misfit> {
  const read = validate(SETUP, json);
  if (!read.ok) return read;
  const { rulings = {}, match = { game: 1 }, round = 1, marker = START, ...rest } = read.value;
  const chosen = readRulings(rulings);
  if (!chosen.ok) return chosen;
  const { leader = null, hands, setAside = null, ranking = [], won = { jekyll: 0, hyde: 0 } } = rest;
  return good({
    rulings: { ...DEFAULT_RULINGS, ...chosen.value },
    match,
    round,
    marker,
    leader,
    hands: { jekyll: sorted(hands.jekyll), hyde: sorted(hands.hyde) },
    setAside: setAside && sorted(setAside),
    ranking,
    won,
  });
}
