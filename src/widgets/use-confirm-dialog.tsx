import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { ConfirmDialog, Question } from './ConfirmDialog.tsx';

interface Asked {
  readonly Dialog: typeof ConfirmDialog;
  readonly question: Question;
}

interface Asking {
  /** Asks; where the dialog cannot be fetched nothing is done, and it is fetched again the next time. */
  readonly ask: (question: Question) => void;
  /** The dialog, to be drawn where it outlives what it was opened from. */
  readonly dialog: ComponentChildren;
}

/** A dialog that asks before something is done, fetched when there is a first question. */
export function useConfirmDialog(): Asking {
  const [asked, set] = useState<Asked | null>(null);
  return {
    ask: (question) => {
      void import('./ConfirmDialog.tsx').then(
        ({ ConfirmDialog }) => {
          set({ Dialog: ConfirmDialog, question });
        },
        () => undefined,
      );
    },
    dialog: asked !== null && (
      <asked.Dialog
        question={asked.question}
        onClose={() => {
          set(null);
        }}
      />
    ),
  };
}
