import type { Exercise } from '#kit/exercise';
import type { GameTypes } from '#kit/game';
import { words } from '#said/drill';
import type { Quiz, ExercisesOf } from './quiz-adapter.ts';

interface AnswerChoicesProps<G extends GameTypes, E extends ExercisesOf<G>> {
  readonly quiz: Quiz<G, E>;
  readonly exercise: Exercise<E>;
  readonly marked: readonly number[];
  /** A choice that a hint has said to be wrong. */
  readonly ruledOut: number | null;
  /** Whether the question is answered: the right ones are shown, and nothing can be marked any more. */
  readonly checked: boolean;
  /** The id of the question. */
  readonly asked: string;
  readonly mark: (marked: readonly number[]) => void;
  readonly answer: (marked: readonly number[]) => void;
}

/** The answers to choose from. Where one is right, pressing it answers; where several are, each is marked. */
export function AnswerChoices<G extends GameTypes, E extends ExercisesOf<G>>({
  quiz: { QuizAnswerLabel },
  exercise: { choices, right, pick },
  marked,
  ruledOut,
  checked,
  asked,
  mark,
  answer,
}: AnswerChoicesProps<G, E>) {
  return (
    <div class="choices" role="group" aria-labelledby={asked}>
      {choices.map((choice, index) => {
        const picked = marked.includes(index);
        // What was neither said nor right makes way for why.
        if (checked && !picked && !right.includes(index)) return null;
        return (
          <button
            key={index}
            type="button"
            class="choice"
            aria-pressed={picked}
            aria-disabled={checked}
            data-right={checked ? right.includes(index) : undefined}
            data-ruled-out={!checked && index === ruledOut ? '' : undefined}
            onClick={() => {
              if (checked) return;
              if (pick === 'one') answer([index]);
              else mark(picked ? marked.filter((one) => one !== index) : [...marked, index]);
            }}
          >
            <QuizAnswerLabel choice={choice} />
            {checked && pick === 'all' && !picked && <small>{words.missed}</small>}
          </button>
        );
      })}
    </div>
  );
}
