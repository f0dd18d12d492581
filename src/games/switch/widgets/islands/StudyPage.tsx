import { GAME_ID } from '#games/switch/rules/game-id';
import { reader } from '#games/switch/widgets/own/game-reader';
import { StudyPage as OwnGames } from '#widgets/own/StudyPage.tsx';

/** A reader's own games. */
export default function StudyPage() {
  return <OwnGames game={GAME_ID} reader={reader} viewer={() => import('./ReplayViewer.tsx')} />;
}
