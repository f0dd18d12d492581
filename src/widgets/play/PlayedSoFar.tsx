import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Face, Part } from '../face.ts';
import { EventSentences } from '../EventSentences.tsx';

export interface PlayedSoFarProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'isToldOnce' | 'words' | 'part'>;
  /** All positions of the match, the first one included. */
  readonly past: readonly Standing<T>[];
}

/** What has happened in this round, by tricks or turns, the latest first: what everybody at the table has seen. */
export default function PlayedSoFar<T extends GameTypes>({ face, past }: PlayedSoFarProps<T>) {
  return (
    <>
      {partsOfRound(face, past).map(({ part, events }) => (
        <section key={part.key}>
          <h2 class="label">{part.name}</h2>
          <EventSentences {...{ face, events }} />
        </section>
      ))}
    </>
  );
}

interface PlayedPart<T extends GameTypes> {
  readonly part: Part;
  readonly events: readonly T['event'][];
}

/** The parts of the round of the last move that was made, the latest first, each with what happened in it, in order. */
function partsOfRound<T extends GameTypes>(
  face: Pick<Face<T>, 'part'>,
  past: readonly Standing<T>[],
): readonly PlayedPart<T>[] {
  const parts: PlayedPart<T>[] = [];
  for (const [index, before] of past.slice(0, -1).entries()) {
    const part = face.part(before.context.state);
    const events = past[index + 1]?.context.events ?? [];
    if (parts[0]?.part.section.key !== part.section.key) parts.length = 0;
    const earlier = parts[0]?.part.key === part.key ? parts.shift() : undefined;
    parts.unshift({ part, events: [...(earlier?.events ?? []), ...events] });
  }
  return parts;
}
