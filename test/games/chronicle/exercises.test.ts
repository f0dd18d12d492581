import { describe, expect, test } from 'vitest';
import { ASKED, KINDS } from '#games/chronicle/exercises/kinds';
import { rulesNeeded } from '#games/chronicle/exercises/needs';
import type { ChronicleExercise } from '#games/chronicle/exercises/types';
import { apply } from '#games/chronicle/rules/apply';
import type { Event } from '#games/chronicle/rules/event';
import { judge } from '#games/chronicle/rules/judge';
import { RULEBOOK } from '#games/chronicle/rules/rulebook';
import type { State } from '#games/chronicle/rules/state';
import { seededRandom } from '#kit/random';

/** What is right in a question is what the rules bring about. */

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const made = (id: string): readonly ChronicleExercise[] =>
  KINDS.filter((kind) => kind.id === id).flatMap((kind) =>
    kind.rules.flatMap((rule) => SEEDS.map((seed) => kind.make(rule, seededRandom(seed)))),
  );

function eventsOf({ before, proof }: ChronicleExercise): readonly Event[] {
  let state: State = before;
  return proof.flatMap((action) => {
    const done = apply(state, action);
    ({ state } = done);
    return done.events;
  });
}

const rightOf = ({ choices, right }: ChronicleExercise) =>
  right.flatMap((index) => {
    const choice = choices[index];
    return choice === undefined ? [] : [choice.type === 'seat' ? choice.seat : choice.card];
  });

describe('The right answers are those of the rules', () => {
  test('of the cards that may be played face up', () => {
    for (const exercise of made('playable')) {
      const { before, choices } = exercise;
      if (before.phase !== 'meeting') throw new Error('A card is to be played');
      const open = choices.flatMap((choice) =>
        choice.type === 'card' &&
        judge(before, { type: 'play', by: before.turn, card: choice.card }).length === 0
          ? [choice.card]
          : [],
      );
      expect(rightOf(exercise)).toEqual(open);
    }
  });

  test('of who wins a Meeting', () => {
    for (const exercise of made('winner')) {
      const winners = eventsOf(exercise).flatMap((event) =>
        event.type === 'meeting-won' || event.type === 'leader-wins' ? [event.by] : [],
      );
      expect(rightOf(exercise)).toEqual(winners);
    }
  });

  test('of who gets Fame', () => {
    for (const exercise of made('fame')) {
      const seats = eventsOf(exercise).flatMap((event) => {
        if (event.type === 'evil-victory') return [event.by];
        return event.type === 'scored' ? event.seats : [];
      });
      expect(rightOf(exercise)).toEqual(seats.toSorted());
      for (const reason of exercise.reasons)
        if (reason?.type === 'counted' || reason?.type === 'absolved')
          expect(reason.scores).toBe(rightOf(exercise).includes(seatOf(exercise, reason)));
    }
  });
});

function seatOf({ choices, reasons }: ChronicleExercise, reason: object) {
  const choice = choices[reasons.findIndex((one) => one === reason)];
  if (choice?.type !== 'seat') throw new Error('Seats are asked for');
  return choice.seat;
}

test('Nothing is asked that turns on an ability which no source gives', () => {
  const effects = ASKED.filter((rule) => RULEBOOK[rule].chapter === 'effects');
  expect(effects).toEqual([]);
  for (const { id } of KINDS)
    for (const exercise of made(id)) expect(rulesNeeded(exercise)).toContain(exercise.rule);
});
