import type { Said, Step } from '#kit/dispute-questionnaire';
import { VALUES } from '#games/chronicle/rules/cards';

/** What can be told of a dispute over one card in Chronicle. It is known without a rule, so that a typed question can be told as well. */

/** A card of some suit, by its value, or a Wild. */
export const A_WILD = 'wild';
/** Nothing lies there: it is the lead that is argued about. */
export const NOTHING_YET = 'nothing';
/** Nobody at the table knows. */
const UNKNOWN = 'unknown';
/** Of the suit that is asked for, of another, or none is asked for yet. */
export const SAME = 'same';
export const OTHER = 'other';
export const NO_SUIT = 'none';
const FACES = [...VALUES, A_WILD];

/** Everything that can be told once so much is said, in the order in which it is asked. */
export function steps(said: Said): readonly Step[] {
  const { led, played, holds, wild } = said;
  const ahead: readonly Step[] = [
    { id: 'led', choices: [...FACES, NOTHING_YET], always: true },
    { id: 'played', choices: FACES, always: true },
  ];
  if (led === undefined || played === undefined) return ahead;
  const relation = relationStep(led, played);
  const held: Step = {
    ...{ id: 'holds', choices: ['some', 'none'], assumed: 'none', of: ['led', 'since'] },
    unknown: UNKNOWN,
  };
  const isOff = relation !== null && isOffSuit(relation, said);
  // Whoever holds another card does not play the last; a Wild is one, and is taken for granted.
  const holdsMore = isOff && (holds === 'some' || wild !== 'no');
  return [
    ...ahead,
    ...(relation === null ? [] : [relation]),
    ...(isOff ? [held] : []),
    // Whoever is void plays face down: nothing else is taken for granted.
    { id: 'way', choices: ['up', 'down'], usual: isOff && holds !== 'some' ? 'down' : 'up' },
    // With one in hand tables part, and that is to be told at once.
    ...(isOff ? [{ id: 'wild', choices: ['yes', 'no'], usual: 'yes' }] : []),
    { id: 'last', choices: holdsMore ? ['no'] : ['yes', 'no'], usual: 'no' },
  ];
}

/** What there is to be told of the suit that is asked for; null where none can be. */
function relationStep(led: string, played: string): Step | null {
  if (led === NOTHING_YET) return null;
  const of = ['led', 'played'];
  // After a Wild, a suit is set by the first card that has one: whoever plays later may find one set.
  if (led === A_WILD)
    return played === A_WILD
      ? { id: 'since', choices: [OTHER, NO_SUIT], usual: NO_SUIT, of }
      : { id: 'since', choices: [SAME, OTHER, NO_SUIT], unknown: UNKNOWN, of };
  if (played === A_WILD) return null;
  return { id: 'fits', choices: led === played ? [OTHER] : [SAME, OTHER], of };
}

/** Whether a card is of another suit than that which is asked for, or may be: then it matters whether there was one of it in hand. */
function isOffSuit({ id, choices, usual }: Step, said: Said): boolean {
  const told = said[id] ?? usual ?? choices[0];
  return said.played !== A_WILD && (told === OTHER || told === UNKNOWN);
}
