import { jekyllVsHyde, type JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { jekyllVsHydeNotation } from '#games/jekyll-vs-hyde/rules/notation';
import { pathToString } from '#replays/path-string';
import { toPermalink } from '#replays/permalink';
import type { Path } from '#replays/path';
import type { Replay } from '#replays/replay';
import { writeText } from '#replays/text/write';
import { siteUrl } from '#widgets/site-url.ts';

/** Goes to the viewer with a game, at the move to which a path leads; the way back leads to the sandbox again. */
export async function openInViewer(replay: Replay<JekyllVsHyde>, path: Path): Promise<void> {
  const text = writeText([replay], jekyllVsHyde, jekyllVsHydeNotation);
  location.assign(siteUrl(`/jekyll-vs-hyde/study/?at=${pathToString(path)}#${await toPermalink(text)}`));
}
