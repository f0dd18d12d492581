import type { ComponentChildren } from 'preact';
import { isCoveredByDialog } from '../is-covered-by-dialog.ts';
import { letterShortcutsEnabled } from '../letter-shortcuts-setting.ts';

/** The ways through a line. A part is what the game is told in, a trick for instance. */
export type NavCommand = 'first' | 'partBack' | 'back' | 'forward' | 'partForward' | 'last' | 'comment';

const SIMPLE = ['first', 'back', 'forward', 'last'] as const;
const ALL = ['first', 'partBack', 'back', 'forward', 'partForward', 'last', 'comment'] as const;

const KEYS: Readonly<Record<string, NavCommand>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  'Shift ArrowLeft': 'partBack',
  'Shift ArrowRight': 'partForward',
  Home: 'first',
  End: 'last',
  c: 'comment',
};

/** The way that a key stands for; none where it is not for the game. */
export function commandForKey(event: KeyboardEvent): NavCommand | undefined {
  if (!isShortcutAllowed(event)) return undefined;
  return KEYS[`${event.shiftKey ? 'Shift ' : ''}${event.key}`];
}

/**
 * Whether a key may steer a game: it belongs to no field, no dialog and not to the browser, and is no letter where those do not steer. A
 * choice marked `data-upright` takes the arrows up and down alone: one sideways would choose in it unasked.
 */
export function isShortcutAllowed({ altKey, ctrlKey, metaKey, key, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || isCoveredByDialog()) return false;
  if (key.length === 1 && !letterShortcutsEnabled()) return false;
  if (!(target instanceof HTMLElement)) return true;
  if (target.dataset.upright !== undefined && /^Arrow(Left|Right)$/.test(key)) return true;
  return !(target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName));
}

const ICONS: Readonly<Record<NavCommand, string>> = {
  first: 'M5 5v14M19 5 9 12l10 7Z',
  partBack: 'M12 5 3 12l9 7ZM21 5l-9 7 9 7Z',
  back: 'M16 5 6 12l10 7Z',
  forward: 'M8 5l10 7-10 7Z',
  partForward: 'M3 5l9 7-9 7ZM12 5l9 7-9 7Z',
  last: 'M19 5v14M5 5l10 7-10 7Z',
  comment: 'M4 5h16v11h-9l-4 4v-4H4Z',
};

/** What the buttons are called, in the words of the game: a part is a trick there, or a turn. */
export interface ControlsWords {
  readonly controls: string;
  readonly ways: Readonly<Record<NavCommand, string>>;
}

interface ReplayControlsProps {
  readonly can: (way: NavCommand) => boolean;
  readonly go: (way: NavCommand) => void;
  readonly position: string;
  readonly words: ControlsWords;
  /** Whether parts and comments can be gone to as well. */
  readonly full?: boolean;
  readonly children?: ComponentChildren;
}

/** Buttons for stepping. One that leads nowhere stays in the tab order, so that focus is never lost at an end. */
export function ReplayControls({ can, go, position, words, full = false, children }: ReplayControlsProps) {
  return (
    <div class="controls" role="group" aria-label={words.controls} data-pagefind-ignore>
      {(full ? ALL : SIMPLE).map((way) => (
        <button
          key={way}
          type="button"
          class="button"
          data-way={way}
          data-primary={way === 'forward' ? '' : undefined}
          aria-disabled={!can(way)}
          title={words.ways[way]}
          onClick={() => {
            go(way);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={ICONS[way]} />
          </svg>
          <span class="visually-hidden">{words.ways[way]}</span>
        </button>
      ))}
      {children}
      <span class="controls-position">{position}</span>
    </div>
  );
}
