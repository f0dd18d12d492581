import type { Case } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { isPotion } from '#games/jekyll-vs-hyde/rules/cards';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Said } from '#kit/dispute-questionnaire';
import { faceOf, NOTHING_YET, UNNAMED } from '#games/jekyll-vs-hyde/dispute/dispute-steps';

/** Whether a case says how a rule is read here: what we suggest where a table reads it otherwise does not. */
export function isReadHere({ house, ruling }: Case): boolean {
  return house === null || ruling === null;
}

/** What would have been told of a case where two had been arguing about it: of the trick about which it is asked. */
export function disputeAnswersOf({ moves, asked, claims, readings, rules }: Case): Said {
  const all = [...claims, ...readings.flatMap((reading) => reading.claims)];
  const refusals = all.flatMap((claim) => (claim.type === 'refused' && claim.at === asked ? [claim] : []));
  const refused = refusals.map(({ move }) => move);
  // What is refused beside a move about which it is asked is refused by another rule than the case is about.
  const [subject] = rules;
  const isOfRefusal = refusals.some((claim) => claim.rules.some((rule) => rule === subject));
  const move: Action | undefined = (isOfRefusal ? refused[0] : undefined) ?? moves[asked];
  const isUnnamed = move?.type === 'lead' && isPotion(move.card) && move.names === undefined;
  // To a lead without a name nothing can be played: only that somebody tried can be told.
  const answers = isUnnamed ? refused : moves.slice(asked);
  const answer = move?.type === 'follow' ? move : answers.find(({ type }) => type === 'follow');
  const index = moves.findIndex((one) => one === answer);
  const before = moves.slice(0, index < 0 ? asked : index).findLast(({ type }) => type === 'lead');
  const lead = move?.type === 'lead' ? move : before;
  if (lead?.type !== 'lead') return {};
  // Whether whoever plays a Potion to a suit could have followed changes nothing, so it is told where it is asked about alone.
  const isInstead = answer?.type === 'follow' && isPotion(answer.card) && !isPotion(lead.card);
  return {
    led: faceOf(lead.card),
    ...(answer?.type === 'follow' && { answer: faceOf(answer.card) }),
    ...(isUnnamed && answer === undefined && { answer: NOTHING_YET }),
    ...(isPotion(lead.card) && { names: lead.names ?? UNNAMED }),
    ...(refused.length > 0 ? { holds: 'some' } : !isInstead && { holds: 'none' }),
  };
}
