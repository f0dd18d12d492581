import type { DirectAnswers } from '#kit/direct-answer';
import { directAnswersOf } from '#kit/direct-answers-of-game';
import { PLAYERS } from '#games/switch/rules/deal';
import { words as answers } from '#said/direct-answers';
import { words as asked } from '#said/direct-question-patterns';
import { words as order } from '#said/two-card-question-patterns';
import { words as patterns } from '#said/switch/direct-answer-patterns';
import { words } from '#said/switch/direct-answers';
import { words as game } from '#said/switch/names';
import { rules } from '#said/switch/rule-sentences';

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
  words,
  patterns,
  rules,
  asked,
  answers,
  order,
});
