import { words as play } from '#said/play-against-computer';

/** Ends the pause between two moves, for readers who chose to go on only when they press. */
export function EndPauseButton({ press }: { readonly press: () => void }) {
  return (
    <div class="actions">
      <button type="button" class="button" data-primary onClick={press}>
        {play.match.goOn}
      </button>
    </div>
  );
}
