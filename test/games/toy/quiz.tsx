import { oneRight, type Exercise, type ExerciseTypes, type Kind } from '#kit/exercise';
import { pick } from '#kit/random';
import type { Questions, Quiz } from '#widgets/quiz/quiz.ts';
import { toyFace } from './face.tsx';
import { toy, type Action, type Rule, type Seat, type State, type Toy } from './rules.ts';
import { words } from './words.ts';

/** Questions about the toy game: one kind, which asks who takes the point. */

export interface ToyExercises extends ExerciseTypes {
  readonly kind: 'taker';
  readonly rule: Rule;
  readonly seat: Seat;
  readonly state: State;
  readonly action: Action;
  readonly choice: { readonly type: 'seat'; readonly seat: Seat };
}

const taker: Kind<ToyExercises> = {
  id: 'taker',
  rules: ['highest-takes'],
  make(rule, chance): Exercise<ToyExercises> {
    const { state: before } = toy.apply(toy.start(), toy.deal(toy.start(), chance, 3));
    const proof: Action[] = [];
    let played: ReturnType<typeof toy.apply> = { state: before, events: [] };
    while (played.state.phase === 'choose') {
      const [first] = toy.toAct(played.state);
      const action = pick(
        toy.legal(played.state).filter((legal) => legal.type === 'choose' && legal.by === first),
        chance,
      );
      proof.push(action);
      played = toy.apply(played.state, action);
    }
    const taken = played.events.find((event) => event.type === 'took');
    if (taken === undefined) throw new Error('Nobody took the point');
    const choices = toy.seatsIn(before).map((seat) => ({ type: 'seat', seat }) as const);
    return {
      kind: 'taker',
      rule,
      viewer: 'all',
      before,
      proposed: proof,
      proof,
      ...oneRight(choices, { type: 'seat', seat: taken.by }),
    };
  },
};

export const toyQuestions: Questions<ToyExercises> = { kinds: [taker], rules: ['highest-takes'] };

export const toyQuiz: Quiz<Toy, ToyExercises> = {
  face: toyFace,
  RuleLink: toyFace.RuleLink,
  ChoiceLabel: ({ choice: { seat } }) => <>{words.seats[seat]}</>,
  posed: ({ before }) => toy.view(before, 'all'),
  words: {
    proposal: ({ proposed }) => proposed.map(toyFace.words.move),
    question: () => words.whoTakes,
    choice: ({ seat }) => words.seats[seat],
    beside: () => null,
  },
};
