import { words } from '#said/mistakes';
import { siteUrl } from '../site-url.ts';

interface LinkToMistakeQuestionsProps {
  readonly game: string;
  /** How many mistakes were kept of it; null as long as nobody has looked. */
  readonly kept: number | null;
}

/** The way from a game to the questions that its mistakes have become. */
export function LinkToMistakeQuestions({ game, kept }: LinkToMistakeQuestionsProps) {
  return (
    <div role="status">
      {kept !== null && kept > 0 && (
        <>
          <p>{words.kept(kept)}</p>
          <div class="actions">
            <a class="button" data-primary href={siteUrl(`/${game}/drill/?learn`)}>
              {words.learn}
            </a>
          </div>
        </>
      )}
    </div>
  );
}
