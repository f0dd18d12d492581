import { face } from '#games/switch/face.tsx';
import { switchGame, type Switch } from '#games/switch/rules/game';
import { switchNotation } from '#games/switch/rules/notation';
import { SharePicture } from '#games/switch/widgets/share/SharePicture.tsx';
import { SharePanel as Panel } from '#widgets/share/SharePanel.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** Takes a game along. */
export default function SharePanel(props: PanelProps<Switch>) {
  return <Panel {...props} face={face} game={switchGame} notation={switchNotation} Picture={SharePicture} />;
}
