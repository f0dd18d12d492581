import { useEffect, useRef, useState } from 'preact/hooks';
import type { RunningSlot } from '#progress/unfinished-game';
import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { createSaver, type Saver } from '#studies/saver';
import { words as play } from '#said/jekyll-vs-hyde/play';
import { words as edit } from '#said/editing';
import { isReadable } from '#games/jekyll-vs-hyde/widgets/own/is-readable';
import { runningOf, type CurrentGame } from './current-game.ts';
import type { Settings } from './settings.ts';

/**
 * Keeps a game after every move, for the page to go on with when it is opened again. There is one such place: where another tab
 * has taken it for a game of its own, or the browser has no room there, this one is kept among the reader's games instead. Gives the sentence that says so.
 */
export function useGameAutosave(
  slot: RunningSlot,
  settings: Settings,
  moves: CurrentGame['moves'],
): string | null {
  const keeper = useRef<Saver | null>(null);
  const why = useRef<'elsewhere' | 'apart'>('elsewhere');
  const [told, tell] = useState<string | null>(null);
  useEffect(() => {
    const running = runningOf({ settings, moves });
    if (keeper.current === null) {
      const trouble = slot.keep(running);
      if (trouble === null) return;
      why.current = trouble === 'taken' ? 'elsewhere' : 'apart';
    }
    keeper.current ??= createSaver(GAME_ID, null, isReadable);
    const now = Date.now();
    const name = play.over.name(settings.seat, settings.strength, now);
    void keeper.current.keep({ name, text: running.replay, changed: now }).then((standing) => {
      tell(
        standing.type === 'kept'
          ? play.match[why.current](standing.entry.name)
          : edit.troubles[standing.trouble],
      );
    });
  }, [moves]);
  return told;
}
