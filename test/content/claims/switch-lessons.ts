import { CARDS, RANKS, rankOf, SUITS, worthOf, type Card, type Rank } from '#games/switch/rules/cards';
import { PLAYERS } from '#games/switch/rules/deal';
import { isTrickCard } from '#games/switch/rules/finishing';
import { playable } from '#games/switch/rules/legal';
import { ownMatch, priceOfFailure } from '#games/switch/rules/runs';
import { handOf, seatAfter } from '#games/switch/rules/turn-order';
import { SCENES } from '../../games/switch/annotated-games-and-scenes.ts';
import type { Said } from './covered-numbers.ts';
import {
  again,
  all,
  deckHas,
  drew,
  due,
  find,
  holds,
  inGame,
  lacks,
  lays,
  left,
  momentsOf,
  next,
  players,
  skips,
  stands,
  suited,
  waits,
  was,
  type Claim,
  type Moment,
} from './switch-checks.ts';

/** What the lessons of Switch and their scenes say in numbers, each beside how it is computed; null: a rule that is linked beside it, or a way of speaking. */

const none = null;
/** Whether what is so of the engine, whose types know it, is what is said. */
const is = (found: number, said: number) => found === said;

/** A move of the main line of a scene, by its number; its `after` is the position that a reader is asked about next. */
function moment(scene: string, move: number): Moment {
  const written = SCENES.find(({ name }) => name === scene);
  const [first] = written === undefined ? [] : momentsOf(written);
  const found = first && [first, ...first.rest][move];
  if (found === undefined) throw new Error(`${scene} has no move ${move}`);
  return found;
}
const at = (scene: string, move: number, check: (moment: Moment) => boolean) => () =>
  check(moment(scene, move));
/** So many cards of whoever is to act may be played by themselves. */
const fit = (count: number) => ({ after }: Moment) => after.phase === 'turn' && playable(after).length === count; // prettier-ignore
/** The run stands on a rank, and so many cards are drawn by whoever does not go on. */
const costs = (rank: Rank, cards: number) => all(stands(rank), due(cards));
const played = (moment: Moment): readonly Card[] =>
  moment.action.type === 'play' ? moment.action.cards : [];
/** What answers an active 2 and is no 2. */
function othersOn(two: Card): readonly Card[] {
  const { after } = moment('twos', 1);
  if (after.phase !== 'turn') throw new Error('Somebody is to answer');
  const others = CARDS.filter((card) => rankOf(card) !== '2');
  return playable({
    ...after,
    hands: { ...after.hands, [after.turn]: others },
    played: [two],
    match: ownMatch(two),
  });
}
const ofRank = (rank: Rank) => (card: Card) => rankOf(card) === rank;
/** All cards that a scene shows being played. */
const cardsIn = (scene: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => played(moment(scene, from + index))).flat();
const count = (ranks: readonly Rank[]) => ranks.map(priceOfFailure).join();

/** By the slug of a lesson. */
export const OF_LESSONS: Readonly<Record<string, readonly Said[]>> = {
  'what-goes-on-what': [
    ['Fifty-two cards', () => CARDS.length === 52],
    ['two to six people', () => [PLAYERS.fewest, PLAYERS.most].join() === '2,6'],
    ['in four suits', () => is(SUITS.length, 4)],
    [
      'thirteen ranks: the numbers from 2 to 10, then Jack, Queen, King and Ace',
      () => RANKS.join() === '2,3,4,5,6,7,8,9,10,J,Q,K,A' && is(RANKS.length, 13),
    ],
    ['Three players', at('matching', 0, players(3))],
    ['more than one card', none],
    ['Three of your cards fit', at('suit-or-rank', 1, fit(3))],
    ['one by one', none],
  ],
  'draw-or-play': [
    ['Draw one card', none],
    ['Several cards of one rank', none],
    ['one card at a time', none],
    ['the two things', none],
    ['Three 6s can go in one turn, or in three', none],
    ['Three players', at('draw-or-play', 1, players(3))],
    [
      'Two of them play two cards at once, and one draws',
      () =>
        [1, 2, 3, 4, 5].filter((move) => lays(2)(moment('draw-or-play', move))).length === 2 &&
        [1, 2, 3, 4, 5].filter((move) => moment('draw-or-play', move).action.type === 'draw').length === 1,
    ],
    ['Three at once', none],
    ['Play all three 6s', at('several', 0, holds('p1', 3, ofRank('6')))],
    ['you keep all three 6s, and have one card more', at('several', 0, holds('p1', 3, ofRank('6')))],
  ],
  twos: [
    ['two cards to pick up', at('twos', 1, waits(2))],
    ['Another 2 passes them on, and two more with them', at('twos', 2, waits(4))],
    ['Two for each 2', none],
    ['then two more wait', at('twos', 2, ({ events }) => find(events, 'penalty-grew')[0]?.added === 2)],
    [
      'but for one card: when lies on top, the answers it too',
      () => CARDS.filter(ofRank('2')).every((two) => othersOn(two).join() === (two === '2H' ? '5H' : '')),
    ],
    ['Three players', at('twos', 1, players(3))],
    ['three of the four 2s', () => cardsIn('twos', 1, 3).filter(ofRank('2')).length === 3],
    ['You hold three spades', at('pass-it-on', 1, holds('p2', 3, suited('S')))],
    ['Each of them counts two, so two 2s on one active 2 make six cards', at('twos', 3, waits(6))],
    ['begins again, with two cards', none],
    ['has just picked up six cards', at('twos', 4, drew(6))],
    ['by a 2. Whoever plays a new 2', none],
  ],
  'the-five-of-hearts': [
    ['One card gives the next player five to pick up', at('five-of-hearts', 1, waits(5))],
    ['one card in the pack answers it', none],
    [
      'Fifty-one cards of the pack belong to a family',
      () => CARDS.filter((card) => card !== '5H').length === 51,
    ],
    ['There is only one', none],
    ['Five for the next', none],
    ['Whoever does not have that card picks up five', at('five-of-hearts', 2, drew(5))],
    ['The wrong 2', none],
    ['The one answer', none],
    [
      'a 2 counts two',
      at('the-one-answer', 2, ({ events }) =>
        find(events, 'penalty-grew').every((event) => event.added % 2 === 0),
      ),
    ],
    ['five cards wait for you', at('the-one-answer', 1, waits(5))],
    ['On the two of hearts', none],
    [
      'Two, and two, and five',
      () => [1, 2, 3].map((move) => inGame(moment('nine-for-one', move).after).penalty).join() === '2,4,9',
    ],
    ['all three 5s', at('fives-together', 0, holds('p1', 3, ofRank('5')))],
  ],
  runs: [
    ['it costs three cards, for the run stands on 3', at('go-on', 1, costs('3', 3))],
    ['it costs six cards, for the run stands on 6', at('two-rungs', 5, costs('6', 6))],
    ['After 10 come Jack, Queen, King, and at last the Ace', () => RANKS.slice(8).join() === '10,J,Q,K,A'],
    ['Three players', at('a-run', 1, players(3))],
    ['Two 7s may go together', none],
    ['the next two rungs', none],
    ['Two of one rank', none],
  ],
  'how-runs-end': [
    [
      'three on a 3, nine on a 9. A Jack counts eleven, a Queen twelve, a King thirteen',
      () => count(['3', '9', 'J', 'Q', 'K']) === '3,9,11,12,13',
    ],
    ['On a 3 it costs three cards', () => priceOfFailure('3') === 3],
    ['thirteen cards wait for whoever cannot go on', at('the-last-rung', 11, due(13))],
  ],
  sevens: [
    ['Two 7s, one on the other', () => cardsIn('a-mirror', 1, 2).every(ofRank('7'))],
    ['you hold three diamonds', at('in-the-mirror', 1, holds('p2', 3, suited('D')))],
    ['two cards wait for you', at('no-mirror', 1, waits(2))],
  ],
  'eights-and-jacks': [
    ['These two', none],
    ['the next 8', none],
    ['Three do as much as one', none],
    ['Four players. The arrow', at('eights', 1, players(4))],
    ['Two of them', none],
    ['two Jacks over the next two', at('jacks', 2, skips('p4', 'p1'))],
    ['When two play, one Jack is enough. One 8 then', at('go-again', 1, again)],
    [
      'When three play and Player 1 lays all four, the turns of Players 2, 3, 1 and 2 are skipped, and Player 3 is next',
      () =>
        [1, 2, 3, 4, 5]
          .map((steps) => seatAfter({ hands: { p1: [], p2: [], p3: [] }, direction: 1 }, 'p1', steps))
          .join() === 'p2,p3,p1,p2,p3',
    ],
    ['Four players again', at('jacks', 1, players(4))],
    ['Player 1 of two', at('go-again', 0, players(2))],
    ['Two of your cards fit', at('go-again', 0, fit(2))],
  ],
  aces: [
    [
      'Two Aces and two choices',
      () =>
        cardsIn('an-ace', 1, 4).filter(ofRank('A')).length === 2 &&
        [1, 2, 3, 4].flatMap((move) => find(moment('an-ace', move).events, 'suit-chosen')).length === 2,
    ],
    ['two cards wait for you', at('answer-a-two', 1, waits(2))],
    ['Two places', none],
  ],
  finishing: [
    ['you hold three cards', at('both-at-once', 4, holds('p1', 2))],
    ['you hold one card more', none],
    ['one more has to be drawn', at('not-the-last', 5, drew(1))],
    ['You have one card left', none],
    ['Then you draw one card', at('not-the-last', 5, drew(1))],
    ['down to a humble 5', at('last-in-a-run', 7, all(drew(1), stands('5')))],
    ['draws one, and the game goes on', at('last-in-a-run', 7, drew(1))],
    ['Player 1 has one card left', at('last-in-a-run', 5, holds('p1', 1))],
    ['Two at once', none],
    ['with two cards left', at('both-at-once', 4, holds('p1', 2))],
    ['Player 1 of two', at('save-the-plain-one', 4, players(2))],
  ],
  'a-whole-game': [
    ['Then the two cards are yours', at('a-whole-game', 7, waits(2))],
    [
      'it costs three cards, for the run stands on 3',
      at(
        'a-whole-game',
        10,
        all(stands('3'), () => priceOfFailure('3') === 3),
      ),
    ],
    ['Player 1 of three', at('a-whole-game', 0, players(3))],
    ['a free game or two', none],
    ['Two questions', none],
    ['two cards wait for you', at('a-whole-game', 7, waits(2))],
    ['with three cards left', at('a-whole-game', 10, holds('p1', 3))],
  ],
  'thinking-ahead': [
    ['you hold one card more', none],
    ['they are your last two', at('keep-the-nine', 4, holds('p1', 2))],
    ['Of two cards that fit', none],
    ['Three players', at('extra-turns', 1, players(3))],
    [
      'Six of seven cards go before anybody else has moved',
      () =>
        cardsIn('extra-turns', 1, 3).length === 6 &&
        holds('p1', 7)(moment('extra-turns', 0)) &&
        [1, 2].every((move) => again(moment('extra-turns', move))),
    ],
    ['Player 1 of two, with four cards left', at('out-in-one', 2, all(players(2), holds('p1', 4)))],
    [
      'your plain cards: 4s, 6s, 9s, 10s, Queens, Kings, and three of the 5s',
      () => {
        const plain = CARDS.filter((card) => !isTrickCard(card));
        const whole: readonly Rank[] = ['4', '6', '9', '10', 'Q', 'K'];
        return (
          plain.every((card) => whole.includes(rankOf(card)) || rankOf(card) === '5') &&
          whole.every((rank) => plain.filter(ofRank(rank)).length === 4) &&
          plain.filter(ofRank('5')).length === 3
        );
      },
    ],
    ['two Aces and a 7', () => (['AH', 'AS', '7D'] as const).every(isTrickCard)],
    ['Player 1 of two, and', at('keep-the-nine', 4, all(players(2), holds('p1', 2)))],
    ['spends it on two cards has none when six come round', none],
    ['When two play, every 2', none],
    ['three cards, and the run is over', () => priceOfFailure('3') === 3 && worthOf('3') === 3],
  ],
  'the-fine-print': [
    ['say two things', none],
    ['it says two things', none],
    ['Where it says two things', none],
    ['Not on every 2', none],
    ['It takes six people', none],
  ],
};

/** What the comment of a scene says of its own move, by the name of the scene. */
export const OF_SCENES: Readonly<Record<string, readonly Claim[]>> = {
  'a-run-fails': [
    ['Neither a 6 nor a 7', lacks('6', '7')],
    ['costs six cards', drew(6)],
  ],
  'a-run': [['Two cards of one rank', lays(2)]],
  'a-whole-game': [
    ['Two 9s at once are one card fewer', lays(2, '9')],
    ['two cards wait for you', all(waits(2), next('p1'))],
    ['Your 2 answers, and the two cards become four, for Player 3', all(lays(1, '2'), waits(4), next('p3'))],
    ['neither a 5 nor a 6: five cards', all(lacks('5', '6'), drew(5))],
    ['Two cards are left', was(holds('p1', 2))],
  ],
  'answer-a-two': [
    ['Four cards wait for Player 1', all(waits(4), next('p1'))],
    ['Two cards. But', drew(2)],
    ['four it is', drew(4)],
  ],
  'both-at-once': [['one card is left', left(1)]],
  'choose-well': [
    ['of which you have four', holds('p1', 4, suited('S'))],
    ['one heart left, and four spades', all(holds('p1', 1, suited('H')), holds('p1', 4, suited('S')))],
    ['one diamond, and four spades', all(holds('p1', 1, suited('D')), holds('p1', 4, suited('S')))],
  ],
  'draw-or-play': [
    ['Two cards of one rank', lays(2)],
    ['Two Queens', lays(2, 'Q')],
  ],
  eights: [
    ['the first 8', none],
    ['One 8 turns the direction: Player 4 is next, not Player 2', all(lays(1, '8'), next('p4'))],
    ['Two 8s turn it and turn it back', all(lays(2, '8'), again)],
  ],
  'extra-turns': [
    ['Two 8s', all(lays(2, '8'), again)],
    ['Two Jacks skip both', all(lays(2, 'J'), skips('p2', 'p3'), again)],
    ['Six cards gone', ({ past, action }) => [...past.map((one) => one.action), action].flatMap((one) => (one.type === 'play' ? one.cards : [])).length === 6], // prettier-ignore
  ],
  'five-of-hearts': [
    ['Five cards wait for Player 2', all(waits(5), next('p2'), holds('p2', 1, ofRank('2')))],
    ['All five', drew(5)],
  ],
  'five-on-a-two': [
    ['Two cards. But', drew(2)],
    ['Four cards for Player 1', drew(4)],
  ],
  'fives-together': [
    ['Two gone', lays(2, '5')],
    ['Five cards for Player 2', drew(5)],
  ],
  'go-again': [['a table of two', all(players(2), lays(1, 'J'), skips('p2'), again)]],
  jacks: [['Two Jacks skip two, Players 4 and 1', all(lays(2, 'J'), skips('p4', 'p1'))]],
  'last-in-a-run': [['with one card left', all(stands('3'), left(1))]],
  matching: [['4 on 4', lays(1, '4')]],
  'nine-for-one': [
    ['Two for Player 2', all(waits(2), next('p2'))],
    ['four for Player 3', all(waits(4), next('p3'))],
    ['Four and five are nine', waits(9)],
    ['Nine cards', drew(9)],
  ],
  'no-mirror': [
    ['Two cards. But', drew(2)],
    ['Four cards for Player 1', drew(4)],
  ],
  'not-the-last': [
    ['One card is left', left(1)],
    ['one card is drawn', drew(1)],
  ],
  'only-one-fits': [
    ['The only one that fits', ({ before }) => before.phase === 'turn' && playable(before).length === 1],
  ],
  'out-in-one': [
    ['One more turn', again],
    ['One 8 gives the turn to Player 2', all(lays(1, '8'), next('p2'))],
    ['Two 8s, one more turn', all(lays(2, '8'), again)],
  ],
  'pass-it-on': [
    ['four cards wait for Player 1', all(waits(4), next('p1'))],
    ['two cards, and it is over', drew(2)],
  ],
  'run-to-the-ace': [['thirteen cards to draw', due(13)]],
  several: [
    ['Three cards gone in one turn', lays(3, '6')],
    ['One card gone. The other two 6s', all(lays(1, '6'), holds('p1', 2, ofRank('6')))],
    ['Three cards gone, but', lays(3, '6')],
    ['One 6 is left', holds('p1', 1, ofRank('6'))],
  ],
  'suit-or-rank': [['with two spades in hand', all(next('p2'), holds('p2', 2, suited('S')))]],
  'the-deck-runs-out': [
    ['Four cards are owed, and the deck has two', was(all(waits(4), deckHas(2)))],
    [
      'Two more from the new deck, and the four are complete',
      ({ past, after }) =>
        handOf(inGame(after), 'p5').length - handOf(inGame(past.at(-1)?.before ?? after), 'p5').length === 4,
    ],
  ],
  'the-last-rung': [['Thirteen cards', drew(13)]],
  'the-one-answer': [
    ['five, two and two are nine', waits(9)],
    ['seven cards for Player 1', waits(7)],
    ['Five cards. But', drew(5)],
    ['Nine cards', drew(9)],
  ],
  'two-eights': [['One 8 turns the direction, and Player 3 is next', all(lays(1, '8'), next('p3'))]],
  'two-rungs': [['Another 6', all(lays(1, '6'), stands('6'))]],
  twos: [
    ['two cards wait for Player 2', all(waits(2), next('p2'))],
    ['Four wait for Player 3', all(waits(4), next('p3'))],
    ['six for Player 1', all(waits(6), next('p1'))],
    ['All six cards', drew(6)],
  ],
};
