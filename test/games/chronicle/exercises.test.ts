import { describe, expect, test } from 'vitest';
import { ASKED, KINDS } from '#games/chronicle/exercises/question-kinds';
import { rulesNeeded } from '#games/chronicle/exercises/rules-needed-for-exercise';
import type { Choice, ChronicleExercise, KindId } from '#games/chronicle/exercises/types';
import { apply } from '#games/chronicle/rules/apply';
import { kindOf, type Card, type Kind } from '#games/chronicle/rules/cards';
import type { Event } from '#games/chronicle/rules/event';
import { judge } from '#games/chronicle/rules/judge';
import { toAct } from '#games/chronicle/rules/to-act';
import { legal } from '#games/chronicle/rules/legal';
import { RULEBOOK } from '#games/chronicle/rules/rule-index';
import type { Time } from '#games/chronicle/rules/ability-definitions';
import type { Play, State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';

/** What is right in a question is what the rules bring about: ten thousand questions are held against them. */

const IN_ALL = 10_000;
const PAIRS = KINDS.flatMap((kind) => kind.rules.map((rule) => ({ kind, rule })));
const EACH = Math.ceil(IN_ALL / PAIRS.length);

interface Played {
  readonly events: readonly Event[];
  readonly state: State;
}

function played({ before, proof }: ChronicleExercise): Played {
  return proof.reduce<Played>(
    ({ state, events }, action) => {
      const done = apply(state, action);
      return { state: done.state, events: [...events, ...done.events] };
    },
    { state: before, events: [] },
  );
}

/** An answer in a word. */
function word(choice: Choice): string {
  switch (choice.type) {
    case 'card':
      return choice.card;
    case 'seat':
      return choice.seat;
    case 'count':
      return String(choice.count);
    case 'way':
      return choice.way;
    case 'time':
      return choice.time;
    case 'outcome':
      return choice.outcome;
    case 'over':
      return String(choice.over);
    case 'again':
      return choice.type;
  }
}

const wordsOf = ({ choices, right }: ChronicleExercise) =>
  right.flatMap((index) => choices[index] ?? []).map(word);

/** The manual’s own list of times. */
function timeOf(kind: Kind): Time {
  if (kind === 'Angel') return 'end-of-round';
  return kind === 'Demon' || kind === 'Dragon' || kind === 'King' ? 'end-of-meeting' : 'played';
}

/** Whether a card may be played like that. */
function goes(state: State, card: Card, down: boolean): boolean {
  if (state.phase !== 'meeting') throw new Error('A card is to be played');
  const play: Play = { type: 'play', by: state.turn, card, ...(down && { down }) };
  return judge(state, play).length === 0;
}

const cardsOf = ({ choices }: ChronicleExercise): readonly Card[] =>
  choices.flatMap((choice) => ('card' in choice ? [choice.card] : []));

/** What the machine makes of each kind of question. */
const ANSWERS: Readonly<Record<KindId, (exercise: ChronicleExercise, after: Played) => readonly string[]>> = {
  size: (_, { events }) => events.flatMap((event) => (event.type === 'dealt' ? [String(event.each)] : [])),
  aside: (_, { events }) => events.flatMap((event) => (event.type === 'laid-aside' ? [event.card] : [])),
  first: (_, { events }) => events.flatMap((event) => (event.type === 'first-leader' ? [event.by] : [])),
  playable: (exercise) => cardsOf(exercise).filter((card) => goes(exercise.before, card, false)),
  way: (exercise) => {
    const [card] = cardsOf(exercise);
    if (card === undefined) throw new Error('A card is asked about');
    if (goes(exercise.before, card, false)) return ['up'];
    return [goes(exercise.before, card, true) ? 'down' : 'not'];
  },
  winner: (_, { events }) =>
    events.flatMap((event) =>
      event.type === 'meeting-won' || event.type === 'leader-wins' ? [event.by] : [],
    ),
  next: (_, { state }) => toAct(state),
  time: (exercise) =>
    cardsOf(exercise)
      .slice(0, 1)
      .map((card) => timeOf(kindOf(card))),
  hands: (_, { state }) => [
    ...new Set(legal(state).flatMap((move) => (move.type === 'take' ? [move.from] : []))),
  ],
  ability: (_, { state }) => [state.phase === 'effect' ? 'must' : 'nothing'],
  over: (_, { state }) => [String(state.phase !== 'meeting')],
  fame: (_, { events }) =>
    events.flatMap((event) => {
      if (event.type === 'evil-victory') return [event.by];
      return event.type === 'scored' ? event.seats : [];
    }),
  discards: (_, { events }) => events.flatMap((event) => (event.type === 'absolved' ? event.cards : [])),
  ending: (_, { state }) => [state.phase === 'over' ? state.winner : 'again'],
};

describe.each(PAIRS)('The kind $kind.id about $rule', ({ kind, rule }) => {
  test(`is right ${EACH} times as the machine is`, () => {
    for (let seed = 0; seed < EACH; seed++) {
      const exercise = kind.make(rule, seededRandom(seed));
      const after = played(exercise);
      expect(wordsOf(exercise).toSorted()).toEqual(ANSWERS[exercise.kind](exercise, after).toSorted());
      expect(rulesNeeded(exercise)).toContain(rule);
      for (const [index, reason] of exercise.reasons.entries())
        if (reason?.type === 'counted' || reason?.type === 'absolved')
          expect(reason.scores).toBe(exercise.right.includes(index));
    }
  });
});

test('Both answers to whether the round is over come up', () => {
  const kind = KINDS.find(({ id }) => id === 'over');
  const answers = Array.from({ length: 40 }, (_, seed) => kind?.make('round-ends', seededRandom(seed)));
  expect(new Set(answers.flatMap((one) => (one === undefined ? [] : wordsOf(one)))).size).toBe(2);
});

test('Nothing is asked that turns on an ability which no source gives', () => {
  expect(ASKED.filter((rule) => RULEBOOK[rule].chapter === 'effects')).toEqual(['take-unseen']);
});

test('When an ability takes place is asked of the cards alone that are known to do something', () => {
  const time = KINDS.find(({ id }) => id === 'time');
  const asked = (time?.rules ?? []).map((rule) => {
    const drawn = Array.from({ length: 40 }, (_, seed) => time?.make(rule, seededRandom(seed)));
    return [...new Set(drawn.flatMap((one) => (one === undefined ? [] : cardsOf(one))).map(kindOf))];
  });
  expect(asked).toEqual([['8'], ['Angel']]);
});

test('Where somebody has all four Evil cards the table says so, which has to be taught before', () => {
  const fame = KINDS.find(({ id }) => id === 'fame');
  const bare = (rule: 'evil-victory' | 'condition-fame') => {
    const exercise = fame?.make(rule, seededRandom(1));
    if (exercise === undefined) throw new Error('There are questions about Fame');
    return rulesNeeded({ ...exercise, rule: 'turns', proof: [], reasons: [] });
  };
  expect([...bare('evil-victory')]).toContain('evil-victory');
  expect([...bare('condition-fame')]).not.toContain('evil-victory');
});
