import type { GameTypes } from '#kit/game';
import { words } from '#said/replay-viewer';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import type { Face } from '../face.ts';
import { STEPPING } from '../use-announcement.ts';
import { EventSentences } from '../EventSentences.tsx';
import type { LineOfPlayOnTable } from './use-line-of-play-on-table.ts';

interface LineEventsProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'words'>;
  readonly shown: LineOfPlayOnTable<T>;
}

/** What the present move of a line on the table brings about. */
export function LineOfPlayEvents<T extends GameTypes>({ face, shown }: LineEventsProps<T>) {
  const { to } = shown.change;
  return (
    <>
      <h2 class="visually-hidden">{words.happened}</h2>
      <AnnouncedMessage occasion={to} happens rest={STEPPING}>
        <EventSentences face={face} events={to.context.events} />
      </AnnouncedMessage>
    </>
  );
}
