import { face } from '#games/chronicle/face.tsx';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import type { Action } from '#games/chronicle/rules/state';
import { UNKNOWN, type HiddenMove } from '#games/chronicle/record/record';
import { words as game } from '#said/chronicle/names';
import { words } from '#said/chronicle/recorder';
import type { Face } from '#widgets/face.ts';

/** How a record is seen and spoken of: as the game, but for moves whose card its observer has never seen, of which it is not named. */
export function faceHidingUnseenCards(hidden: ReadonlySet<Action>): Face<Chronicle> {
  if (hidden.size === 0) return face;
  const { MoveLabel } = face;
  return {
    ...face,
    MoveLabel: ({ action }) =>
      hidden.has(action) ? (
        <>
          {action.type === 'play' && <span>{game.down}</span>}
          {UNKNOWN}
        </>
      ) : (
        <MoveLabel action={action} />
      ),
    words: {
      ...face.words,
      move: (action) => (hidden.has(action) ? words.unseen(action as HiddenMove) : face.words.move(action)),
    },
  };
}
