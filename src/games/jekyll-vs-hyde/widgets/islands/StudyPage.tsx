import { GAME_ID } from '#games/jekyll-vs-hyde/rules/game-id';
import { reading } from '#games/jekyll-vs-hyde/widgets/own/reading';
import { words } from '#said/jekyll-vs-hyde/record';
import { gameUrl } from '#widgets/game-url.ts';
import { StudyPage as OwnGames } from '#widgets/own/StudyPage.tsx';

/** A reader's own games, and the way to a record by hand. */
export default function StudyPage() {
  return (
    <OwnGames
      game={GAME_ID}
      reading={reading}
      viewer={() => import('#games/jekyll-vs-hyde/widgets/own/OwnGame.tsx')}
    >
      <p>
        <a href={gameUrl(GAME_ID, '/record/')}>{words.invite}</a>
      </p>
    </OwnGames>
  );
}
