import { describe, expect, test } from 'vitest';
import { CARDS, EVIL, isWild, kindOf, suitOf } from '#games/chronicle/rules/cards';
import { handSize } from '#games/chronicle/rules/deal';
import { forbidsDeal } from '#games/chronicle/rules/invalid-deal';
import { shuffledDeal } from '#games/chronicle/rules/shuffled-deal';
import { HISTORY_CARDS } from '#games/chronicle/rules/history-cards';
import { SECTIONS, type Section } from '#games/chronicle/rules/source-sections';
import { SLOTS, SOURCED_ABILITIES } from '#games/chronicle/rules/ability-definitions';
import { SLOT_IDS } from '#games/chronicle/rules/ability-vocabulary';
import { start } from '#games/chronicle/rules/state-before-deal';
import type { Deal } from '#games/chronicle/rules/state';
import { apply } from '#games/chronicle/rules/apply';
import { seededRandom } from '#kit/random';
import { holds, type Row } from './table.ts';

/** The manual, section by section; every example and every answer that it gives is a row. */

/** Three with three cards each, so that a Meeting ends without ending the round. */
const three = { hands: ['L5 L7 P2', 'L9 P3 Sage', 'P10 W4 Fool'] } as const;
const bare = { abilities: {} } as const;
/** A last Meeting, which p1 wins with Love 9. */
const last = (allies: readonly string[], more: Partial<Row[1]> = {}): Row[1] => ({
  hands: ['L9', 'L2', 'L3'],
  allies,
  rulings: bare,
  ...more,
});
const LAST = ['p1: L9', 'p2: L2', 'p3: L3'] as const;

// prettier-ignore
const SOURCE: Readonly<Partial<Record<Section, readonly Row[]>>> = {
  'Lore & Objective': [
    ['the first to come to 3 Fame wins', last(['', 'W2', 'W3'], { fame: [2, 1, 1] }), LAST, { fame: [3, 1, 1], winner: 'p1', phase: 'over' }],
  ],
  Components: [
    ['won cards lie among the allies', three, ['p1: L5', 'p2: L9', 'p3: down W4'], { allies: ['', 'L5 L9 W4', ''] }],
    ['discarded cards lie on a pile, in order', last(['Angel L1 Demon', '', ''], { discard: 'P1' }), LAST, { discard: 'P1 L1 Demon' }],
  ],
  'Setup: Determine First Leader': [
    ['the leader may lead any card', three, ['p1: P2'], { turn: 'p2', lead: 'power' }],
    ['a Wild too', { hands: ['Sage L5', 'L9 P3', 'P10 W4'] }, ['p1: Sage'], { turn: 'p2', lead: null }],
  ],
  'Gameplay: Lead and Play Cards': [
    ['the leader plays face up', three, ['p1: down L5'], { refused: ['lead-any'] }],
    ['play goes clockwise', { ...three, leader: 'p2' }, ['p2: L9', 'p3: down W4'], { turn: 'p1' }],
    ['nobody plays out of turn', three, ['p2: L9'], { refused: ['turns'] }],
    ['nobody plays a card of another hand', three, ['p1: L9'], { refused: ['own-cards'] }],
    ['whoever has the lead suit follows it', three, ['p1: L5', 'p2: down P3'], { refused: ['follow-suit'] }],
    ['face up', three, ['p1: L5', 'p2: down L9'], { refused: ['follow-suit'] }],
    ['whoever is void plays any card face down', three, ['p1: L5', 'p2: L9', 'p3: down P10'], { allies: ['', 'L5 L9 P10', ''] }],
    ['not face up', three, ['p1: L5', 'p2: L9', 'p3: P10'], { refused: ['void-down'] }],
    ['a face-down card does not activate its ability', { hands: ['L5 L7', 'L9 P3', 'W8 W4'] }, ['p1: L5', 'p2: L9', 'p3: down W8'], { phase: 'meeting', untold: ['ability-played'] }],
    ['a Wild may be played even by whoever can follow', three, ['p1: L5', 'p2: Sage'], { turn: 'p3', lead: 'love' }],
    ['a Wild is never face down', three, ['p1: L5', 'p2: down Sage'], { refused: ['wild-open'] }],
    ['not by whoever is void either', three, ['p1: L5', 'p2: L9', 'p3: down Fool'], { refused: ['wild-open'] }],
    ['after a Wild led the first card that is none sets the suit (note 1)', { hands: ['Sage L5', 'P3 L9', 'P10 W4'] }, ['p1: Sage', 'p2: P3'], { lead: 'power', turn: 'p3' }],
    ['then it has to be followed', { hands: ['Sage L5', 'P3 L9', 'P10 W4'] }, ['p1: Sage', 'p2: P3', 'p3: down W4'], { refused: ['follow-suit'] }],
    ['until then no card goes face down', { hands: ['Sage L5', 'P3 L9', 'P10 W4'] }, ['p1: Sage', 'p2: down P3'], { refused: ['wild-led'] }],
    ['a second Wild leaves it open', { hands: ['Sage L5', 'Fool L9', 'P10 W4'] }, ['p1: Sage', 'p2: Fool'], { lead: null, turn: 'p3' }],
    ['who has lost the last card to an 8 is passed over (note 2)', { hands: ['L8 L7', 'P2', 'L9 W4'] }, ['p1: L8', 'p1: take P2 from p2'], { turn: 'p3', told: ['no-card-no-turn'], hands: ['L7 P2', '', 'L9 W4'] }],
    ['and the round goes on while those who played hold cards', { hands: ['L8 L7', 'P2', 'L9 W4'] }, ['p1: L8', 'p1: take P2 from p2', 'p3: L9'], { phase: 'meeting', turn: 'p3', hands: ['L7 P2', '', 'W4'] }],
  ],
  'Gameplay: Resolve Immediate Abilities': [
    ['an 8 is resolved as soon as it is played', { hands: ['L8 L7', 'L9 P2', 'W4 W5'] }, ['p1: L8'], { phase: 'take-unseen', turn: 'p1' }],
    ['what can be applied must be', { hands: ['L8 L7', 'L9 P2', 'W4 W5'] }, ['p1: L8', 'p2: L9'], { refused: ['ability-must'] }],
    ['a card may be played though its ability cannot be applied: an 8 with no hand to take from', { hands: ['L8 P2', '', ''] }, ['p1: L8'], { told: ['ability-impossible'], turn: 'p1', hands: ['P2', '', ''] }],
  ],
  'Gameplay: Resolve End-of-Meeting Abilities': [
    ['after all have played, in play order', { hands: ['King L5', 'Demon L9', 'P10 W4'], allies: ['P2', 'P3', 'P4'], rulings: { abilities: { King: 'discard-own-ally', Demon: 'discard-own-ally' } } }, ['p1: King', 'p2: Demon', 'p3: P10', 'p1: discard P2 from p1'], { phase: 'discard-own-ally', turn: 'p2' }],
    ['not before', { hands: ['King L5', 'L9 P3', 'L10 W4'], rulings: { abilities: { King: 'owner-wins' } } }, ['p1: King'], { turn: 'p2', untold: ['ability-end-of-meeting'] }],
  ],
  'Gameplay: Determine Meeting Winner': [
    ['the highest of the lead suit wins', three, ['p1: L5', 'p2: L9', 'p3: down P10'], { turn: 'p2' }],
    ['a Wild has no strength', { hands: ['L2 P3', 'King P4', 'Dragon P5'], rulings: bare }, ['p1: L2', 'p2: King', 'p3: Dragon'], { turn: 'p1', allies: ['L2 Dragon King', '', ''] }],
    ['an ability that changes the winner takes precedence', { hands: ['L2 P3', 'King P4', 'L9 P5'], rulings: { abilities: { King: 'owner-wins' } } }, ['p1: L2', 'p2: King', 'p3: L9'], { turn: 'p2', told: ['owner-wins'] }],
    ['Sage, Fool and Angel: the leader wins (tiebreaker)', { hands: ['P2 Fool', 'P3 Angel', 'P4 Sage'], rulings: bare, leader: 'p2' }, ['p2: Angel', 'p3: Sage', 'p1: Fool'], { turn: 'p2', told: ['leader-wins'], allies: ['', 'Sage Fool Angel', ''] }],
  ],
  'Gameplay: Collect Cards and Pass Lead': [
    ['the winner collects all cards, those face down too, and leads', three, ['p1: L5', 'p2: L9', 'p3: down P10'], { allies: ['', 'L5 L9 P10', ''], turn: 'p2', lead: null }],
  ],
  'Gameplay: Repeat': [
    ['the round ends with the Meeting in which somebody plays the last card', { hands: ['L5', 'L9 P3', 'L2 W4'], rulings: bare }, ['p1: L5', 'p2: L9', 'p3: L2'], { phase: 'deal', turn: 'dealer', told: ['round-ends'] }],
    ['whoever has taken a card after the last one still holds one', { hands: ['L8', 'L9 P3', 'L2 W4'] }, ['p1: L8', 'p1: take P3 from p2', 'p2: L9', 'p3: L2'], { phase: 'deal' }],
  ],
  'Core: Suits and Following Suit': [
    ['a face-down card of the highest strength does not win', { hands: ['L2 L3', 'P10 P3', 'W10 W4'] }, ['p1: L2', 'p2: down P10', 'p3: down W10'], { turn: 'p1' }],
  ],
  'Core: Wild Cards': [
    ['a Wild that follows sets no suit', three, ['p1: L5', 'p2: Sage'], { lead: 'love' }],
    ['a Wild that leads sets none either', { hands: ['Sage L5', 'P3 L9', 'P10 W4'] }, ['p1: Sage'], { lead: null, told: ['wild-led'] }],
  ],
  'Core: Card Abilities': [
    ['an 8 takes another player’s card, whichever suit it is of', { hands: ['W8 L7', 'L9 P2', 'W4 W5'] }, ['p1: W8', 'p1: take W5 from p3'], { hands: ['L7 W5', 'L9 P2', 'W4'], turn: 'p2' }],
    ['the Angel takes effect at the end of the round', last(['Angel L1', 'W2', 'W3']), LAST, { allies: ['L2 L3 L9 Angel', 'W2', 'W3'], discard: 'L1', fame: [1, 0, 0] }],
  ],
  'Core: Fame Points': [
    ['Fame is for the condition', last(['', 'W2', 'W3 W4'], { conditions: [{ most: 'wisdom' }] }), LAST, { fame: [0, 0, 1] }],
    ['or for the Evil victory', last(['L1 P1 W1 Demon', 'W2', 'W3']), LAST, { fame: [2, 0, 0] }],
  ],
  'Scoring: Remaining Hand Cards': [
    ['cards left in hand become allies', { hands: ['L9', 'L2 P3', 'L3 W4 W5'], rulings: bare }, LAST, { allies: ['L2 L3 L9', 'P3', 'W4 W5'], hands: ['', '', ''] }],
  ],
  'Scoring: Angel Effect': [
    ['the owner of the Angel discards all Evil cards', last(['Angel L1 P1 Demon', 'W2', 'W3']), LAST, { discard: 'L1 P1 Demon', fame: [1, 0, 0], told: ['angel-discards'] }],
    ['not those of others', last(['Angel', 'L1', 'P1']), LAST, { discard: '', fame: [1, 0, 0] }],
    ['an Angel left in hand counts', { hands: ['L9', 'L2 Angel', 'L3'], allies: ['', 'Demon', ''], rulings: bare }, LAST, { discard: 'Demon', fame: [1, 1, 1] }],
  ],
  'Scoring: Evil Disqualification': [
    ['one Evil card shuts its owner out', last(['', 'L1', 'W3']), LAST, { fame: [1, 0, 0], told: ['evil-excludes'] }],
    ['a 1 of any suit and the Demon alike', last(['Demon', 'P1', 'W1']), LAST, { fame: [0, 0, 0] }],
  ],
  'Scoring: Normal Scoring': [
    ['those who are best get 1 Fame, all who tie', last(['W2', '', '']), LAST, { fame: [0, 1, 1] }],
    ['Wilds have no suit', last(['', 'Sage King Fool', 'W3'], { conditions: [{ most: 'wisdom' }] }), LAST, { fame: [0, 0, 1] }],
    ['each condition counts for itself', last(['', 'W2 P3', 'W3'], { conditions: [{ fewest: 'wisdom' }, { most: 'power' }] }), LAST, { fame: [1, 1, 0] }],
    ['whoever is shut out does not stand in the way of the next best', last(['P5 P6 L1', 'P3', ''], { conditions: [{ most: 'power' }] }), LAST, { fame: [0, 1, 0] }],
  ],
  'Scoring: Special Evil Victory': [
    ['all four Evil cards are worth 2 Fame, and nobody else gets any', last(['L1 P1 W1 Demon', '', '']), LAST, { fame: [2, 0, 0], told: ['evil-victory'] }],
    ['three of them shut their owner out', last(['L1 P1 W1', 'Demon', 'W3']), LAST, { fame: [0, 0, 1] }],
    ['after the Angel there is no such victory', last(['L1 P1 W1 Demon Angel', '', 'W2']), LAST, { fame: [1, 1, 0], untold: ['evil-victory'] }],
  ],
  'End of Game': [
    ['with fewer than 3 Fame another round is dealt', last(['', 'W2', 'W3'], { fame: [1, 2, 0] }), LAST, { phase: 'deal', fame: [2, 2, 0], winner: null }],
    ['the most Fame wins', last(['', '', 'W3'], { fame: [3, 1, 0] }), LAST, { winner: 'p1', fame: [4, 2, 0] }],
    ['a tie plays on', last(['', '', 'W3'], { fame: [2, 2, 0] }), LAST, { phase: 'deal', fame: [3, 3, 0], told: ['tie-plays-on'] }],
    ['more than 3 may be needed', last(['W2', '', ''], { fame: [3, 3, 0] }), LAST, { winner: 'p2', fame: [3, 4, 1] }],
    ['the Evil victory may end it', last(['L1 P1 W1 Demon', '', ''], { fame: [1, 2, 2] }), LAST, { winner: 'p1', fame: [3, 2, 2] }],
  ],
  FAQ: [
    ['a Wild can be played even if one can follow suit', three, ['p1: L5', 'p2: Sage'], { turn: 'p3' }],
    ['who has no card because of a steal does not play, and the Meeting continues', { hands: ['L8 L7', 'P2', 'L9 W4'] }, ['p1: L8', 'p1: take P2 from p2', 'p3: L9'], { turn: 'p3', allies: ['', '', 'L8 L9'] }],
    ['a face-down card cannot win', { hands: ['L2 L3', 'P10 P3', 'W10 W4'] }, ['p1: L2', 'p2: down P10', 'p3: down W10'], { allies: ['L2 P10 W10', '', ''] }],
    ['the Lead Card need not be played first', { hands: ['W1 L5', 'L9 P3', 'L2 W4'] }, ['p1: L5'], { turn: 'p2' }],
    ['Wilds do not count toward a condition of a suit', last(['', 'Sage', 'W3'], { conditions: [{ fewest: 'wisdom' }] }), LAST, { fame: [1, 1, 0] }],
    ['the Angel can protect its owner', last(['Angel Demon', 'W2', 'W3']), LAST, { fame: [1, 0, 0] }],
  ],
  'Designer and reviews': [
    ['the Dark Age: owning Evil scores', last(['', 'L1', 'Demon'], { conditions: [{ owns: 'evil' }] }), LAST, { fame: [0, 1, 1], told: ['evil-wanted'] }],
    ['and all four of them pay only the monopoly’s 2', last(['L1 P1 W1 Demon', '', ''], { conditions: [{ owns: 'evil' }] }), LAST, { fame: [2, 0, 0] }],
    ['the same value has the same ability in every suit', { hands: ['P8 L7', 'P9 L2', 'P4 W5'] }, ['p1: P8'], { phase: 'take-unseen' }],
    ['a condition without Evil cards', last(['', 'L1', ''], { conditions: [{ without: 'evil' }] }), LAST, { fame: [1, 0, 1] }],
  ],
};

for (const [section, rows] of Object.entries(SOURCE))
  describe(`The manual, ${section}`, () => {
    test.each(rows)('%s', (...row) => {
      holds(row);
    });
  });

describe('The manual, Setup: Reveal History Card', () => {
  test('the card shows the Lead Card and the conditions of the round', () => {
    const deal = shuffledDeal(seededRandom(1), 4);
    const { events } = apply(start(), deal);
    expect(events[0]).toEqual({ type: 'history', rule: 'history-card', round: 1, lead: 'W1', conditions: [{ fewest: 'wisdom' }] }); // prettier-ignore
  });

  test('there are twelve, and of most nothing is made up', () => {
    expect(HISTORY_CARDS).toHaveLength(12);
    expect(HISTORY_CARDS.filter(({ lead }) => lead === 'open')).toHaveLength(11);
    expect(HISTORY_CARDS.filter(({ conditions }) => conditions === 'open')).toHaveLength(9);
  });
});

describe('The manual, Setup: Deal Character Cards', () => {
  test.each([
    [3, 12],
    [4, 9],
    [5, 7],
    [6, 6],
  ])('%i players have %i cards each', (players, each) => {
    const deal = shuffledDeal(seededRandom(players), players);
    expect(handSize(players)).toBe(each);
    expect(Object.values(deal.hands).map((hand) => hand.length)).toEqual(Array(players).fill(each));
    expect(forbidsDeal(start(), deal)).toEqual([]);
    expect(deal.aside === undefined).toBe(players !== 5);
  });

  test('with five players one card is aside, and never the Lead Card', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      const deal = shuffledDeal(seededRandom(seed), 5);
      expect(deal.aside).not.toBe(deal.history.lead);
      expect(forbidsDeal(start(), deal)).toEqual([]);
    }
  });

  const five = shuffledDeal(seededRandom(2), 5);
  const four = shuffledDeal(seededRandom(2), 4);
  const without = ({ type, hands, history }: Deal): Deal => ({ type, hands, history });
  test.each<readonly [string, Deal, readonly string[]]>([
    ['the Lead Card aside', { ...five, history: { ...five.history, lead: five.aside ?? 'W1' } }, ['aside-not-lead']],
    ['nothing aside with five', without(five), ['five-aside']],
    ['a card aside with four', { ...four, aside: 'L1' }, ['five-aside', 'the-cards']],
    ['a card twice', { ...four, hands: { ...four.hands, p1: four.hands.p2 ?? [] } }, ['the-cards']],
    ['a card too few', { ...four, hands: { ...four.hands, p1: (four.hands.p1 ?? []).slice(1) } }, ['deal-hands']],
    ['two players', { ...four, hands: { p1: [], p2: [] } }, ['deal-hands']],
    ['a seat left out', { ...four, hands: { p1: [], p2: [], p3: [], p5: [] } }, ['deal-hands']],
    ['no condition', { ...four, history: { lead: 'W1', conditions: [] } }, ['history-card']],
    ['a condition twice', { ...four, history: { lead: 'W1', conditions: [{ most: 'love' }, { most: 'love' }] } }, ['history-card']],
  ])('%s is refused', (_, deal, rules) => {
    expect(forbidsDeal(start(), deal).map(({ rule }) => rule)).toEqual(rules);
  }); // prettier-ignore

  test('who sat there stays', () => {
    const { state } = apply(start(), four);
    if (state.phase !== 'meeting') throw new Error('A round begins');
    const next = { phase: 'deal', rulings: state.rulings, last: state } as const;
    expect(forbidsDeal(next, four)).toEqual([]);
    expect(forbidsDeal(next, five)).toMatchObject([{ type: 'other-seats', players: 4 }]);
  });
});

describe('The manual, Setup: Determine First Leader', () => {
  test('whoever holds the Lead Card leads the first Meeting', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const deal = shuffledDeal(seededRandom(seed), 3 + (seed % 4));
      const { state } = apply(start(), deal);
      if (state.phase !== 'meeting') throw new Error('A round begins');
      expect(state.hands[state.turn]).toContain('W1');
    }
  });
});

describe('The manual, Components', () => {
  test('36 cards: three suits from 1 to 10 and six Wilds, four of them Evil', () => {
    expect(CARDS).toHaveLength(36);
    for (const suit of ['love', 'power', 'wisdom'])
      expect(CARDS.filter((card) => suitOf(card) === suit).map(kindOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']); // prettier-ignore
    expect(CARDS.filter(isWild)).toEqual(['Sage', 'Fool', 'Angel', 'Demon', 'Dragon', 'King']);
    expect(EVIL).toEqual(['L1', 'P1', 'W1', 'Demon']);
  });

  test('of the abilities only that of the 8 is sourced, and every other slot is open', () => {
    expect(SOURCED_ABILITIES).toEqual({ '8': 'take-unseen' });
    expect(SLOT_IDS.filter((slot) => SLOTS[slot].effect !== 'open')).toEqual(['8']);
  });
});

test('Every section of the manual has its tests', () => {
  const elsewhere: readonly Section[] = ['Setup: Reveal History Card', 'Setup: Deal Character Cards'];
  expect(SECTIONS.filter((section) => SOURCE[section] === undefined)).toEqual(elsewhere);
});
