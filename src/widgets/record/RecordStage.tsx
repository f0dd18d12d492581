import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import { words } from '#said/game-recording';
import { Stage } from '../stage/Stage.tsx';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { MovesTextField } from './MovesTextField.tsx';
import { useRecordFocus } from './use-record-focus.ts';

interface RecordStageProps {
  /** Changes with whatever is entered. */
  readonly turn: unknown;
  /** What kind of thing is to be entered next, and the sentence that says so. */
  readonly due: string;
  readonly asks: string;
  /** Who is to do it, where that player was named. */
  readonly who?: string | undefined;
  /** Whether somebody has just begun it, and is to go on with the cards. */
  readonly begun: boolean;
  readonly table: ComponentChildren;
  /** What the last thing that was entered came to. */
  readonly occasion: unknown;
  readonly told: ComponentChildren;
  readonly controls: ComponentChildren;
  /** Where a record can go that is over, or is said to end here: in place of the cards, of which none is to come. */
  readonly over: ComponentChildren;
  /** Whether it is said to end here, though the rules would let it go on. */
  readonly ends: boolean;
  readonly aside: ComponentChildren;
}

/** A record being entered: the table as far as it is known, all cards to tap, and what has been entered. */
export function RecordStage(props: RecordStageProps) {
  const { turn, who = '', begun, table, occasion, told, controls, over, ends, aside } = props;
  const asks = ends ? words.ended : props.asks;
  const sheet = useRef<HTMLDivElement>(null);
  useRecordFocus(sheet, ends ? 'nothing' : props.due, begun);
  return (
    <div class="record" ref={sheet} onKeyDown={typeInField}>
      <Stage
        turn={turn}
        // Also where a record is opened by its address: all cards are to be tapped, not only those above the foot of the window.
        arrives
        table={table}
        prompt={
          <p class="record-due">
            {asks}
            {who !== '' && !ends && (
              <>
                {' '}
                <bdi class="record-who">{who}</bdi>
              </>
            )}
          </p>
        }
        told={
          <AnnouncedMessage occasion={occasion}>
            {told}
            <p class="visually-hidden">{asks}</p>
          </AnnouncedMessage>
        }
        controls={
          <>
            {over}
            {controls}
          </>
        }
        aside={aside}
      />
    </div>
  );
}

/** What a card or a move begins with goes into the field, wherever it is typed: nothing else here takes letters or figures. */
function typeInField({
  key,
  altKey,
  ctrlKey,
  metaKey,
  currentTarget,
  target,
}: TargetedKeyboardEvent<HTMLElement>): void {
  if (altKey || ctrlKey || metaKey || !/^[\p{L}\p{N}]$/u.test(key)) return;
  if (target instanceof Element && target.matches('input, select, textarea')) return;
  currentTarget.querySelector<HTMLInputElement>('.typed-cards input')?.focus({ preventScroll: true });
}

interface RecordToolsProps {
  /** Whether anything is entered that can be taken back. */
  readonly isBegun: boolean;
  readonly back: () => void;
  readonly label: string;
  readonly hint: string;
  /** Enters what fits of a text, and gives back what is left. */
  readonly enter: (text: string) => string;
  /** What this game does without a card. */
  readonly children?: ComponentChildren;
}

/** Below the cards: the way back, and a field for those who would rather type. */
export function RecordTools({ isBegun, back, label, hint, enter, children }: RecordToolsProps) {
  return (
    <div class="record-tools">
      {children}
      <button type="button" class="button" aria-disabled={!isBegun} onClick={back}>
        {words.back}
      </button>
      <MovesTextField label={label} hint={hint} enter={enter} />
    </div>
  );
}
