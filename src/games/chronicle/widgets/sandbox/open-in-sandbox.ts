import { positions } from '#games/chronicle/position-setup-adapter';
import type { State } from '#games/chronicle/rules/state';
import { gamePageUrl } from '#widgets/game-page-url.ts';

/** Goes to the sandbox with a position of a game; the way back leads to the game again. */
export function openInSandbox(state: State): void {
  const { machine, questionOf, writeLink } = positions;
  location.assign(`${gamePageUrl(machine.game.id, '/sandbox/')}#${writeLink(questionOf(state))}`);
}
