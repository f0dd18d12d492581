import type { GameTypes } from '#kit/game';
import { punctuation } from '#said/punctuation';
import type { Face } from './face.ts';
import { TextWithSpokenForm } from './TextWithSpokenForm.tsx';

interface EventSentencesProps<T extends GameTypes> {
  readonly face: Pick<Face<T>, 'RuleLink' | 'isMain' | 'isToldOnce' | 'words'>;
  readonly events: readonly T['event'][];
}

/** What happened, a sentence an event, each with the rule it follows. */
export function EventSentences<T extends GameTypes>({
  face: { RuleLink, isMain, isToldOnce, words },
  events,
}: EventSentencesProps<T>) {
  return (
    <ol class="events">
      {events.map((event, index) => (
        <li
          key={index}
          data-main={isMain(event) ? '' : undefined}
          data-told-once={isToldOnce?.(event) === true ? event.rule : undefined}
        >
          <TextWithSpokenForm text={words.event(event)} aloud={words.aloud} />
          {punctuation.afterSentence}
          <RuleLink rule={event.rule} />
        </li>
      ))}
    </ol>
  );
}
