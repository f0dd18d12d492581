import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { reader } from '#games/jekyll-vs-hyde/widgets/own/read-pasted-games-in-worker';
import { words } from '#said/game-recording';
import { gamePageUrl } from '#widgets/game-page-url.ts';
import { OwnGamesPage as OwnGames } from '#widgets/own/OwnGamesPage.tsx';

/** A reader's own games, and the way to a record by hand. */
export default function OwnGamesPage({ title }: { readonly title: string }) {
  return (
    <OwnGames
      game={GAME_ID}
      title={title}
      reader={reader}
      outline={() => import('#games/jekyll-vs-hyde/widgets/own/kept-game-outline')}
      viewer={() => import('#games/jekyll-vs-hyde/widgets/own/OwnGameOrRecordViewer.tsx')}
    >
      <p>
        <a href={gamePageUrl(GAME_ID, '/record/')}>{words.invite}</a>
      </p>
    </OwnGames>
  );
}
