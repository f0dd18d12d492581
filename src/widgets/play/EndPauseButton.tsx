import { words as play } from '#said/play-against-computer';

/** For whoever wants to see what lies there until they have had enough. */
export function EndPauseButton({ press }: { readonly press: () => void }) {
  return (
    <div class="actions">
      <button type="button" class="button" data-primary onClick={press}>
        {play.match.goOn}
      </button>
    </div>
  );
}
