import type { Recording } from '#games/chronicle/record/record-in-progress';
import { GAME_ID } from '#games/chronicle/rules/game-id';
import type { Chronicle } from '#games/chronicle/rules/game-types';
import { reader } from '#games/chronicle/widgets/own/read-pasted-games-in-worker';
import { words } from '#said/game-recording';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import { OwnGamesPage as OwnGames } from '#widgets/own/OwnGamesPage.tsx';

/** A reader's own games, and the way to a record by hand. */
export default function OwnGamesPage({ title }: { readonly title: string }) {
  return (
    <OwnGames<Chronicle, Recording>
      game={GAME_ID}
      title={title}
      reader={reader}
      outline={() => import('#games/chronicle/widgets/own/kept-game-outline')}
      viewer={() => import('#games/chronicle/widgets/own/OwnGameOrRecordViewer.tsx')}
    >
      <p>
        <a href={gamePageUrl(GAME_ID, '/record/')}>{words.invite}</a>
      </p>
    </OwnGames>
  );
}
