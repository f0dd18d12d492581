import type { Slot } from '#games/chronicle/rules/ability-definitions';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import { gameUrl } from '#widgets/game-url.ts';

/** The page on which open slots are filled in, at one of them where it is named. */
export function abilitiesUrl(slot?: Slot): string {
  return gameUrl(GAME_ID, `/abilities/${slot === undefined ? '' : `#slot-${slot}`}`);
}
