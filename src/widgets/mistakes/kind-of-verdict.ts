import type { GameTypes } from '#kit/game';
import { words as drill } from '#said/drill';
import { words } from '#said/mistakes';
import { kindOfMiss } from './near-miss.ts';
import type { Verdict } from './use-mistake-answer.ts';

/** How a verdict looks: what does a little worse is not marked like a blunder. */
export function kindOf<T extends GameTypes>(
  verdict: Verdict<T>,
): 'answer' | 'possible' | 'mistake' | undefined {
  switch (verdict.type) {
    case 'weighing':
      return undefined;
    case 'best':
    case 'as-good':
      return 'answer';
    case 'again':
    case 'worse':
      return kindOfMiss(verdict);
  }
}

/** What a move is called that looks so. */
export const CALLED = { answer: drill.right, possible: words.nearly, mistake: drill.wrong } as const;
