import type { AskedTerm, DirectAnswers } from '#kit/direct-answer';
import { directAnswersOf } from '#kit/direct-answers-of-game';
import { cardOf, RANKS, SEATS, SUITS, type Rank } from '#games/switch/rules/cards';
import type { Laid } from '#games/switch/rules/card-permission-and-effect-types';
import { PLAYERS } from '#games/switch/rules/deal';
import { eightsEffect } from '#games/switch/rules/eights';
import { isTrickCard } from '#games/switch/rules/finishing';
import { jacksEffect } from '#games/switch/rules/jacks';
import { EMPTY } from '#games/switch/rules/position-setup';
import { ownMatch, priceOfFailure } from '#games/switch/rules/runs';
import { twosEffect } from '#games/switch/rules/twos';
import { words as answers } from '#said/direct-answers';
import { words as asked } from '#said/direct-question-patterns';
import { words as order } from '#said/two-card-question-patterns';
import { words as patterns } from '#said/switch/direct-answer-patterns';
import { words } from '#said/switch/direct-answers';
import { words as game } from '#said/switch/names';
import { rules } from '#said/switch/rule-sentences';

const COUNTS = SUITS.map((_, index) => index + 1);
const TABLES = SEATS.map((_, index) => index + 1).filter((players) => players >= PLAYERS.fewest);

/** So many cards of a rank, laid by the first of so many players, who has the turn in the direction of the start. */
function laidBy(players: number, rank: Rank, count: number): Laid {
  const cards = SUITS.slice(0, count).map((suit) => cardOf(rank, suit));
  const top = cardOf(rank, SUITS[count - 1] ?? SUITS[0]);
  const hands = Object.fromEntries(SEATS.slice(0, players).map((seat) => [seat, []]));
  const table = { ...EMPTY, hands, shown: {}, deck: [], played: cards, match: ownMatch(top) };
  return { table, by: SEATS[0], cards, top, suit: undefined, before: table };
}

/** Who is next when so many Jacks or 8s have been played among so many. */
const turns = TABLES.flatMap((players) =>
  COUNTS.flatMap((count): readonly AskedTerm[] => {
    const seatsOn = SEATS.indexOf(jacksEffect(laidBy(players, 'J', count)).next);
    const eights = eightsEffect(laidBy(players, '8', count));
    const turned = players === PLAYERS.fewest ? 'other' : 'turned';
    return [
      {
        names: patterns.turnAfter('J', count, players),
        title: words.jacks.title(count, players),
        answer: words.jacks.next(count, seatsOn === 0 ? 'again' : seatsOn === 1 ? 'onward' : seatsOn),
        path: 'rules/#jacks-skip',
      },
      {
        names: patterns.turnAfter('8', count, players),
        title: words.eights.title(count, players),
        answer: words.eights.next[eights.next === SEATS[0] ? 'again' : turned],
        path: eights.next === SEATS[0] ? 'rules/#eights-again' : 'rules/#eights-reverse',
      },
    ];
  }),
);

/** How many cards so many 2s are for whoever has to pick them up. */
const twos = COUNTS.map((count) => ({
  names: patterns.twosWaiting(count),
  title: words.twosWaiting.title(count),
  answer: words.twosWaiting.costs(twosEffect(laidBy(PLAYERS.fewest, '2', count)).table.penalty),
  path: 'rules/#twos-penalty',
}));

/** How many cards a run costs on each rank on which it may fail. */
const runs = RANKS.slice(RANKS.indexOf('3'), RANKS.indexOf('A')).map((rank) => ({
  names: patterns.failedRun(rank),
  title: words.failedRun.title(rank),
  answer: words.failedRun.costs(priceOfFailure(rank)),
  path: 'rules/#run-fails',
}));

/** The ranks that win as the last card, whatever the suit. */
const plainLast = RANKS.filter((rank) => !SUITS.some((suit) => isTrickCard(cardOf(rank, suit)))).map(
  (rank) => ({
    names: patterns.plainLast(rank),
    title: words.plainLast.title(rank),
    answer: words.plainLast.wins(rank),
    path: 'rules/#last-card-wins',
  }),
);

/** What the search answers of this game at once. */
export const directAnswers: DirectAnswers = directAnswersOf({
  title: game.title,
  players: PLAYERS,
  at: { cards: 'the-cards', players: 'deal-hands', length: 'last-card-wins', first: 'first-player' },
  terms: {
    trickCard: 'no-trick-turned-up',
    drawFour: 'twos-penalty',
    twos: 'twos-penalty',
    threes: 'run-begins',
    fiveOfHearts: 'five-hearts-penalty',
    sevens: 'seven-mirrors',
    eights: 'eights-reverse',
    jacks: 'jacks-skip',
    aces: 'ace-suit',
    plainCard: 'match-top',
    run: 'run-follow',
    penalty: 'penalty-served',
    dead: 'twos-dead',
    turn: 'turns',
    stack: 'turn-up',
    deck: 'reshuffle',
    suit: 'the-cards',
    rank: 'the-cards',
    match: 'match-top',
    mirror: 'seven-mirrors',
    lastCard: 'last-card',
    tie: 'fewest-cards',
    cheating: 'match-top',
    colours: 'match-top',
    score: 'last-card-wins',
    several: 'same-rank',
    noneIsHigher: 'match-top',
    swapHands: 'turns',
  },
  onlyHere: ['swapHands'],
  workedOut: [...turns, ...twos, ...runs, ...plainLast],
  words,
  patterns,
  rules,
  asked,
  answers,
  order,
});
