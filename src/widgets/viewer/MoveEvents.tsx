import type { GameTypes } from '#kit/game';
import { innermost } from '#machines/chart-place';
import { punctuation } from '#said/punctuation';
import { words } from '#said/viewer';
import type { Face, GameFrame } from '../face.ts';
import { LiveRegion } from '../LiveRegion.tsx';
import { Comment } from './Comment.tsx';
import { Events, MainEvents } from './Events.tsx';

interface MoveEventsProps<T extends GameTypes> {
  readonly face: Face<T>;
  readonly frame: GameFrame<T>;
}

/** What the present move brought about, sentence by sentence, each with its rule, and what the machine waits for now. */
export function MoveEvents<T extends GameTypes>({ face, frame }: MoveEventsProps<T>) {
  const { step, position } = frame;
  const { state, events } = position.context;
  const place = face.machine.place(position);
  return (
    <div class="happened" data-phase={place}>
      <h2 class="visually-hidden">{words.happened}</h2>
      {step !== null && <Comment step={step} />}
      <LiveRegion main={<MainEvents face={face} events={events} />}>
        {events.length === 0 ? <p>{words.notBegun}</p> : <Events face={face} events={events} />}
      </LiveRegion>
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
