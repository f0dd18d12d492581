import type { Slot } from '#games/chronicle/rules/ability-definitions';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import { gamePageUrl } from '#widgets/game-page-url.ts';

/** The page on which open slots are filled in, at one of them where it is named. */
export function abilitiesUrl(slot?: Slot): string {
  return gamePageUrl(GAME_ID, `/abilities/${slot === undefined ? '' : `#slot-${slot}`}`);
}
