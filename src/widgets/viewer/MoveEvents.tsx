import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { innermost } from '#machines/state-path';
import { punctuation } from '#said/punctuation';
import { words } from '#said/replay-viewer';
import type { Face, GameFrame } from '../face.ts';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { STEPPING, useAnnouncement } from '../use-announcement.ts';
import { MoveComment } from './MoveComment.tsx';
import { EventSentences } from '../EventSentences.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';

interface MoveEventsProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frame: GameFrame<T>;
  /** What happened on the way there, from the start: what is told once is not told again. */
  readonly before: readonly T['event'][];
  /** Leads back from a variation to the game. */
  readonly leave: () => void;
  /** Whether nobody is to be told yet how the game goes on. */
  readonly guessing?: boolean;
}

/** Says that what is looked at was not played, once on the way into it. */
function InVariation({ depth }: { readonly depth: number }) {
  const root = useRef<HTMLDivElement>(null);
  useAnnouncement(root, { occasion: depth, weight: 'main', rest: STEPPING });
  return <div ref={root}>{depth > 0 && <p class="label">{words.inVariation}</p>}</div>;
}

/** What the present move brought about, sentence by sentence, each with its rule, and what the machine waits for now. */
export function MoveEvents<T extends GameTypes>(props: MoveEventsProps<T>) {
  const { face, frame, before, leave, guessing = false } = props;
  const { step, position } = frame;
  const { state, events } = position.context;
  // The least of `withoutToldBefore`: a page with a replay would load the rest of it for all games.
  const isNew = (event: T['event']) =>
    face.isToldOnce?.(event) !== true || !before.some(({ rule }) => rule === event.rule);
  const place = face.machine.place(position);
  return (
    <div class="happened" data-phase={place}>
      <h2 class="visually-hidden">{words.happened}</h2>
      <div class="in-variation">
        <InVariation depth={frame.depth} />
        {frame.depth > 0 && <ButtonBelowTable press={leave}>{words.leaveVariation}</ButtonBelowTable>}
      </div>
      <AnnouncedMessage occasion={frame} happens rest={STEPPING}>
        {events.length === 0 ? (
          <p>{words.notBegun}</p>
        ) : (
          <EventSentences face={face} events={events.filter(isNew)} />
        )}
        {step !== null && (
          <MoveComment
            step={step}
            of={face.words.move(step.action)}
            folded={guessing && frame.next.length > 0}
          />
        )}
      </AnnouncedMessage>
      <p class="phase">
        <span class="label">{words.phase}</span>
        {punctuation.afterLabel}
        <strong>{punctuation.ended(face.words.phase(state))}</strong>
        {punctuation.afterSentence}
        {face.words.node(innermost(place))}
      </p>
    </div>
  );
}
