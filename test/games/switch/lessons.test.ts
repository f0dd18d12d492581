import { expect, test } from 'vitest';
import { exerciseAt } from '#kit/exercise';
import { switchMachine } from '#games/switch/machine-with-statechart-and-dealing';
import { questions } from '#games/switch/question-pool';
import { rankOf, type Card } from '#games/switch/rules/cards';
import { playable } from '#games/switch/rules/legal';
import { RULE_IDS, type RuleId } from '#games/switch/rules/rule-index';
import { LESSONS_BY_GAME, attribute, tags } from '../../content/lesson-sources.ts';
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
  telling: ({ hands }) =>
    Object.values(hands)
      .flat()
      .flatMap((card) => (card === '??' ? [] : { card, rules: powerOf(card) }))
      .filter(({ rules }) => rules.length > 0),
  signs: {
    'same-rank': ({ proposed: [move] }) => move?.type === 'play' && move.cards.length > 1,
    'eights-reverse': ({ before }) => before.phase === 'turn' && before.direction === -1,
    // The table says that 5♥ answers 2♥.
    'five-hearts-on-two': ({ before }) =>
      before.phase === 'turn' &&
      before.penalty > 0 &&
      before.played.at(-1) === '2H' &&
      !before.played.includes('5H'),
    'run-begins': ({ before }) => before.phase === 'turn' && before.run !== null,
  },
  canBeRefused: (state) =>
    state.phase === 'turn' && playable(state).length < (state.hands[state.turn]?.length ?? 0),
});

const { lessons = [] } = LESSONS_BY_GAME.find(({ game }) => game === 'switch') ?? {};

/** The first questions of a lesson that ask whether the game is won, as a page is built with them. */
function firstFinishesOf(slug: string) {
  const lesson = lessons.find((one) => one.slug === slug);
  return tags(lesson?.body ?? '', 'Predict')
    .filter((tag) => attribute(tag, 'kind') === 'finish')
    .map((tag) => {
      const named = attribute(tag, 'rules') ?? '';
      const rules = RULE_IDS.filter((rule) => named.includes(`'${rule}'`)).toSorted(
        (a, b) => named.indexOf(a) - named.indexOf(b),
      );
      const place = `predict-finish-${rules.join('-')}-${attribute(tag, 'seed') ?? ''}`;
      const { before, proposed, choices, right } = exerciseAt(place, questions.kinds, rules, 'finish');
      return {
        inRun: before.phase === 'turn' && before.run !== null,
        laid: proposed.flatMap((move) => (move.type === 'play' ? move.cards : [])),
        answers: right.map((index) => choices[index]),
      };
    });
}

test('The first questions whether a game is won are about a trick card and about a run: neither wins', () => {
  const no = [{ type: 'finish', wins: false }];
  expect(firstFinishesOf('finishing')).toEqual([
    { inRun: false, laid: ['2C', '2D'], answers: no },
    { inRun: true, laid: ['5C'], answers: no },
  ]);
  expect(firstFinishesOf('thinking-ahead')).toEqual([{ inRun: false, laid: ['AH'], answers: no }]);
});
