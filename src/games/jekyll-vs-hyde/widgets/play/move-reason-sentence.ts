import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import { words as events } from '#said/jekyll-vs-hyde/events';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { say } from '#words/sentence-per-type';

/** What speaks for a move. What its Potion does is said as the table will say it; those words are not wanted before a game begins. */
export function reasonSentence(reason: Reason): string {
  return reason.type === 'potion' ? say(events, reason.event) : say(play.hint.reasons, reason);
}

/** The numbers behind reasons, in their order: they stand after all that is said in words. Of the last trick alone there are none. */
export function figuresOf(reasons: readonly Reason[]): readonly string[] {
  return reasons.flatMap((reason) => {
    const has = reason.type === 'tried' || (reason.type === 'hand' && reason.of > 1);
    return has ? [say(play.hint.figures, reason)] : [];
  });
}
