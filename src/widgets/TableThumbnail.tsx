import type { ComponentChildren } from 'preact';

interface TableThumbnailProps {
  /** Pictures: the cards of those above, what lies between, and the cards of who sits below. */
  readonly above: ComponentChildren;
  readonly middle: ComponentChildren;
  readonly below: ComponentChildren;
}

/** A position in little space, to be recognised and not to be played: without a word. Decorative. */
export function TableThumbnail({ above, middle, below }: TableThumbnailProps) {
  return (
    <div class="sketch" aria-hidden="true">
      <div data-place="above">{above}</div>
      <div class="sketch-middle">{middle}</div>
      <div data-place="below">{below}</div>
    </div>
  );
}
