import { siteUrl } from '#widgets/site-url.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { good } from '#kit/parse-result';
import { annotated, type Annotating } from '#games/jekyll-vs-hyde/analysis/annotate-replay';
import type { LinePosition } from '#games/jekyll-vs-hyde/analysis/solve-positions-of-line';
import type { Action } from '#games/jekyll-vs-hyde/rules/state';
import type { Line } from '#replays/replay';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { words as worth } from '#said/jekyll-vs-hyde/move-worth';
import { SavedCopyStatus } from '#widgets/viewer/SavedCopyStatus.tsx';
import { UndoRedo } from '#widgets/viewer/UndoRedo.tsx';
import type { Changes } from '#widgets/viewer/use-replay-edits.ts';
import type { Working } from './use-solver-along-line.ts';

interface AnnotateWholeGameProps {
  /** The main line, with what is written beside it. */
  readonly moves: Line<Action>;
  /** Its positions. */
  readonly line: readonly LinePosition[];
  readonly working: Working;
  readonly changes: Changes<Action>;
  /** Whether the panel is seen, with all that it says. */
  readonly isOpen: boolean;
  /** Is told whether there is something to wait for, or to say once the panel is seen again. */
  readonly work: (isAtWork: boolean) => void;
}

/** Has notes made in the whole game: a change like any other, which can be undone and is kept. */
export function AnnotateWholeGame({ moves, line, working, changes, isOpen, work }: AnnotateWholeGameProps) {
  const [progress, tell] = useState<Annotating | null>(null);
  const [said, say] = useState('');
  const { annotate: words } = worth;
  const latest = useRef({ moves, changes });
  latest.current = { moves, changes };

  const ask = () => {
    say('');
    tell({ solved: 0, of: line.length });
    working.ask((worker, goOn, fail) => {
      worker.annotate(line, {
        progress: tell,
        done: (notes) => {
          const now = latest.current;
          tell(null);
          goOn();
          // Notes on a game that has been changed since would undo the change.
          if (now.moves !== moves) say(words.changed);
          else if (notes.length === 0) say(words.nothing);
          else {
            say(words.done(notes.length));
            const line = annotated(moves, notes, solving.better);
            now.changes.applyEdit(good({ line, path: now.changes.path }));
          }
        },
        failed: () => {
          tell(null);
          fail();
        },
      });
    });
  };
  const isAsked = progress !== null && working.stage === 'aside';
  const isAtWork = isAsked || (!isOpen && said !== '');
  useEffect(() => {
    work(isAtWork);
  }, [isAtWork]);
  return (
    <section class="annotate">
      <AnnotateButton {...{ ask, isAsked, changes }} />
      {/* What came of it stands where it was promised: right below what was pressed. */}
      {said === '' && (
        <p class="course-hint">{isAsked ? words.running(progress.solved, progress.of) : words.hint}</p>
      )}
      <p role="status">{said}</p>
      <SavedCopyStatus changes={changes} page={siteUrl('/jekyll-vs-hyde/study/')} />
    </section>
  );
}

interface AnnotateButtonProps {
  readonly ask: () => void;
  /** It is being done. */
  readonly isAsked: boolean;
  readonly changes: Changes<Action>;
}

/** Has the notes made, once at a time. */
function AnnotateButton({ ask, isAsked, changes }: AnnotateButtonProps) {
  return (
    <div class="actions">
      <button
        type="button"
        class="button"
        aria-disabled={isAsked}
        onClick={() => {
          if (!isAsked) ask();
        }}
      >
        {worth.annotate.ask}
      </button>
      <UndoRedo changes={changes} />
    </div>
  );
}
