import { useEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { keepLastGame } from '#progress/last-game';
import type { RunningSlot } from '#progress/unfinished-game';
import { writeReplay } from '#replays/write-replay';
import { createSaver, type Saver } from '#studies/study-saver';
import { words as edit } from '#said/variation-and-comment-panel';
import { words } from '#said/play-against-computer';
import { replayOf, toUnfinishedGame, type CurrentGame } from './current-game.ts';
import type { PlayAdapter, OpponentTypes } from './play-adapter.ts';

/**
 * Keeps a game after every move, for the page to go on with when it is opened again. There is one such place: where another tab
 * has taken it for a game of its own, or the browser has no room there, this one is kept among the reader's games instead. Gives the sentence that says so.
 */
export function useGameAutosave<T extends GameTypes, P extends OpponentTypes>(
  slot: RunningSlot,
  adapter: PlayAdapter<T, P>,
  { settings, moves, given }: CurrentGame<T, P>,
  over: boolean,
): string | null {
  const keeper = useRef<Saver | null>(null);
  const why = useRef<'elsewhere' | 'apart'>('elsewhere');
  const [told, tell] = useState<string | null>(null);
  useEffect(() => {
    keepLastGame(adapter.setup.game);
    const replay = writeReplay(replayOf(adapter, { settings, moves }));
    const running = { ...toUnfinishedGame(settings, replay, given), ...(over && { over }) };
    if (keeper.current === null) {
      const trouble = slot.keep(running);
      if (trouble === null) return;
      why.current = trouble === 'taken' ? 'elsewhere' : 'apart';
    }
    keeper.current ??= createSaver(adapter.setup.game, null, adapter.isGameTextReadable);
    const now = Date.now();
    const name = adapter.words.name(settings, now);
    void keeper.current.keep({ name, text: running.replay, changed: now }).then((standing) => {
      tell(
        standing.type === 'kept'
          ? words.match[why.current](standing.entry.name)
          : edit.troubles[standing.trouble],
      );
    });
  }, [moves]);
  return told;
}
