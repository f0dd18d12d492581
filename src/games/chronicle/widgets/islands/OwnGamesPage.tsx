import { GAME_ID } from '#games/chronicle/rules/game-id';
import { reader } from '#games/chronicle/widgets/own/game-reader';
import { OwnGamesPage as OwnGames } from '#widgets/own/OwnGamesPage.tsx';

/** A reader's own games. */
export default function OwnGamesPage() {
  return <OwnGames game={GAME_ID} reader={reader} viewer={() => import('./ReplayViewer.tsx')} />;
}
