import type { Game, GameTypes } from '#kit/game';
import type { Notation } from '#kit/notation-interface';
import { pathToString } from '#replays/move-path-string';
import { replayToUrlFragment } from '#replays/whole-replay-in-url-fragment';
import type { Path } from '#replays/move-path';
import type { Replay } from '#replays/replay';
import { writeText } from '#replays/text/write-replay-text';
import { gamePageUrl } from '../game-page-url.ts';

/** Goes to the viewer with a game, at the move to which a path leads; the way back leads to the sandbox again. */
export async function openInViewer<T extends GameTypes, Slip extends { readonly type: string }>(
  replay: Replay<T>,
  path: Path,
  game: Game<T>,
  notation: Notation<T, Slip>,
): Promise<void> {
  const link = await replayToUrlFragment(writeText([replay], game, notation));
  location.assign(gamePageUrl(game.id, `/study/?at=${pathToString(path)}#${link}`));
}
