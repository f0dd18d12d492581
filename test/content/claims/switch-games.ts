import { rankOf, RANKS } from '#games/switch/rules/cards';
import { priceOfFailure, priceOfMistake } from '#games/switch/rules/runs';
import { handOf, seatsAt, topOf } from '#games/switch/rules/turn-order';
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
  next,
  players,
  skips,
  stands,
  waits,
  was,
  type Claim,
  type Moment,
} from './switch-checks.ts';

/** What the comments on annotated games of Switch say in numbers, each beside how it is computed; null: a rule, or a way of speaking. */

const dealt = (count: number, each: number) => (moment: Moment) =>
  players(count)(moment) &&
  seatsAt(inGame(moment.after)).every((seat) => handOf(inGame(moment.after), seat).length === each);
/** Everybody who plays holds so many. */
const everybody = (count: number) => ({ after }: Moment) =>
  seatsAt(inGame(after)).every((seat) => handOf(inGame(after), seat).length === count); // prettier-ignore
const passes = (count: number) => ({ events }: Moment) =>
  find(events, 'passed').some((event) => event.passes === count); // prettier-ignore

/** By the name of a game. */
export const OF_GAMES: Readonly<Record<string, readonly Claim[]>> = {
  'a-new-deck': [
    ['Six hands of five leave a deck of 21 cards', all(dealt(6, 5), deckHas(21))],
    ['five cards each', ({ past }) => past[0] !== undefined && dealt(6, 5)(past[0])],
    ['The third run that costs three cards', ({ past, events }) =>
      past.flatMap((one) => find(one.events, 'run-failed')).filter(({ price }) => price === 3).length === 2 &&
      find(events, 'run-failed')[0]?.price === 3], // prettier-ignore
    ['Five at once; the deck is down to seven', all(drew(5), deckHas(7))],
    ['Four more. Three cards are left in the deck', all(drew(4), deckHas(3))],
    ['four cards are due, and there are three', all(waits(4), deckHas(3))],
    ['draws the three there are. One is still owed', ({ before, after }) =>
      was(deckHas(3))({ before, after } as Moment) && after.phase === 'shuffle' && after.drawing.owed === 1], // prettier-ignore
    ['the 26 others', ({ events }) => find(events, 'reshuffled')[0]?.count === 26],
  ],
  'an-expensive-six': [
    [
      'and two more: seven',
      all(drew(7), stands('4'), () => priceOfMistake('4', '6') === 7 && priceOfFailure('5') === 5),
    ],
    ['draws five more', all(drew(5))],
    [
      'Three 2s with 2♥ laid first: eleven cards',
      all(lays(3, '2'), waits(11), ({ action }) => action.type === 'play' && action.cards[0] === '2H'),
    ],
    [
      'Two Jacks, and now two 8s: Ada has three turns in a row',
      (moment) =>
        all(lays(2, '8'), again)(moment) && moment.past.slice(-1).every(all(lays(2, 'J'), again, next('p1'))),
    ],
  ],
  'five-two-two': [
    ['The other way to nine cards begins with the five', ({ rest }) =>
      rest.some(waits(9)) && rest.find(({ events }) => find(events, 'penalty-grew').length > 0)?.action.type === 'play'], // prettier-ignore
    ['Five cards for Chika', all(waits(5), next('p3'))],
    ['the one card in the pack', null],
    ['2♥ counts two more, and the seven go on to Ada', all(waits(7), next('p1'))],
    ['any 2 answers it, and Ada has one. Nine', all(waits(9), lays(1, '2'))],
    ['picks up nine', drew(9)],
    ['All four Aces', lays(4, 'A')],
  ],
  'mirror-on-mirror': [
    [
      'three cards ago',
      ({ past }) => past.length >= 3 && find(past.at(-3)?.events ?? [], 'suit-chosen').length === 1,
    ],
    ['two cards for Chika', all(waits(2), next('p3'))],
    ['begins at two again', waits(2)],
    [
      'Two Jacks skip Ada and Ben: at a table of three',
      all(lays(2, 'J'), skips('p1', 'p2'), players(3), again),
    ],
    ['Three cards of a rank', lays(3)],
    ['A 7 with one card left', all(lays(1, '7'), left(1))],
  ],
  'nine-at-once': [
    ['Two players, seven cards each', dealt(2, 7)],
    ['Two cards wait for Ben', all(waits(2), next('p2'))],
    ['four cards go back to Ada', all(waits(4), next('p1'))],
    ['Any 2', null],
    ['Two, two and five make nine', waits(9)],
    [
      'two cards down in the stack. Ben picks up all nine',
      all(drew(9), ({ after }) => inGame(after).played.at(-2) === '2H'),
    ],
    ['a five of hearts like any other', null],
    ['Two Kings in one turn', lays(2, 'K')],
    ['Two 8s turn the direction', all(lays(2, '8'), again)],
    ['With eleven cards in hand', left(11)],
    ['Two Jacks at a table of two', all(lays(2, 'J'), players(2), skips('p1', 'p2'))],
    ['two cards fewer', lays(2)],
    ['One card left', left(1)],
    [
      'two 7s on 4♠ leave a 4 or spades',
      all(
        lays(2, '7'),
        ({ after }) => inGame(after).match.rank === '4' && inGame(after).match.suit === 'spades',
      ),
    ],
    ['a table of two an 8', all(players(2), lays(1, '8'))],
    ['One card each', everybody(1)],
  ],
  'not-with-that-one': [
    ['Neither a 5 nor a 6: five cards', all(lacks('5', '6'), drew(5))],
    ['two cards wait for Ben, and Ada draws one', all(waits(2), drew(1), next('p2'))],
    ['One by one', null],
    ['one card behind it', left(1)],
  ],
  'six-who-draw': [
    ['Five in a row', passes(5)],
    ['All six have passed in turn', passes(6)],
    ['three hold eight each', ({ events }) => {
      const counts = Object.values(find(events, 'counted')[0]?.counts ?? {});
      return Math.min(...counts) === 8 && counts.filter((count) => count === 8).length === 3;
    }], // prettier-ignore
  ],
  thirteen: [
    ['Twelve would have been due', due(12)],
    [
      'costs thirteen cards, the most',
      all(
        drew(13),
        lacks('K', 'A'),
        () => Math.max(...RANKS.filter((rank) => rank !== 'A').map(priceOfFailure)) === 13,
      ),
    ],
    ['Ben has one card', ({ before }) => handOf(inGame(before), 'p2').length === 1],
    ['One of her fifteen cards hurts: five', all(was(holds('p1', 15)), waits(5))],
  ],
  'turn-about': [
    ['Six players', players(6)],
    ['One 8: from now on', all(lays(1, '8'), next('p6'))],
    ['Two Jacks skip two', all(lays(2, 'J'), skips('p3', 'p2'), next('p1'))],
    ['Two 8s in one turn', all(lays(2, '8'), again)],
    ['Two 3s', all(lays(2, '3'), stands('3'))],
    [
      'It has come to 4 and no further: Ben draws four',
      all(drew(4), ({ after }) => rankOf(topOf(inGame(after))) === '4'),
    ],
    ['Eve will have to pick up two, but first Dov draws one', all(waits(2), drew(1), next('p5'))],
  ],
  'up-the-ladder': [
    ['Four players, five cards each', dealt(4, 5)],
    ['Two 4s', lays(2, '4')],
    ['drawn four', was(due(4))],
    ['Ben has one card left', holds('p2', 1)],
    ['Thirteen cards', all(due(13), next('p1'))],
    ['neither a 3 nor a 4', lacks('3', '4')],
    ['costs three cards', drew(3)],
  ],
};
