import type { ComponentChildren } from 'preact';
import type { Puzzle } from '#games/switch/puzzles/work-out-puzzle';
import type { Switch } from '#games/switch/rules/game-types';
import { voice } from '#games/switch/move-and-event-texts.tsx';
import { Refusals } from '#games/switch/table/Refusals.tsx';
import { punctuation } from '#said/punctuation';
import { words } from '#said/switch/puzzles';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { RefusalMessage } from '#widgets/scene/RefusalMessage.tsx';
import { EventSentences } from '#widgets/EventSentences.tsx';
import type { Ended, usePuzzle } from './use-puzzle.ts';

interface PuzzleFeedbackProps {
  readonly puzzle: Puzzle;
  /** What is told of the next play. */
  readonly children: ComponentChildren;
  readonly played: Pick<ReturnType<typeof usePuzzle>, 'frames' | 'line' | 'refusals'>;
}

/** How what came of a try is marked: what was shown to who asked is neither right nor wrong. */
const KINDS = { right: 'answer', shown: 'shown', wrong: 'mistake' } as const;

/** What is said of the last attempt: why it was refused, whether it leads nowhere and why, and what it brought about. */
export function PuzzleFeedback({ puzzle, played, children }: PuzzleFeedbackProps) {
  const { frames, line, refusals } = played;
  const { ended, from, at } = line;
  return (
    <AnnouncedMessage
      occasion={refusals.length > 0 ? refusals : (ended ?? line)}
      kind={refusals.length > 0 ? 'refused' : ended === null ? undefined : KINDS[ended.type]}
    >
      <RefusalMessage<Switch> face={{ Refusals }} refusals={refusals} />
      {children}
      {refusals.length === 0 && ended !== null && <Verdict puzzle={puzzle} ended={ended} />}
      {refusals.length === 0 && at > 0 && (
        <EventSentences
          face={voice}
          events={frames.slice(from, at + 1).flatMap(({ context }) => context.events)}
        />
      )}
    </AnnouncedMessage>
  );
}

/** How a try came out, and why. */
function Verdict({ puzzle: { plays }, ended }: { readonly puzzle: Puzzle; readonly ended: Ended }) {
  const { told } = words;
  switch (ended.type) {
    case 'right':
      return (
        <p>
          <strong>{words.right}</strong>
          {punctuation.afterSentence}
          {told.right(plays.length)}
        </p>
      );
    case 'shown':
      return (
        <p>
          <strong>{told.shown(plays)}</strong>
          {punctuation.afterSentence}
          {told.stepOn}
        </p>
      );
    case 'wrong': {
      const { action, plays: line, failure } = ended.wrong;
      return (
        <p>
          <strong>{words.wrong}</strong>
          {punctuation.afterSentence}
          {told.wrong(action, line.slice(1), failure)}
        </p>
      );
    }
  }
}
