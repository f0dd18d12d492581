import type { Case } from '#games/chronicle/casebook/cases';
import { A_WILD, NOTHING_YET } from '#games/chronicle/dispute/disputes';
import { isWild, kindOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import type { Play } from '#games/chronicle/rules/state';
import type { DisputedCase } from '#kit/dispute';
import { allCases } from './casebook-entries.ts';

/** The casebook, with what would have been told of each case where two had been arguing about it. */
export async function disputedCases(): Promise<readonly DisputedCase[]> {
  return (await allCases()).map(({ address, data }) => ({
    question: data.question,
    address,
    rules: data.rules,
    said: saidOf(data),
  }));
}

function saidOf({ moves, asked, claims, readings }: Case): DisputedCase['said'] {
  const all = [...claims, ...readings.flatMap((reading) => reading.claims)];
  const refused = all.find((claim) => claim.type === 'refused' && claim.at === asked);
  const tried = refused?.type === 'refused' ? refused.move : moves[asked];
  if (tried?.type !== 'play') return {};
  const lead = moves.slice(0, asked).find((move): move is Play => move.type === 'play');
  const isSame = lead !== undefined && suitOf(lead.card) === suitOf(tried.card);
  return {
    led: lead === undefined ? NOTHING_YET : faceOf(lead.card),
    played: faceOf(tried.card),
    fits: isSame ? 'same' : 'other',
    way: tried.down === true ? 'down' : 'up',
  };
}

function faceOf(card: Card): string {
  return isWild(card) ? A_WILD : kindOf(card);
}
