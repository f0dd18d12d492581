import { describe, expect, test } from 'vitest';
import {
  isOpen,
  SOURCED_ABILITIES,
  type Abilities,
  type EffectId,
} from '#games/chronicle/rules/ability-definitions';
import { EFFECTS, SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import { view } from '#games/chronicle/rules/view';
import { after, holds, lay, type Laying, type Row } from './table.ts';

/** What a table can fill in: each effect, its time, and who chooses. */

const filled = (abilities: Abilities, more: Partial<Laying> = {}): Laying => ({
  hands: ['L5 L7', 'L9 P2', 'L3 W4'],
  allies: ['W2', 'W3', 'W5 W6'],
  discard: 'P9 P10',
  rulings: { abilities },
  ...more,
});
const five = (effect: EffectId, more: Partial<Laying> = {}) => filled({ '5': effect }, more);
/** At the end of the Meeting, when three cards lie there. */
const late = (effect: EffectId, more: Partial<Laying> = {}) =>
  filled({ '5': { effect, time: 'end-of-meeting' } }, more);
const MEETING = ['p1: L5', 'p2: L9', 'p3: L3'] as const;
/** At the end of the round, for p2, who wins the 5. */
const roundEnd = (effect: EffectId, more: Partial<Laying> = {}) =>
  filled({ '5': { effect, time: 'end-of-round' } }, { hands: ['L5', 'L9', 'L3'], ...more });

// prettier-ignore
const ROWS: Readonly<Record<EffectId, readonly Row[]>> = {
  'take-unseen': [
    ['a card of another hand comes to one’s own', five('take-unseen'), ['p1: L5', 'p1: take P2 from p2'], { hands: ['L7 P2', 'L9', 'L3 W4'], turn: 'p2' }],
    ['not from one’s own hand', five('take-unseen'), ['p1: L5', 'p1: take L7 from p1'], { refused: ['take-unseen'] }],
    ['not a card that is not there', five('take-unseen'), ['p1: L5', 'p1: take P2 from p3'], { refused: ['take-unseen'] }],
    ['not from a seat that nobody has', five('take-unseen'), ['p1: L5', 'p1: take P2 from p4'], { refused: ['take-unseen'] }],
    ['not an ally', five('take-unseen'), ['p1: L5', 'p1: take W3 from p2'], { refused: ['take-unseen'] }],
    ['not by somebody else', five('take-unseen'), ['p1: L5', 'p2: take L7 from p1'], { refused: ['turns'] }],
    ['no other move comes first', five('take-unseen'), ['p1: L5', 'p1: give L7 to p2'], { refused: ['ability-must'] }],
    ['by the last card of a hand too', five('take-unseen', { hands: ['L5', 'L9 P2 P3', 'L3 W4'] }), ['p1: L5', 'p1: take P2 from p2', 'p2: L9', 'p3: L3'], { phase: 'meeting', hands: ['P2', 'P3', 'W4'] }],
    ['at the end of the round no hand is left', roundEnd('take-unseen'), MEETING, { phase: 'deal', told: ['ability-impossible'] }],
  ],
  'give-card': [
    ['a card of the hand goes to another', five('give-card'), ['p1: L5', 'p1: give L7 to p3'], { hands: ['', 'L9 P2', 'L3 L7 W4'], turn: 'p2' }],
    ['not to oneself', five('give-card'), ['p1: L5', 'p1: give L7 to p1'], { refused: ['give-card'] }],
    ['not a card of somebody else', five('give-card'), ['p1: L5', 'p1: give P2 to p3'], { refused: ['give-card'] }],
    ['with an empty hand nothing happens', five('give-card', { hands: ['L5', 'L9 P2', 'L3 W4'] }), ['p1: L5'], { turn: 'p2', told: ['ability-impossible'] }],
    ['whoever has given the last card away ends the round', five('give-card'), ['p1: L5', 'p1: give L7 to p3', 'p2: L9', 'p3: L3'], { phase: 'deal' }],
  ],
  'look-at-hand': [
    ['another hand is looked at', five('look-at-hand'), ['p1: L5', 'p1: look at p2'], { turn: 'p2', told: ['look-at-hand'] }],
    ['not one’s own', five('look-at-hand'), ['p1: L5', 'p1: look at p1'], { refused: ['look-at-hand'] }],
    ['not an empty one', five('look-at-hand', { hands: ['L5 L7', '', 'L3 W4'] }), ['p1: L5', 'p1: look at p2'], { refused: ['look-at-hand'] }],
    ['where all are empty nothing happens', five('look-at-hand', { hands: ['L5 L7', '', ''] }), ['p1: L5'], { told: ['ability-impossible'] }],
  ],
  'discard-own-ally': [
    ['an ally goes to the pile', five('discard-own-ally'), ['p1: L5', 'p1: discard W2 from p1'], { allies: ['', 'W3', 'W5 W6'], discard: 'P9 P10 W2' }],
    ['not one of somebody else', five('discard-own-ally'), ['p1: L5', 'p1: discard W3 from p2'], { refused: ['discard-own-ally'] }],
    ['without allies nothing happens', five('discard-own-ally', { allies: [] }), ['p1: L5'], { turn: 'p2', told: ['ability-impossible'] }],
  ],
  'discard-ally': [
    ['an ally of somebody else goes to the pile', five('discard-ally'), ['p1: L5', 'p1: discard W6 from p3'], { allies: ['W2', 'W3', 'W5'], discard: 'P9 P10 W6' }],
    ['not one’s own', five('discard-ally'), ['p1: L5', 'p1: discard W2 from p1'], { refused: ['discard-ally'] }],
    ['where nobody else has any nothing happens', five('discard-ally', { allies: ['W2'] }), ['p1: L5'], { turn: 'p2', told: ['ability-impossible'] }],
  ],
  'take-ally': [
    ['an ally of somebody else becomes one’s own', five('take-ally'), ['p1: L5', 'p1: take-ally W6 from p3'], { allies: ['W2 W6', 'W3', 'W5'] }],
    ['not a card of a hand', five('take-ally'), ['p1: L5', 'p1: take-ally W4 from p3'], { refused: ['take-ally'] }],
    ['at the end of the round too, for whoever has the card by then', roundEnd('take-ally', { allies: ['W2', 'W3', 'W6'] }), [...MEETING, 'p2: take-ally W2 from p1'], { phase: 'deal', allies: ['', 'L3 L5 L9 W2 W3', 'W6'] }],
  ],
  'give-ally': [
    ['an ally becomes somebody else’s', five('give-ally'), ['p1: L5', 'p1: give-ally W2 to p3'], { allies: ['', 'W3', 'W2 W5 W6'] }],
    ['not one that is somebody else’s already', five('give-ally'), ['p1: L5', 'p1: give-ally W3 to p3'], { refused: ['give-ally'] }],
  ],
  'exchange-ally': [
    ['one of one’s own for one of somebody else', five('exchange-ally'), ['p1: L5', 'p1: exchange W2 with p3 for W6'], { allies: ['W6', 'W3', 'W2 W5'] }],
    ['not for a card that is not there', five('exchange-ally'), ['p1: L5', 'p1: exchange W2 with p3 for W3'], { refused: ['exchange-ally'] }],
    ['not with oneself', five('exchange-ally'), ['p1: L5', 'p1: exchange W2 with p1 for W2'], { refused: ['exchange-ally'] }],
    ['without an ally nothing happens', five('exchange-ally', { allies: ['', 'W3', 'W5'] }), ['p1: L5'], { told: ['ability-impossible'] }],
  ],
  'take-discard': [
    ['the top card of the pile becomes an ally', five('take-discard'), ['p1: L5'], { allies: ['P10 W2', 'W3', 'W5 W6'], discard: 'P9', turn: 'p2' }],
    ['where there is no pile nothing happens', five('take-discard', { discard: '' }), ['p1: L5'], { told: ['ability-impossible'] }],
  ],
  'take-from-meeting': [
    ['a card that somebody else has played becomes an ally', late('take-from-meeting'), [...MEETING, 'p1: claim L9 from p2'], { allies: ['L3 L5 L9 W2', 'W3', 'W5 W6'], turn: 'p1' }],
    ['not one’s own', late('take-from-meeting'), [...MEETING, 'p1: claim L5 from p1'], { refused: ['take-from-meeting'] }],
    ['the leader has nothing to take when the card is played', five('take-from-meeting'), ['p1: L5'], { turn: 'p2', told: ['ability-impossible'] }],
    ['one that lies face down too', filled({ '3': 'take-from-meeting' }, { hands: ['L5 L7', 'P9 P2', 'L3 W4'], discard: '' }), ['p1: L5', 'p2: down P9', 'p3: L3', 'p3: claim P9 from p2'], { allies: ['L3 L5 W2', 'W3', 'P9 W5 W6'] }],
  ],
  'discard-meeting': [
    ['the cards are discarded in the order of play, and the winner leads', five('discard-meeting'), MEETING, { allies: ['W2', 'W3', 'W5 W6'], discard: 'P9 P10 L5 L9 L3', turn: 'p2' }],
    ['at the end of the round no Meeting is left', roundEnd('discard-meeting'), MEETING, { told: ['ability-impossible'] }],
  ],
  'owner-wins': [
    ['whatever the strengths', five('owner-wins'), MEETING, { turn: 'p1', allies: ['L3 L5 L9 W2', 'W3', 'W5 W6'] }],
    ['of several the last one counts', filled({ '5': 'owner-wins', '3': 'owner-wins' }), MEETING, { turn: 'p3' }],
    ['at the end of the round there is nothing to win', roundEnd('owner-wins'), MEETING, { told: ['ability-impossible'] }],
  ],
  'lowest-wins': [
    ['the lowest of the lead suit wins', five('lowest-wins'), MEETING, { turn: 'p3' }],
    ['a card face down does not', filled({ '5': 'lowest-wins' }, { hands: ['L5 L7', 'L9 P2', 'W3 W4'] }), ['p1: L5', 'p2: L9', 'p3: down W3'], { turn: 'p1' }],
    ['neither does a Wild', filled({ '5': 'lowest-wins' }, { hands: ['L5 L7', 'L9 P2', 'Sage W4'] }), ['p1: L5', 'p2: L9', 'p3: Sage'], { turn: 'p1' }],
    ['among Wilds only the leader wins', filled({ Sage: 'lowest-wins' }, { hands: ['Sage L7', 'Fool P2', 'King W4'] }), ['p1: Sage', 'p2: Fool', 'p3: King'], { turn: 'p1', told: ['leader-wins'] }],
  ],
  nothing: [['nothing happens, and nothing is open', five('nothing'), ['p1: L5'], { turn: 'p2', untold: ['open-slot', 'ability-impossible'] }]],
};

describe.each(EFFECTS)('%s', (effect) => {
  test.each(ROWS[effect])('%s', (...row) => {
    holds(row);
  });
});

describe('Who chooses', () => {
  // prettier-ignore
  test.each<Row>([
    ['the owner, if nothing is said', filled({ '9': 'take-ally' }), ['p1: L5', 'p2: L9'], { turn: 'p2' }],
    ['the leader of the Meeting', filled({ '9': { effect: 'take-ally', chooser: 'leader' } }), ['p1: L5', 'p2: L9'], { turn: 'p1' }],
    ['whoever sits next', filled({ '9': { effect: 'take-ally', chooser: 'next' } }), ['p1: L5', 'p2: L9'], { turn: 'p3' }],
    ['it works for the owner all the same', filled({ '9': { effect: 'take-ally', chooser: 'next' } }), ['p1: L5', 'p2: L9', 'p3: take-ally W2 from p1'], { allies: ['', 'W2 W3', 'W5 W6'] }],
    ['and never against the owner’s own', filled({ '9': { effect: 'take-ally', chooser: 'next' } }), ['p1: L5', 'p2: L9', 'p3: take-ally W3 from p2'], { refused: ['take-ally'] }],
  ])('%s', (...row) => {
    holds(row);
  });
});

describe('A card face down', () => {
  test('has no ability at any time of the Meeting', () => {
    const at = filled({ '9': 'owner-wins', '4': { effect: 'owner-wins', time: 'end-of-meeting' } }, { hands: ['L5 L7', 'P9 P2', 'W4 W7'] }); // prettier-ignore
    holds(['', at, ['p1: L5', 'p2: down P9', 'p3: down W4'], { turn: 'p1', untold: ['ability-played', 'ability-end-of-meeting'] }]); // prettier-ignore
  });
});

describe('Open slots', () => {
  test('are told as open when their card is played, and do nothing', () => {
    holds(['', filled({}), ['p1: L5'], { turn: 'p2', told: ['open-slot'], untold: ['ability-played'] }]);
  });

  test('a 1 and the Angel have none, and an 8 is sourced', () => {
    for (const kind of ['1', 'Angel', '8'] as const) expect(isOpen({}, kind)).toBe(false);
    expect(SLOT_IDS.filter((slot) => !isOpen(SOURCED_ABILITIES, slot))).toEqual(['8']);
    expect(SLOT_IDS.filter((slot) => isOpen({}, slot))).toHaveLength(13);
    expect(isOpen({ '5': 'nothing' }, '5')).toBe(false);
  });
});

describe('Who looks at a hand', () => {
  test('sees it until the next move, and nobody else does', () => {
    const { state } = after(lay(five('look-at-hand')), 'p1: L5', 'p1: look at p2');
    expect(view(state, 'p1').hands.p2).toEqual(['L9', 'P2']);
    expect(view(state, 'p1').hands.p3).toEqual(['??', '??']);
    expect(view(state, 'p3').hands.p2).toEqual(['??', '??']);
    const next = after(state, 'p2: L9').state;
    expect(view(next, 'p1').hands.p2).toEqual(['??']);
  });
});

describe('A card face down is seen', () => {
  test('by whoever played it, until it is collected by all', () => {
    const { state } = after(lay(filled({}, { hands: ['L5 L7', 'P9 P2', 'L3 W4'] })), 'p1: L5', 'p2: down P9');
    expect(view(state, 'p2').laid[1]).toEqual({ by: 'p2', card: 'P9', down: true });
    expect(view(state, 'p1').laid[1]).toEqual({ by: 'p2', card: '??', down: true });
    expect(view(after(state, 'p3: L3').state, 'p3').allies.p1).toContain('P9');
  });
});
