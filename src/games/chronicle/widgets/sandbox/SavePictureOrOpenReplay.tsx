import { gameTo } from '#games/chronicle/board/moves-to-position';
import { positions } from '#games/chronicle/position-setup-adapter';
import { chronicleGame, type Chronicle } from '#games/chronicle/rules/game';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import type { Setup } from '#games/chronicle/rules/position-setup';
import { words } from '#said/chronicle/sandbox-answers';
import type { PanelProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SavePictureOrOpenReplay as Panel } from '#widgets/sandbox/SavePictureOrOpenReplay.tsx';

/** What is laid out, to take along. */
export default function SavePictureOrOpenReplay(props: PanelProps<Chronicle, Setup>) {
  return (
    <Panel
      {...props}
      game={chronicleGame}
      notation={chronicleNotation}
      positions={positions}
      before={({ setup }) => gameTo(setup)}
      note={words.wholeGame}
    />
  );
}
