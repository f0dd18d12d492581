import type { MistakeQuestionHintsWords } from '../text-types/mistake-question-hints.ts';

/** English. */
export const words: MistakeQuestionHintsWords = {
  wins: 'Look whether you can finish now.',
  'goes-again': 'Look at whose turn it is afterwards: some cards give you another one.',
  stops: 'Look at how few cards the next player has left: some cards hold them up.',
  together: 'Look at how many cards you can lay in one turn.',
  takes: 'Look at how many cards there are to draw now, and how many may come later.',
  'keeps-turn': 'Look ahead to your last two turns: what would you lay in each?',
  'keeps-end': 'Look ahead to your last card: the game cannot be finished on a trick card.',
  'keeps-any': 'Look for a card that goes on anything: it is worth keeping.',
  'rival-draws': 'Look at what you can lay: each card that you draw has to be laid some time.',
  'rival-spends': 'Look for a card that will do more later than now: it is worth keeping.',
  'rival-sheds-less': 'Look at how many cards you can lay in one turn.',
  'rival-follows-less': 'Look at the suit that will lie on the stack: how many cards of it do you keep?',
  chooses: 'Look at the suits in your hand: which could you choose to go on with?',
  'rival-spends-threat': 'Look for a card that will do more later than now: it is worth keeping.',
  'rival-parts': 'Look for cards of one rank in your hand: they can leave it together.',
  'rival-ends-on-trick': 'Look at your last card: the game cannot be finished on a trick card.',
};
