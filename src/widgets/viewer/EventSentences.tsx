import type { GameTypes } from '#kit/game';
import { punctuation } from '#said/punctuation';
import type { Face } from '../face.ts';

interface EventSentencesProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'words'>;
  readonly events: readonly T['event'][];
}

/** What happened, a sentence an event, each with the rule it follows. */
export function EventSentences<T extends GameTypes>({
  face: { RuleLink, isMain, words },
  events,
}: EventSentencesProps<T>) {
  return (
    <ol class="events">
      {events.map((event, index) => (
        <li key={index} data-main={isMain(event) ? '' : undefined}>
          {words.event(event)}
          {punctuation.afterSentence}
          <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}
