import { JOURNEY, type Point } from './card-journeys.ts';
import type { Watch } from './use-motion.ts';

/** Something on a table that moves for a while, in milliseconds. A likeness lies on the table only meanwhile. */
export interface Movement {
  readonly element: Element;
  readonly keyframes: readonly Keyframe[];
  readonly duration: number;
  readonly likeness?: true;
}

/**
 * A change that is shown in motion. It is asked while the table still stands as it was, and what it gives once the table is drawn
 * anew: both only measure, and neither changes anything.
 */
export type Moment = (before: HTMLElement) => (now: HTMLElement) => readonly Movement[];

/** What is shown of a step: one moment after the other, once the cards that are played have arrived. */
export interface Step {
  readonly played: boolean;
  readonly moments: readonly Moment[];
}

/**
 * Shows what a step of a game changed on its table: what `stepOf` makes of the drawing before and this one, or null where nothing was
 * done. The next step ends what is still being shown.
 */
export function moments<View>(stepOf: (before: View, now: View) => Step | null): Watch<View> {
  return (view) => {
    let before = view;
    let due: { readonly played: boolean; readonly moments: readonly ReturnType<Moment>[] } | null = null;
    let shown: readonly Animation[] = [];
    const end = () => {
      for (const animation of shown) animation.finish();
      shown = [];
    };
    return {
      leave: (table, now) => {
        const step = stepOf(before, now);
        before = now;
        if (step === null) return;
        end();
        due = { played: step.played, moments: step.moments.map((moment) => moment(table)) };
      },
      arrive: (table) => {
        if (due === null) return;
        shown = show(table, due.moments, due.played ? JOURNEY : 0);
        due = null;
      },
      end,
    };
  };
}

/** Begins the moments one after the other, the first after some milliseconds. All is measured before anything is changed. */
function show(
  table: HTMLElement,
  moments: readonly ReturnType<Moment>[],
  after: number,
): readonly Animation[] {
  const measured = moments.map((moment) => moment(table));
  let delay = after;
  return measured.flatMap((movements) => {
    const begun = movements.map((movement) => begin(table, movement, delay));
    delay += Math.max(0, ...movements.map(({ duration }) => duration));
    return begun;
  });
}

function begin(
  table: HTMLElement,
  { element, keyframes, duration, likeness }: Movement,
  delay: number,
): Animation {
  if (likeness !== undefined) {
    element.classList.add('leaving');
    element.setAttribute('aria-hidden', 'true');
    table.append(element);
  }
  // Until its turn comes it stands as it was.
  const animation = element.animate([...keyframes], {
    duration,
    delay,
    fill: 'backwards',
    easing: 'ease-in-out',
  });
  const gone = () => {
    if (likeness !== undefined) element.remove();
  };
  animation.addEventListener('finish', gone);
  animation.addEventListener('cancel', gone);
  return animation;
}

/** The keyframe that puts a likeness at a point of the table, at a part of its size. */
export function lyingAt({ x, y }: Point, scale = 1): Keyframe {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}
