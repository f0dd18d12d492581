import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { reader } from '#games/jekyll-vs-hyde/widgets/own/game-reader';
import { words } from '#said/jekyll-vs-hyde/record';
import { gameUrl } from '#widgets/game-url.ts';
import { StudyPage as OwnGames } from '#widgets/own/StudyPage.tsx';

/** A reader's own games, and the way to a record by hand. */
export default function StudyPage() {
  return (
    <OwnGames
      game={GAME_ID}
      reader={reader}
      viewer={() => import('#games/jekyll-vs-hyde/widgets/own/OwnGame.tsx')}
    >
      <p>
        <a href={gameUrl(GAME_ID, '/record/')}>{words.invite}</a>
      </p>
    </OwnGames>
  );
}
