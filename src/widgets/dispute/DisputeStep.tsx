import { Fragment, type ComponentChildren } from 'preact';
import type { Said, Step } from '#kit/dispute-questionnaire';
import type { GameTypes } from '#kit/game';
import { useRovingTabindex } from '../use-roving-tabindex.ts';
import type { DisputeFace } from './dispute-face.ts';

/** The signs of a card: `10`, `J`. */
const CARD = 2;

interface DisputeStepProps<T extends GameTypes, Outcome> {
  readonly face: DisputeFace<T, Outcome>;
  readonly step: Step;
  readonly said: Said;
  readonly change: (step: string, choice: string) => void;
  /** The choice that holds, where the verdict has been given already. */
  readonly chosen?: string;
}

/** The id of the question that a step asks, on the page. */
export function questionId(step: string): string {
  return `dispute-${step}`;
}

/** Words, which take more room than a card. */
function isWide(drawn: ComponentChildren): boolean {
  return typeof drawn === 'string' && drawn.length > CARD;
}

/** A question with its choices, each a button as large as a thumb; arrow keys lead along them. */
export function DisputeStep<T extends GameTypes, Outcome>(props: DisputeStepProps<T, Outcome>) {
  const { face, step, said, change, chosen } = props;
  // What is settled without it is not asked for what nobody knows.
  const unknown = chosen === undefined && step.unknown !== undefined ? [step.unknown] : [];
  const choices = [...step.choices, ...unknown];
  const { tabIndexOf, enter, onKeyDown } = useRovingTabindex(choices);
  const columns = face.columns(step.id);
  const name = questionId(step.id);
  const help = face.help?.(step.id) ?? null;
  const places = face.places?.(step.id) ?? [];
  return (
    <div class="dispute-step" role="group" aria-labelledby={name} onKeyDown={onKeyDown}>
      <p id={name} tabIndex={-1} data-next={chosen === undefined ? '' : undefined}>
        {face.question(step.id, said)}
      </p>
      {help !== null && <small>{help}</small>}
      <div data-columns={columns ?? undefined}>
        {(places.length > 0 ? places : choices).map((choice) => {
          const head = face.rowHead?.(step.id, choice) ?? null;
          return (
            <Fragment key={choice}>
              {head !== null && (
                <span class="dispute-row-head" aria-hidden="true">
                  {head}
                </span>
              )}
              {choices.includes(choice) ? (
                <button
                  type="button"
                  class="choice"
                  tabIndex={tabIndexOf(choice)}
                  aria-label={face.choice(step.id, choice)}
                  data-wide={isWide(face.draw(step.id, choice)) ? '' : undefined}
                  aria-pressed={chosen === undefined ? undefined : chosen === choice}
                  onFocus={() => {
                    enter(choice);
                  }}
                  onClick={() => {
                    change(step.id, choice);
                  }}
                >
                  <span aria-hidden="true">{face.draw(step.id, choice)}</span>
                </button>
              ) : (
                <span />
              )}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
