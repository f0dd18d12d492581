import { describe, expect, test } from 'vitest';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import type { Choice, JekyllVsHydeExercises } from '#games/jekyll-vs-hyde/exercises/types';
import type { Suit } from '#games/jekyll-vs-hyde/rules/cards';
import { cardsOf } from '#games/jekyll-vs-hyde/rules/trick';
import { knownCards } from '#games/jekyll-vs-hyde/rules/view';
import { words as english } from '#games/jekyll-vs-hyde/words/en/exercises';
import { words as englishGame } from '#games/jekyll-vs-hyde/words/en/names';
import { words as englishReasons } from '#games/jekyll-vs-hyde/words/en/exercise-reasons';
import { forbids as englishForbids } from '#games/jekyll-vs-hyde/words/en/exercise-why-forbidden';
import { forbids as japaneseForbids } from '#games/jekyll-vs-hyde/words/ja/exercise-why-forbidden';
import { words as japanese } from '#games/jekyll-vs-hyde/words/ja/exercises';
import { words as japaneseGame } from '#games/jekyll-vs-hyde/words/ja/names';
import { words as japaneseReasons } from '#games/jekyll-vs-hyde/words/ja/exercise-reasons';
import { reasonsFor } from '#widgets/quiz/AnswerFeedback.tsx';
import { say } from '#words/sentence-per-type';
import { course, exerciseOf, type Exercise } from './verify-exercise-independently.ts';

/** Of each kind so many exercises; its rules take turns. */
const EXERCISES = 600;

const LANGUAGES = {
  English: {
    exercises: english,
    game: englishGame,
    reasons: englishReasons,
    forbids: englishForbids,
    drawn: 'drawn',
    endings: { 'next-round': 'ound', 'roles-change': 'oles', none: 'No card' },
  },
  Japanese: {
    exercises: japanese,
    game: japaneseGame,
    reasons: japaneseReasons,
    forbids: japaneseForbids,
    drawn: '引き分け',
    endings: { 'next-round': 'ラウンド', 'roles-change': '役割', none: '0枚' },
  },
} as const;
type Said = (typeof LANGUAGES)[keyof typeof LANGUAGES];

const EFFECTS: Readonly<Record<string, Suit>> = {
  'tokens-leave': 'wrath',
  'give-two': 'greed',
  'give-one': 'greed',
  'take-trick': 'pride',
};

/** What a sentence about a choice has to name: its player, its cards, its number, or its rule; one of them will do. */
function named(
  { exercises, game, drawn, endings }: Said,
  exercise: Exercise,
  choice: Choice,
): readonly string[] {
  const label = say(exercises.choices, choice);
  switch (choice.type) {
    case 'seat':
      return [game.seats[choice.seat]];
    case 'outcome': {
      const effect = EFFECTS[choice.outcome];
      if (effect !== undefined && !choice.outcome.startsWith('give')) return [game.suits[effect]];
      const count = choice.outcome === 'give-two' ? '2' : '1';
      const cards = course(exercise.before, exercise.proof).events.flatMap((event) =>
        event.type === 'effect' ? [game.card(event.against)] : [],
      );
      return effect === undefined ? cards : [count, game.suits[effect]];
    }
    case 'count':
      return [label, choice.count === 0 ? endings.none : String(choice.count)];
    case 'ending':
      if (choice.ending === 'hyde-wins') return [game.seats.hyde, game.seats.jekyll];
      return choice.ending === 'jekyll-wins' ? [game.seats.jekyll] : [endings[choice.ending]];
    case 'match':
      return [choice.winner === 'draw' ? drawn : game.seats[choice.winner]];
    case 'verdict':
      return [];
    case 'card':
    case 'cards':
    case 'ranking':
    case 'tricks':
    case 'marker':
      return [label];
  }
}

/** A rule that what happens cites, what is refused, or what the choice itself names. */
function cites(exercise: Exercise, choice: Choice, rule: string): boolean {
  if (choice.type === 'verdict') return choice.rule === rule;
  const told = course(exercise.before, exercise.proof);
  return exercise.rule === rule || told.events.some((event) => event.rule === rule);
}

describe.each(Object.entries(LANGUAGES))('In %s', (_, said) => {
  test.each(KINDS)('every wrong answer of the kind $id is told by what is wrong with it', ({ id }) => {
    for (let seed = 0; seed < EXERCISES; seed++) {
      const exercise = exerciseOf(id, seed);
      for (const [index, choice] of exercise.choices.entries()) {
        if (exercise.right.includes(index)) continue;
        const [given, more] = reasonsFor<JekyllVsHydeExercises>({ ...exercise, pick: 'one' }, [index]);
        const where = `${id} by ${seed}, choice ${index}`;
        expect(more, where).toBeUndefined();
        if (choice.type === 'verdict' && choice.rule === null) {
          // Why it is refused stands there for every answer.
          expect(course(exercise.before, exercise.proposed).refusals, where).not.toEqual([]);
          continue;
        }
        if (given === undefined) throw new Error(`Nothing is said of ${where}`);
        const { reason } = given;
        const sentence = say(said.reasons, { ...reason, choice: say(said.exercises.choices, choice) });
        const names = named(said, exercise, choice);
        expect(
          names.length === 0 || names.some((name) => sentence.includes(name)),
          `${where}: “${sentence}” names none of ${names.join(', ')}`,
        ).toBe(true);
        // A rule that is kept is answered by the cards, not by saying again what was chosen.
        if (reason.type === 'not-broken' && reason.because !== 'other-matter')
          expect(sentence.toLowerCase(), where).not.toContain(said.forbids[reason.rule].toLowerCase());
        if (reason.type === 'refused') expect(reason.rule).toBe(reason.refusal.rule);
        else if (!['tricks', 'ranking', 'outcome', 'ending', 'count'].includes(choice.type))
          expect(cites(exercise, choice, reason.rule), `${where}: ${reason.rule}`).toBe(true);
      }
    }
  });
});

describe('What was wrong with several marks', () => {
  test('is said of each, and what was left out is said together where the reason is the same', () => {
    for (let seed = 0; seed < EXERCISES; seed++) {
      const exercise = exerciseOf('playable', seed);
      const wrong = exercise.choices.flatMap((_, index) => (exercise.right.includes(index) ? [] : [index]));
      const given = reasonsFor<JekyllVsHydeExercises>(exercise, wrong);
      expect(given.flatMap(({ choices }) => choices)).toHaveLength(exercise.choices.length);
      expect(given.filter(({ reason }) => reason.type === 'refused')).toHaveLength(wrong.length);
      expect(new Set(given.map(({ reason }) => JSON.stringify(reason))).size).toBe(given.length);
      expect(reasonsFor<JekyllVsHydeExercises>(exercise, exercise.right)).toEqual([]);
    }
  });
});

test('The cards of which it is asked who may hold them are none of those that were turned over, and that is said', () => {
  for (let seed = 0; seed < EXERCISES; seed += 1) {
    const exercise = exerciseOf('deck', seed);
    const { before, choices } = exercise;
    if (!('hands' in before)) throw new Error('It is asked of a hand');
    const turnedOver = before.tricks.slice(0, -1).flatMap(cardsOf);
    for (const choice of choices) expect(turnedOver).not.toContain(choice.type === 'card' && choice.card);
    expect(english.questions.deck(exercise)).toContain('None of these was played before the last trick.');
  }
});

test('A card that lies open in the other hand is not said to be unseen', () => {
  const types = new Set<string>();
  for (let seed = 0; seed < EXERCISES; seed += 1) {
    const { before, viewer, choices, right, reasons } = exerciseOf('deck', seed);
    if (!('hands' in before) || viewer === 'all') throw new Error('It is asked of one hand');
    for (const index of right) {
      const [choice, reason] = [choices[index], reasons[index]];
      if (choice?.type !== 'card' || reason == null)
        throw new Error('Cards are asked of, each with its reason');
      expect(reason.type).toBe(knownCards(before, viewer).includes(choice.card) ? 'in-sight' : 'unseen');
      types.add(reason.type);
    }
  }
  expect([...types].toSorted()).toEqual(['in-sight', 'unseen']);
});

test('Of a single game nobody is asked whether the players change roles', () => {
  for (let seed = 0; seed < EXERCISES; seed += 1) {
    const { before, choices } = exerciseOf('ending', seed);
    const offered = choices.some((choice) => choice.type === 'ending' && choice.ending === 'roles-change');
    expect(offered).toBe(before.rulings['return-match'] !== 'off');
  }
});
