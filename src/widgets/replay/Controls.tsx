import { english } from '#words/en/table';

/** The four ways through a line. */
export const WAYS = ['first', 'back', 'forward', 'last'] as const;
export type Way = (typeof WAYS)[number];

const KEYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
};

/** The way that a key stands for; none while somebody types or holds another key with it. */
export function wayOf(event: KeyboardEvent): Way | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return undefined;
  return KEYS[event.key];
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

const ICONS: Readonly<Record<Way, string>> = {
  first: 'M5 5v14M19 5 9 12l10 7Z',
  back: 'M16 5 6 12l10 7Z',
  forward: 'M8 5l10 7-10 7Z',
  last: 'M19 5v14M5 5l10 7-10 7Z',
};

interface ControlsProps {
  readonly can: (way: Way) => boolean;
  readonly go: (way: Way) => void;
  readonly position: string;
}

/** Buttons for stepping. One that leads nowhere stays in the tab order, so that focus is never lost at an end. */
export function Controls({ can, go, position }: ControlsProps) {
  const { replay } = english;
  return (
    <div class="controls" role="group" aria-label={replay.controls} data-pagefind-ignore>
      {WAYS.map((way) => (
        <button
          key={way}
          type="button"
          class="button"
          data-primary={way === 'forward' ? '' : undefined}
          aria-disabled={!can(way)}
          title={replay[way]}
          onClick={() => {
            go(way);
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d={ICONS[way]} />
          </svg>
          <span class="visually-hidden">{replay[way]}</span>
        </button>
      ))}
      <span class="controls-position">{position}</span>
    </div>
  );
}
