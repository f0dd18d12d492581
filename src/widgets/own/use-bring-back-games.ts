import { useState } from 'preact/hooks';
import { bringBackGames } from './bring-back-games.ts';
import type { Told } from './use-own-games-page.ts';

/** Brings a backup back that was opened where a game was expected, and tells what has come of it; `times`: how often that was done. */
export function useBringBackGames(
  game: string,
  tell: (told: Partial<Told>) => void,
): { readonly bringBack: (backup: File | string) => void; readonly times: number } {
  const [times, count] = useState(0);
  const bringBack = async (backup: File | string) => {
    const brought = await bringBackGames(game, backup);
    tell(brought.ok ? { news: brought.news } : { problems: [brought.problem], link: brought.link });
    count((now) => now + 1);
  };
  return { bringBack: (backup) => void bringBack(backup), times };
}
