import type { Case } from '#games/chronicle/casebook/read-and-run-cases';
import { SOURCED_ABILITIES } from '#games/chronicle/rules/ability-definitions';
import { isWild, kindOf, suitOf, type Card } from '#games/chronicle/rules/cards';
import type { Play } from '#games/chronicle/rules/state';
import type { Said } from '#kit/dispute-questionnaire';
import { A_WILD, NO_SUIT, NOTHING_YET, OTHER, SAME } from '#games/chronicle/dispute/dispute-steps';

/** What would have been told of a case where two had been arguing about it: of the card about which it is asked. */
export function disputeAnswersOf({ setup, moves, asked, claims, readings }: Case): Said {
  // A dispute is over the rules as they are printed.
  if (Object.keys(setup.rulings.abilities).some((slot) => !(slot in SOURCED_ABILITIES))) return {};
  const all = [...claims, ...readings.flatMap((reading) => reading.claims)];
  const refused = all.find((claim) => claim.type === 'refused' && claim.at === asked);
  const tried = refused?.type === 'refused' ? refused.move : moves[asked];
  if (tried?.type !== 'play') return {};
  const [lead, ...later] = moves.slice(0, asked).filter((move): move is Play => move.type === 'play');
  const since = later.find(({ card, down }) => down !== true && !isWild(card));
  const relation = (to: Play) => (suitOf(to.card) === suitOf(tried.card) ? SAME : OTHER);
  return {
    led: lead === undefined ? NOTHING_YET : faceOf(lead.card),
    played: faceOf(tried.card),
    ...(lead !== undefined && !isWild(lead.card) && { fits: relation(lead) }),
    ...(lead !== undefined && isWild(lead.card) && { since: since ? relation(since) : NO_SUIT }),
    way: tried.down === true ? 'down' : 'up',
  };
}

function faceOf(card: Card): string {
  return isWild(card) ? A_WILD : kindOf(card);
}
