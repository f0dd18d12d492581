import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { words } from '#said/jekyll-vs-hyde/play-against-computer';
import { TriedMoveVerdict } from '#games/jekyll-vs-hyde/widgets/worth/TriedMoveVerdict.tsx';
import { useTriedMoveWorth } from '#games/jekyll-vs-hyde/widgets/worth/use-tried-move-worth';
import type { TryProps } from '#widgets/scene/PlayablePosition.tsx';

/** Answers a move that is tried in place of one that has cost something: with what punishes it, or with that nothing does. */
export function ReplyToTriedMove({ state, action, reply, isWordless, isSought }: TryProps<JekyllVsHyde>) {
  const worth = useTriedMoveWorth(state, action, (found) => {
    if (found.type !== 'costly') return;
    const { played } = found.continuations;
    const [next] = played.line;
    if (next !== undefined && next.type !== 'deal' && next.by !== played.action.by) reply(next);
  });
  if (isWordless) return null;
  return (
    <TriedMoveVerdict
      worth={worth}
      isBetterBySight={isSought}
      introduction={words.review.betterOpenly(isSought)}
    />
  );
}
