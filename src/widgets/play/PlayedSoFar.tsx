import type { GameTypes } from '#kit/game';
import type { Standing } from '#kit/game-machine';
import type { Face, Part } from '../face.ts';
import { EventSentences } from '../EventSentences.tsx';
import { withoutToldBefore } from '../told-once.ts';
import { positionsOfLastRound } from './positions-of-last-round.ts';

export interface PlayedSoFarProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'isToldOnce' | 'words' | 'part'>;
  /** All positions of the match, the first one included. */
  readonly past: readonly Standing<T>[];
}

/** What has happened in this round, by tricks or turns, as it was played: what everybody at the table has seen. */
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

/** The parts of the round of the last move that was made, each with what happened in it, in order. */
function partsOfRound<T extends GameTypes>(
  face: Pick<Face<T>, 'part' | 'isToldOnce'>,
  past: readonly Standing<T>[],
): readonly PlayedPart<T>[] {
  const parts: PlayedPart<T>[] = [];
  const round = positionsOfLastRound(face, past);
  for (const [index, before] of round.slice(0, -1).entries()) {
    const part = face.part(before.context.state);
    const events = withoutToldBefore<T>(
      face,
      parts.flatMap((one) => one.events),
      round[index + 1]?.context.events ?? [],
    );
    const earlier = parts.at(-1)?.part.key === part.key ? parts.pop() : undefined;
    parts.push({ part, events: [...(earlier?.events ?? []), ...events] });
  }
  return parts;
}
