import { chronicleMachine } from '#games/chronicle/machine-with-statechart-and-dealing';
import { questions } from '#games/chronicle/question-pool';
import { EVIL, isEvil, kindOf, type Card } from '#games/chronicle/rules/cards';
import { playOf } from '#games/chronicle/rules/following';
import { RULE_IDS, type RuleId } from '#games/chronicle/rules/rule-index';
import { alliesOf, handOf, seatsAt } from '#games/chronicle/rules/seats';
import { keepsLessonContract } from '../lessons-contract.ts';

/** The rule by which a card is more than its suit and strength; null for one of which no more is known. */
function ruleOf(card: Card): RuleId | null {
  if (isEvil(card)) return 'evil-excludes';
  if (card === 'Angel') return 'angel-discards';
  return kindOf(card) === '8' ? 'take-unseen' : null;
}

keepsLessonContract({
  machine: chronicleMachine,
  questions,
  rules: RULE_IDS,
  count: 11,
  telling: ({ hands, allies }) => {
    const lying = [...Object.values(hands), ...Object.values(allies)].flat();
    return lying.flatMap((card) => {
      const rule = card === '??' ? null : ruleOf(card);
      return rule === null ? [] : [{ card, rules: [rule] }];
    });
  },
  signs: {
    // The table says beside whose allies Evil lies that they are shut out.
    'evil-excludes': ({ before }) =>
      before.phase === 'meeting' &&
      seatsAt(before).some((seat) => {
        const allies = alliesOf(before, seat);
        return (
          allies.some(isEvil) && !allies.includes('Angel') && !EVIL.every((card) => allies.includes(card))
        );
      }),
    'void-down': ({ before }) => before.phase === 'meeting' && before.meeting.laid.some(({ down }) => down),
  },
  canBeRefused: (state) => {
    if (state.phase === 'effect') return true;
    return (
      state.phase === 'meeting' &&
      handOf(state, state.turn).some((card) => playOf(state, state.turn, card) === null)
    );
  },
  // Any card may be led, any may be hidden by who is void, and of two cards both may go.
  neverRefused: [
    '01-the-history-card.mdx',
    '05-fame.mdx',
    '08-the-end-of-the-game.mdx',
    '11-the-fine-print.mdx',
  ],
});
