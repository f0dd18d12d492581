import { readGames } from './read-games.ts';

/** Reads one text beside the page. */
addEventListener('message', ({ data }: MessageEvent<string | Uint8Array>) => {
  postMessage(readGames(data));
});
