import { siteUrl } from './site-url.ts';

/** A page of a game, or a part of one: every game has its pages under its id. */
export function gamePageUrl(game: string, path: `/${string}`): string {
  return siteUrl(`/${game}${path}`);
}
