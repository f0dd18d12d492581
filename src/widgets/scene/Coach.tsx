import { useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { punctuation } from '#said/punctuation';
import { STEPPING, useAnnouncement } from '../use-announcement.ts';
import type { Guide } from './guided-game-adapter.ts';
import type { Scripted } from './next-scripted-move.ts';

interface CoachProps<T extends GameTypes> {
  readonly guide: Guide<T>;
  readonly state: T['state'];
  readonly seat: T['seat'];
  /** What the script plays here; null where the reader has left it. */
  readonly pointed: Scripted<T> | null;
  /** Whether the reader has left the script just now. */
  readonly left: boolean;
  readonly turn: number;
}

/** What the seat may do now, with the rule that says so, and as long as the script says why, what it plays; or that another move is fine too. */
export function Coach<T extends GameTypes>({
  guide: { Advice, words: guided },
  state,
  seat,
  pointed,
  left,
  turn,
}: CoachProps<T>) {
  const root = useRef<HTMLParagraphElement>(null);
  useAnnouncement(root, { occasion: turn, weight: 'main', arrives: turn > 1, rest: STEPPING });
  return (
    <p class="coach" ref={root}>
      <strong>{guided.coach}</strong>
      {punctuation.afterSentence}
      <Advice state={state} seat={seat} />
      {left && (
        <>
          <br />
          {guided.left}
        </>
      )}
      {pointed !== null && (
        <>
          <br />
          {pointed.comment === undefined
            ? pointed.letsGo && guided.letsGo
            : punctuation.row([guided.points(pointed.action), pointed.comment])}
        </>
      )}
    </p>
  );
}
