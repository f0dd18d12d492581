import { switchMachine } from '#games/switch/machine';
import { questions } from '#games/switch/question-sources';
import { rankOf, type Card } from '#games/switch/rules/cards';
import { playable } from '#games/switch/rules/legal';
import { RULE_IDS, type RuleId } from '#games/switch/rules/rulebook';
import { keepsLessonContract } from '../lessons-contract.ts';

/** The rule by which a card does something; null for a plain one. In a run 7s, 8s and Jacks are ranks like others. */
function powerOf(card: Card): readonly RuleId[] {
  if (card === '5H') return ['five-hearts-penalty'];
  switch (rankOf(card)) {
    case '2':
      return ['twos-penalty'];
    case '3':
      return ['run-begins'];
    case '7':
      return ['seven-mirrors', 'run-powerless'];
    case '8':
      return ['eights-reverse', 'run-powerless'];
    case 'J':
      return ['jacks-skip', 'run-powerless'];
    case 'A':
      return ['ace-suit', 'run-ace'];
    default:
      return [];
  }
}

keepsLessonContract({
  machine: switchMachine,
  questions,
  rules: RULE_IDS,
  count: 13,
  telling: (state) =>
    (state.phase === 'deal' ? [] : Object.values(state.hands))
      .flat()
      .map((card) => ({ card, rules: powerOf(card) }))
      .filter(({ rules }) => rules.length > 0),
  canBeRefused: (state) =>
    state.phase === 'turn' && playable(state).length < (state.hands[state.turn]?.length ?? 0),
});
