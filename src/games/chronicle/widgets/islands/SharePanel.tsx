import { face } from '#games/chronicle/face.tsx';
import { chronicleGame, type Chronicle } from '#games/chronicle/rules/game';
import { chronicleNotation } from '#games/chronicle/rules/notation';
import { SharePicture } from '#games/chronicle/widgets/share/SharePicture.tsx';
import { SharePanel as Panel } from '#widgets/share/SharePanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Takes a game along. */
export default function SharePanel(props: PanelProps<Chronicle>) {
  return (
    <Panel {...props} face={face} game={chronicleGame} notation={chronicleNotation} Picture={SharePicture} />
  );
}
