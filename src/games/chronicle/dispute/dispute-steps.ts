import type { Said, Step } from '#kit/dispute-questionnaire';
import { VALUES } from '#games/chronicle/rules/cards';

/** What can be told of a dispute over one card in Chronicle. It is known without a rule, so that a typed question can be told as well. */

/** A card of some suit, by its value, or a Wild. */
export const A_WILD = 'wild';
/** Nothing lies there: it is the lead that is argued about. */
export const NOTHING_YET = 'nothing';
const FACES = [...VALUES, A_WILD];

/** Everything that can be told once so much is said, in the order in which it is asked. */
export function steps(said: Said): readonly Step[] {
  const { led, played, fits, holds, wild } = said;
  const ahead: readonly Step[] = [
    { id: 'led', choices: [...FACES, NOTHING_YET], always: true },
    { id: 'played', choices: FACES, always: true },
  ];
  if (led === undefined || played === undefined) return ahead;
  const hasSuits = led !== A_WILD && led !== NOTHING_YET && played !== A_WILD;
  const relation: Step = {
    id: 'fits',
    choices: led === played ? ['other'] : ['same', 'other'],
    of: ['led', 'played'],
  };
  const held: Step = {
    ...{ id: 'holds', choices: ['some', 'none'], assumed: 'none', of: ['led'] },
    // Nobody at the table knows.
    unknown: 'unknown',
  };
  const isOff = hasSuits && (fits ?? relation.choices[0]) === 'other';
  // Whoever holds another card does not play the last; a Wild is one, and is taken for granted.
  const holdsMore = isOff && (holds === 'some' || wild !== 'no');
  return [
    ...ahead,
    ...(hasSuits ? [relation] : []),
    ...(isOff ? [held] : []),
    // Whoever is void plays face down: nothing else is taken for granted.
    { id: 'way', choices: ['up', 'down'], usual: isOff && holds !== 'some' ? 'down' : 'up' },
    // With one in hand tables part, and that is to be told at once.
    ...(isOff ? [{ id: 'wild', choices: ['yes', 'no'], usual: 'yes' }] : []),
    { id: 'last', choices: holdsMore ? ['no'] : ['yes', 'no'], usual: 'no' },
  ];
}
