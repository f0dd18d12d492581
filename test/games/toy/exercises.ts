import { allRight, oneRight, type Exercise, type ExerciseTypes, type Kind } from '#kit/exercise';
import { pick, type Random } from '#kit/random';
import type { Questions } from '#widgets/quiz/quiz-adapter.ts';
import { SEATS, toy, type Action, type Card, type Rule, type Seat, type State } from './rules.ts';

/** What is asked about the toy game: a question of each sort that the shell draws. */

export type Choice =
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'card'; readonly card: Card }
  | { readonly type: 'verdict'; readonly allowed: boolean };

export type Reason =
  | { readonly type: 'outdone'; readonly rule: 'highest-takes'; readonly by: Seat; readonly took: Seat }
  | { readonly type: 'nine'; readonly rule: 'nine-stays' }
  | { readonly type: 'no-nine'; readonly rule: 'nine-stays' };

export interface ToyExercises extends ExerciseTypes {
  readonly seat: Seat;
  readonly state: State;
  readonly action: Action;
  readonly kind: 'taker' | 'choosable' | 'verdict';
  readonly rule: Rule;
  readonly choice: Choice;
  readonly reason: Reason;
}
export type ToyExercise = Exercise<ToyExercises>;

type Choosing = Extract<State, { readonly phase: 'choose' }>;

const PLAYERS = SEATS.slice(0, 3);
const handOf = ({ hands }: Choosing, seat: Seat) => hands[seat] ?? [];
const choosing = (by: Seat, card: Card): Action => ({ type: 'choose', by, card });

/** Three with their hands, one of which has the nine, and who that is. */
function dealt(chance: Random): { readonly before: Choosing; readonly viewer: Seat } {
  for (;;) {
    const { state } = toy.apply(toy.start(), toy.deal(toy.start(), chance, PLAYERS.length));
    if (state.phase !== 'choose') throw new Error('Everybody chooses');
    const viewer = PLAYERS.find((seat) => handOf(state, seat).includes('N9'));
    if (viewer !== undefined) return { before: state, viewer };
  }
}

/** Who takes the point? */
const taker: Kind<ToyExercises> = {
  id: 'taker',
  rules: ['highest-takes'],
  make(rule, chance) {
    only(this, rule);
    const { before } = dealt(chance);
    const proposed = PLAYERS.map((seat) => {
      const allowed = handOf(before, seat).filter((card) => card !== 'N9');
      return choosing(seat, pick(allowed, chance));
    });
    const { events } = proposed.reduce<ReturnType<typeof toy.apply>>(
      (last, action) => toy.apply(last.state, action),
      {
        state: before,
        events: [],
      },
    );
    const took = events.find((event) => event.type === 'took');
    if (took === undefined) throw new Error('Somebody takes the point');
    return {
      ...{ kind: 'taker', rule, viewer: 'all', before, proposed, proof: proposed },
      ...oneRight<Choice>(
        PLAYERS.map((seat) => ({ type: 'seat', seat })),
        { type: 'seat', seat: took.by },
      ),
      reasons: PLAYERS.map((by) =>
        by === took.by ? null : { type: 'outdone', rule: 'highest-takes', by, took: took.by },
      ),
    };
  },
};

/** Which of your cards may you choose? */
const choosable: Kind<ToyExercises> = {
  id: 'choosable',
  rules: ['nine-stays'],
  make(rule, chance) {
    only(this, rule);
    const { before, viewer } = dealt(chance);
    return {
      ...{ kind: 'choosable', rule, viewer, before, proposed: [], proof: [] },
      ...allRight<Choice>(
        handOf(before, viewer).map((card) => ({ type: 'card', card })),
        (choice) => choice.type === 'card' && toy.judge(before, choosing(viewer, choice.card)).length === 0,
      ),
      reasons: handOf(before, viewer).map((card) => ({
        type: card === 'N9' ? 'nine' : 'no-nine',
        rule: 'nine-stays',
      })),
    };
  },
};

/** Is that allowed? */
const verdict: Kind<ToyExercises> = {
  id: 'verdict',
  rules: ['nine-stays'],
  make(rule, chance) {
    only(this, rule);
    const { before, viewer } = dealt(chance);
    const move = choosing(viewer, pick(handOf(before, viewer), chance));
    const allowed = toy.judge(before, move).length === 0;
    return {
      ...{ kind: 'verdict', rule, viewer, before, proposed: [move], proof: allowed ? [move] : [] },
      ...oneRight<Choice>(
        [
          { type: 'verdict', allowed: true },
          { type: 'verdict', allowed: false },
        ],
        { type: 'verdict', allowed },
      ),
      reasons: [null, allowed ? { type: 'no-nine', rule: 'nine-stays' } : null],
    };
  },
};

function only({ id, rules }: Kind<ToyExercises>, rule: Rule): void {
  if (!rules.includes(rule)) throw new RangeError(`The kind ${id} does not ask about ${rule}`);
}

export const toyQuestions: Questions<ToyExercises> = {
  rules: ['nine-stays', 'highest-takes'],
  kinds: [taker, choosable, verdict],
  needs: ({ rule }) => new Set([rule]),
};
