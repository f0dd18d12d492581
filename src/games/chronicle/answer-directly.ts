import type { DirectAnswers } from '#kit/direct-answer';
import { directAnswersOf } from '#kit/direct-answers-of-game';
import { PLAYERS } from '#games/chronicle/rules/deal';
import { words as answers } from '#said/direct-answers';
import { words as asked } from '#said/direct-question-patterns';
import { words as order } from '#said/two-card-question-patterns';
import { words as patterns } from '#said/chronicle/direct-answer-patterns';
import { words } from '#said/chronicle/direct-answers';
import { words as game } from '#said/chronicle/names';
import { rules } from '#said/chronicle/rule-sentences';

/** What the search answers of this game at once. */
export const directAnswers: DirectAnswers = directAnswersOf({
  title: game.title,
  players: PLAYERS,
  at: { cards: 'the-cards', players: 'deal-hands', length: 'three-fame', first: 'first-leader' },
  terms: {
    meeting: 'highest-wins',
    lead: 'lead-any',
    leadCard: 'first-leader',
    leadSuit: 'follow-suit',
    follow: 'follow-suit',
    void: 'void-down',
    wild: 'wild-open',
    ally: 'winner-collects',
    fame: 'condition-fame',
    evil: 'evil-excludes',
    historyCard: 'history-card',
    strength: 'highest-wins',
    ability: 'ability-played',
    faceDown: 'void-down',
    round: 'round-ends',
    suit: 'the-cards',
    discardPile: 'discard-ally',
    angel: 'angel-discards',
    demon: 'evil-excludes',
    ones: 'evil-excludes',
    eights: 'take-unseen',
    unknown: 'open-slot',
    tie: 'condition-fame',
    cheating: 'follow-suit',
    colours: 'the-cards',
    trade: 'open-slot',
    strengthOfWild: 'wild-open',
    swapHands: 'open-slot',
    end: 'three-fame',
  },
  onlyHere: ['swapHands'],
  words,
  patterns,
  rules,
  asked,
  answers,
  order,
});
