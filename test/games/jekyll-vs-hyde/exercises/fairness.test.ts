import { beforeAll, describe, expect, test } from 'vitest';
import { KINDS } from '#games/jekyll-vs-hyde/exercises/question-kinds';
import type { Choice } from '#games/jekyll-vs-hyde/exercises/types';
import { isPotion, other, sorted, without, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { knownCards } from '#games/jekyll-vs-hyde/rules/view';
import { seededRandom, shuffle } from '#kit/random';
import {
  course,
  exerciseOf,
  isTrue,
  tries,
  type Course,
  type Exercise,
} from './verify-exercise-independently.ts';

/** Of each kind so many exercises, the same ones every time; its rules take turns. */
const EXERCISES = 10_000;
/** Whoever always gives the same answer may not be right more often than this. */
const MOST = 0.6;
/** What a failing test shows. */
const SHOWN = 5;

/** An exercise, what its proof leads to, and its number. */
interface Asked {
  readonly exercise: Exercise;
  readonly told: Course;
  readonly seed: number;
}

const CLAIMS: Readonly<Record<string, (asked: Asked) => boolean>> = {
  'is well formed': ({ exercise: { pick, choices, right } }) =>
    choices.length >= 2 &&
    new Set(choices.map((choice) => JSON.stringify(choice))).size === choices.length &&
    right.every((index, at) => choices[index] !== undefined && index > (right[at - 1] ?? -1)) &&
    (pick === 'one' ? right.length === 1 : right.length >= 1),

  'has a proof that the statechart plays': ({ told }) => told.refusals.length === 0,

  'begins its proof with what is proposed, unless the rules forbid that': ({ exercise }) => {
    const { before, proposed, proof } = exercise;
    if (JSON.stringify(proof.slice(0, proposed.length)) === JSON.stringify(proposed)) return true;
    return proof.length === 0 && proposed.length === 1 && course(before, proposed).refusals.length > 0;
  },

  'holds right what the rules bring about, and nothing else': ({ exercise, told }) =>
    exercise.choices.every(
      (choice, index) => isTrue(exercise, told, choice) === exercise.right.includes(index),
    ),

  'turns on the rule it is about': ({ exercise, told }) => turnsOnItsRule(exercise, told),

  'is asked through the eyes of the seat whose hand it is about, or with both hands open': ({ exercise }) =>
    (exercise.viewer !== 'all') === isAskedOfOneHand(exercise),

  'has the same answer whatever the hidden cards are': ({ exercise, told, seed }) => {
    if (exercise.viewer === 'all') return true;
    const again = { ...exercise, before: otherwiseHidden(exercise.before, exercise.viewer, seed) };
    return exercise.choices.every(
      (choice, index) => isTrue(again, told, choice) === exercise.right.includes(index),
    );
  },
};

describe.each(KINDS)('Every exercise of the kind $id', ({ id }) => {
  const faults = new Map<string, string[]>();
  const labels = new Map<string, number>();
  const places = new Map<string, number>();

  beforeAll(() => {
    for (let seed = 0; seed < EXERCISES; seed++) {
      const exercise = exerciseOf(id, seed);
      const asked = { exercise, told: course(exercise.before, exercise.proof), seed };
      for (const [claim, holds] of Object.entries(CLAIMS)) {
        if (!holds(asked)) faults.set(claim, [...(faults.get(claim) ?? []), `${exercise.rule} by ${seed}`]);
      }
      const { choices, right } = exercise;
      const all = right.length === choices.length;
      count(labels, all ? 'all of them' : JSON.stringify(right.map((index) => choices[index])));
      count(places, right.join());
    }
  }, 600_000);

  test.each(Object.keys(CLAIMS))('%s', (claim) => {
    const found = faults.get(claim) ?? [];
    expect(found.slice(0, SHOWN), `${found.length} of ${EXERCISES}`).toEqual([]);
  });

  test('gives no answer away: none is right most of the time, by what it says or by where it stands', () => {
    const tooOften = [...labels, ...places].filter(([, times]) => times > MOST * EXERCISES);
    expect(tooOften).toEqual([]);
  });
});

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** Whether the rule is cited where the answer is decided: in the proof, or by what becomes of the choices. */
function turnsOnItsRule(exercise: Exercise, told: Course): boolean {
  const { kind, rule, before, proposed, choices, right } = exercise;
  const cited = (courses: readonly Course[]) =>
    courses.some(({ events, refusals }) => [...events, ...refusals].some((cites) => cites.rule === rule));
  const tried = (choice: Choice) => course(before, tries(exercise, choice).slice(0, 1));
  switch (kind) {
    case 'playable':
      return cited(choices.map(tried));
    case 'gift':
      return rule === 'greed-any-card'
        ? mayKeepEveryPotion(exercise)
        : cited(choices.filter((_, index) => !right.includes(index)).map(tried));
    case 'deck':
      // Nothing is done: that every card is there once is what tells those that can be held from the others.
      return right.length < choices.length;
    case 'verdict': {
      const offered = choices.some((choice) => choice.type === 'verdict' && choice.rule === rule);
      const { refusals } = course(before, proposed);
      return offered && (refusals.length === 0 || (refusals.length === 1 && refusals[0]?.rule === rule));
    }
    default:
      return cited([told]);
  }
}

/** Whether a set without a Potion is right although several Potions are held, which in a preparation it would not be. */
function mayKeepEveryPotion({ before, viewer, choices, right }: Exercise): boolean {
  if (before.phase !== 'greed' || viewer === 'all') return false;
  const kept = right.some((index) => {
    const choice = choices[index];
    return choice?.type === 'cards' && !choice.cards.some(isPotion);
  });
  return kept && before.hands[viewer].filter(isPotion).length >= 2;
}

function isAskedOfOneHand({ kind, proposed }: Exercise): boolean {
  if (kind === 'verdict') return proposed.every((move) => move.type !== 'deal');
  return kind === 'playable' || kind === 'gift' || kind === 'deck';
}

/** The same position for its viewer, with other cards wherever the viewer sees only their backs. */
function otherwiseHidden(state: State, viewer: Seat, seed: number): State {
  if (!('hands' in state)) return state;
  const them = other(viewer);
  const known = knownCards(state, viewer);
  const hidden = shuffle([...without(state.hands[them], known), ...state.setAside], seededRandom(seed));
  const hand = [...known, ...hidden.slice(state.setAside.length)];
  const dealt = {
    hands: { ...state.hands, [them]: sorted(hand) },
    setAside: hidden.slice(0, state.setAside.length),
  };
  if (!('chosen' in state)) return { ...state, ...dealt };
  const chosen = state.chosen[them];
  return {
    ...state,
    ...dealt,
    chosen: { ...state.chosen, [them]: chosen && hand.slice(0, chosen.length) },
  };
}
