import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import { JOURNEY, cardJourneys } from './card-journeys.ts';
import type { Moment, Movement, TableMotion } from './table-motion-adapter.ts';
import type { Shown, Watch } from './use-table-motion.ts';

/** What a step shows, measured on the table as it was. */
interface Due {
  readonly name: string;
  readonly arrive: ReturnType<Moment['measure']>;
}

/**
 * Runs the motion of a game at a table: the cards that are played, and then a moment for each event of the move that brought this
 * view about, one after the other. Who steps on while something still moves, or keeps stepping, sees the moves without motion; who
 * turns back sees a card turn back where it is.
 */
export function playMotion<T extends GameTypes>(motion: TableMotion<T>): Watch<T> {
  return (first) => {
    let shown = first;
    /** What was shown before that. */
    let earlier: Shown<T> | null = null;
    let due: readonly Due[] | null = null;
    let running: readonly Animation[] = [];
    let stillUntil = 0;
    const end = () => {
      for (const animation of running) animation.finish();
      running = [];
    };
    return {
      leave: (table, now) => {
        const before = shown;
        shown = now;
        if (isSame(before.change?.to, now.change?.to)) return;
        const turnsBack = isSame(earlier?.change?.to, now.change?.to);
        earlier = before;
        const isFast = performance.now() < stillUntil || running.some((one) => one.playState === 'running');
        stillUntil = performance.now() + JOURNEY;
        const moments = momentsOf(motion, before, now, { isFast, turnsBack });
        due = moments.map(({ name, measure }) => ({ name, arrive: measure(table) }));
        end();
      },
      arrive: (table) => {
        if (due !== null) running = show(table, due);
        due = null;
      },
      end,
    };
  };
}

/** Whether two positions are the same, be it worked out anew, as those of a game that is edited are. */
function isSame<T extends GameTypes>(one: Standing<T> | undefined, other: Standing<T> | undefined): boolean {
  const [a, b] = [one?.context.state, other?.context.state];
  return a !== undefined && b !== undefined && (a === b || JSON.stringify(a) === JSON.stringify(b));
}

function momentsOf<T extends GameTypes>(
  { cards, momentOf }: TableMotion<T>,
  before: Shown<T>,
  now: Shown<T>,
  { isFast, turnsBack }: { readonly isFast: boolean; readonly turnsBack: boolean },
): readonly Moment[] {
  const views = { before: before.view, now: now.view };
  const journeys = cards !== undefined && (!isFast || turnsBack) ? [cardJourneys(cards, views)] : [];
  const { change } = now;
  if (isFast || change === undefined || !isSame(change.from, before.change?.to)) return journeys;
  const events: readonly T['event'][] = change.to.context.events;
  return [...journeys, ...events.flatMap((event) => momentOf(event, views) ?? [])];
}

/** Begins the moments one after the other. All is measured before anything is changed, which would have to be laid out anew. */
function show(table: HTMLElement, due: readonly Due[]): readonly Animation[] {
  const measured = due.map(({ name, arrive }) => ({ name, movements: arrive(table) }));
  let delay = 0;
  return measured.flatMap(({ name, movements }) => {
    const begun = movements.map((movement) => begin(table, name, movement, delay));
    delay += Math.max(0, ...movements.map(({ duration, after = 0 }) => after + duration));
    return begun;
  });
}

function begin(
  table: HTMLElement,
  name: string,
  { element, keyframes, duration, after = 0, likeness }: Movement,
  delay: number,
): Animation {
  if (likeness !== undefined) {
    element.classList.add('leaving');
    element.setAttribute('aria-hidden', 'true');
    table.append(element);
  }
  // Until its turn comes it stands as it was; a likeness stays where it went until it is taken away.
  const animation = element.animate([...keyframes], {
    id: name,
    duration,
    delay: delay + after,
    fill: likeness === undefined ? 'backwards' : 'both',
    easing: 'ease-in-out',
  });
  const gone = () => {
    if (likeness !== undefined) element.remove();
  };
  animation.addEventListener('finish', gone);
  animation.addEventListener('cancel', gone);
  return animation;
}
