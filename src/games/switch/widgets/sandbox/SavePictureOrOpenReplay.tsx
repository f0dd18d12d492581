import { proofGame } from '#games/switch/reachability/proof-game';
import { positions, type LaidBoard } from '#games/switch/position-setup-adapter';
import { switchGame, type Switch } from '#games/switch/rules/game';
import { switchNotation } from '#games/switch/rules/notation';
import type { Setup } from '#games/switch/rules/position-setup';
import type { Action } from '#games/switch/rules/state';
import { SharePicture } from '#games/switch/widgets/share/SharePicture.tsx';
import type { Line } from '#replays/replay';
import { words } from '#said/switch/sandbox-answers';
import type { PanelProps } from '#widgets/sandbox/sandbox-adapter.ts';
import { SavePictureOrOpenReplay as Panel } from '#widgets/sandbox/SavePictureOrOpenReplay.tsx';

/** What is laid out, to take along. */
export default function SavePictureOrOpenReplay(props: PanelProps<Switch, Setup>) {
  return (
    <Panel
      {...props}
      game={switchGame}
      notation={switchNotation}
      positions={positions}
      before={before}
      note={words.shorterDeck}
      Picture={SharePicture}
    />
  );
}

/** A shuffle spells out every card under the top one, and those are others in a game that is made up. */
function before({ setup, line }: LaidBoard): readonly Action[] | null {
  return shuffles(line) ? null : proofGame(setup);
}

function shuffles(line: Line<Action>): boolean {
  return line.some(({ action, variations = [] }) => action.type === 'shuffle' || variations.some(shuffles));
}
