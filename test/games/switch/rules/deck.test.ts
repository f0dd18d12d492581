import { describe, expect, test } from 'vitest';
import { apply } from '#games/switch/rules/apply';
import { CARDS, SEATS, type Card } from '#games/switch/rules/cards';
import { shuffledDeal } from '#games/switch/rules/shuffled-deal';
import { isTrickCard } from '#games/switch/rules/finishing';
import { switchGame } from '#games/switch/rules/game';
import { judge } from '#games/switch/rules/judge';
import { start } from '#games/switch/rules/state-before-deal';
import type { Deal, State } from '#games/switch/rules/state';
import { view } from '#games/switch/rules/view';
import { seededRandom } from '#kit/random';
import { after, cards, everyCard, lay, standing } from './table.ts';

/** The deal, the deck that runs out, and the game that nobody can win. */

/** A deal with these cards on top of the deck, and hands of what is left. */
function dealWith(top: string, players: number): Deal {
  const first = cards(top);
  const rest = CARDS.filter((card) => !first.includes(card));
  const size = players < 4 ? 7 : 5;
  const hands = SEATS.slice(0, players).map(
    (seat, index) => [seat, rest.slice(index * size, (index + 1) * size)] as const,
  );
  return { type: 'deal', hands: Object.fromEntries(hands), deck: [...first, ...rest.slice(players * size)] };
}
const rulesOf = (deal: Deal) => judge(start(), deal).map(({ rule }) => rule);

describe('Setup', () => {
  test.each([
    [2, 7],
    [3, 7],
    [4, 5],
    [5, 5],
    [6, 5],
  ])('%i players have %i cards each, and Player 1 begins', (players, each) => {
    const { state } = apply(start(), shuffledDeal(seededRandom(players), players));
    if (state.phase !== 'turn') throw new Error('The game does not begin');
    expect(standing(state)).toMatchObject({ turn: 'p1', direction: 1, hands: Array(players).fill(each) });
    expect(new Set(everyCard(state)).size).toBe(52);
  });

  test('the first card of the deck is turned up', () => {
    const { state } = apply(start(), dealWith('KS 4D', 2));
    expect(state).toMatchObject({ played: ['KS'], match: { rank: 'K', suit: 'spades' } });
    expect(state.phase === 'turn' && state.deck[0]).toBe('4D');
  });

  test.each(CARDS.filter(isTrickCard))('a %s that is turned up goes to the bottom', (card) => {
    const { state, events } = apply(start(), dealWith(`${card} KS`, 2));
    expect(state).toMatchObject({ played: ['KS'] });
    expect(state.phase === 'turn' && state.deck.at(-1)).toBe(card);
    expect(events).toContainEqual({ type: 'buried', rule: 'no-trick-turned-up', cards: [card] });
  });

  test('so do several, in their order', () => {
    const { state } = apply(start(), dealWith('5H AS 3C KS 4D', 3));
    expect(state.phase === 'turn' && state.deck.slice(-3)).toEqual(['5H', 'AS', '3C']);
  });

  test('another 5 may lie there', () => {
    expect(apply(start(), dealWith('5S 4D', 2)).state).toMatchObject({ played: ['5S'] });
  });

  test.each<readonly [string, (deal: Deal) => Deal, readonly string[]]>([
    ['one player', ({ deck, hands: { p1 = [] } }) => ({ type: 'deal', hands: { p1 }, deck }), ['deal-hands']],
    ['nobody', ({ deck }) => ({ type: 'deal', hands: {}, deck }), ['deal-hands']],
    [
      'a gap between the seats',
      ({ deck, hands: { p1 = [], p2 = [] } }) => ({ type: 'deal', hands: { p1, p3: p2 }, deck }),
      ['deal-hands'],
    ],
    [
      'a card too many in a hand',
      ({ deck, hands: { p1 = [], p2 = [] } }) => ({
        type: 'deal',
        hands: { p1: [...p1, ...deck.slice(0, 1)], p2 },
        deck: deck.slice(1),
      }),
      ['deal-hands'],
    ],
    [
      'a card twice',
      ({ deck, hands }) => ({ type: 'deal', hands, deck: [...deck, ...deck.slice(0, 1)] }),
      ['the-cards'],
    ],
    ['a card missing', ({ deck, hands }) => ({ type: 'deal', hands, deck: deck.slice(1) }), ['the-cards']],
  ])('a deal with %s is refused', (_, spoil, rules) => {
    expect(rulesOf(spoil(dealWith('KS', 2)))).toEqual(rules);
  });

  test('a deck of nothing but trick cards is refused, for none could be turned up', () => {
    const plain = CARDS.filter((card) => !isTrickCard(card));
    const tricks = CARDS.filter(isTrickCard);
    const held = [...plain, ...tricks.slice(0, 3)];
    const hands = SEATS.map((seat, index) => [seat, held.slice(5 * index, 5 * index + 5)] as const);
    const deal: Deal = { type: 'deal', hands: Object.fromEntries(hands), deck: tricks.slice(3) };
    expect(rulesOf(deal)).toEqual(['no-trick-turned-up']);
  });
});

describe('Deck Management', () => {
  const short = lay({ hands: ['4C 9C', '6D'], on: 'AS', suit: 'hearts', deck: 'KD', penalty: 0 });
  const due = after(lay({ hands: ['4C 9C', '6D'], on: '5H', deck: 'KD', penalty: 5 }), 'draw').state;

  test('the played cards under the top one are shuffled, and the drawing goes on as far as it is owed', () => {
    if (due.phase !== 'shuffle') throw new Error('No new deck is due');
    expect(due).toMatchObject({ deck: [], penalty: 0, drawing: { by: 'p1', owed: 4, drawn: 1, next: 'p2' } });
    const under = due.played.slice(0, -1);
    const { state } = apply(due, { type: 'shuffle', deck: under.toReversed() });
    expect(state).toMatchObject({
      phase: 'turn',
      turn: 'p2',
      played: ['5H'],
      match: { rank: '5', suit: 'hearts' },
    });
    if (state.phase === 'deal') throw new Error('It is no deal');
    expect(state.hands.p1).toEqual(expect.arrayContaining(['KD', ...under.slice(-4)]));
    expect(state.deck).toEqual(under.toReversed().slice(4));
  });

  test.each<readonly [string, (under: readonly Card[]) => readonly Card[], string]>([
    ['a card left out', (under) => under.slice(1), 'reshuffle'],
    ['a card twice', (under) => [...under, ...under.slice(0, 1)], 'the-cards'],
    ['the top card among them', (under) => [...under, '5H'], 'reshuffle'],
    ['a card of a hand among them', (under) => [...under, '4C'], 'reshuffle'],
  ])('a new deck with %s is refused', (_, spoil, rule) => {
    const refusals = judge(due, { type: 'shuffle', deck: spoil(due.played.slice(0, -1)) });
    expect(refusals.map((refusal) => refusal.rule)).toEqual([rule]);
  });

  test('nobody but the dealer acts then', () => {
    expect(switchGame.toAct(due)).toEqual(['dealer']);
    expect(switchGame.legal(due)).toEqual([]);
    expect(judge(due, { type: 'draw', by: 'p1' }).map(({ type }) => type)).toEqual(['not-now']);
  });

  test('a chosen suit outlives it', () => {
    const shuffle = after(lay({ hands: ['4C 9C', '6D'], on: 'AS', suit: 'hearts', deck: '' }), 'draw').state;
    const { state } = apply(shuffle, switchGame.deal(shuffle, seededRandom(1)));
    expect(state).toMatchObject({ match: { rank: 'A', suit: 'hearts' }, played: ['AS'] });
    expect(after(short, 'draw').state).toMatchObject({ phase: 'turn', deck: [] });
  });

  test('what there is not is let off', () => {
    const few: State = {
      ...lay({ hands: ['4C 9C', '6D'], on: '2S 2H', penalty: 4, deck: '' }),
      played: ['2S', '2H'],
    };
    const shuffle = apply(few, { type: 'draw', by: 'p1' }).state;
    const { state, events } = apply(shuffle, { type: 'shuffle', deck: ['2S'] });
    expect(state).toMatchObject({ hands: { p1: ['4C', '9C', '2S'] }, deck: [], passes: 0, turn: 'p2' });
    expect(events).toContainEqual({ type: 'cancelled', rule: 'draw-what-there-is', by: 'p1', owed: 3 });
  });

  test('finishing on a trick card may need a new deck too, and leaves what the card did', () => {
    const at = after(lay({ hands: ['2S', '6D'], on: '9S', deck: '' }), '2S').state;
    expect(at).toMatchObject({
      phase: 'shuffle',
      penalty: 2,
      drawing: { by: 'p1', cause: 'finish', owed: 1 },
    });
    expect(apply(at, switchGame.deal(at, seededRandom(2))).state).toMatchObject({ turn: 'p2', penalty: 2 });
  });
});

describe('Where nothing is left to draw', () => {
  const rest = (held: readonly string[]): State => ({
    ...lay({ hands: held, on: '9S', deck: '' }),
    played: ['9S'],
  });

  test('the turn passes', () => {
    const { state, events } = after(rest(['4C', '6D', '6H']), 'draw');
    expect(state).toMatchObject({ turn: 'p2', passes: 1 });
    expect(events).toContainEqual({ type: 'passed', rule: 'pass', by: 'p1', passes: 1 });
  });

  test('when all have passed in a row, the fewest cards win', () => {
    const { state } = after(rest(['4C 4D', '6D', '6H 6C']), 'draw', 'draw', 'draw');
    expect(standing(state)).toMatchObject({ winner: 'p2', turn: null });
  });

  test('and if several have as few, it is a draw', () => {
    expect(standing(after(rest(['4C', '6D', '6H 6C']), 'draw', 'draw', 'draw').state).winner).toBe('draw');
  });

  test('a play begins the count again', () => {
    const { state } = after(rest(['4C 4D', '9D 6D', '6H 6C']), 'draw', '9D', 'draw');
    expect(state).toMatchObject({ phase: 'shuffle' });
  });

  test('a penalty of which nothing can be drawn is a pass as well', () => {
    const table: State = { ...lay({ hands: ['4C', '6D'], on: '2S', penalty: 2, deck: '' }), played: ['2S'] };
    expect(after(table, 'draw').state).toMatchObject({ passes: 1, penalty: 0, turn: 'p2' });
  });
});

describe('Who sees what', () => {
  const before = lay({
    hands: ['JH JD 4C', '6D 6S'],
    on: '8H',
    run: '8',
    rulings: { mistakes: 'cut-throat' },
  });

  test('a seat sees its own hand, the stack and how many cards there are', () => {
    const seen = view(before, 'p2');
    expect(seen).toMatchObject({ hands: { p1: ['??', '??', '??'], p2: ['6D', '6S'] }, played: ['8H'] });
    expect(new Set(seen.deck)).toEqual(new Set(['??']));
    expect(seen.deck).toHaveLength(before.deck.length);
  });

  test('cards that came back at a cut-throat table are known, until they are played', () => {
    const { state } = after(before, 'JH JD');
    const [first, second, ...others] = view(state, 'p2').hands.p1 ?? [];
    expect([first, second]).toEqual(['JD', 'JH']);
    expect(new Set(others)).toEqual(new Set(['??']));
    const later = after(state, 'draw', 'JH').state;
    expect(view(later, 'p2').hands.p1).not.toContain('JH');
  });
});
