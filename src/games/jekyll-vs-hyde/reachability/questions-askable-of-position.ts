import { bySeat } from '#games/jekyll-vs-hyde/rules/cards';
import { firstTwice } from '#games/jekyll-vs-hyde/rules/deal';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { END, TRICKS } from '#games/jekyll-vs-hyde/rules/track';

/** What can be asked of a position, whether or not it can come up in a game. */
export type Asked =
  /** Which cards may be played or given, and why. */
  | 'plays'
  /** Who would win each pair of cards. */
  | 'winners'
  /** What Greed would exchange. */
  | 'greed'
  /** Where the marker would go if the round ended so. */
  | 'round-end'
  /** What each seat knows. */
  | 'knowledge'
  /** How the round can go on to its end. */
  | 'play-on';

/** Whether a question has an answer here: it has one wherever the rules say what to do with what lies there. */
export function askable({ leader, hands, setAside, won, marker }: Setup): Readonly<Record<Asked, boolean>> {
  const counts = bySeat((seat) => hands[seat].length);
  const played = won.jekyll + won.hyde;
  const bothHold = counts.jekyll > 0 && counts.hyde > 0;
  const once = firstTwice([...hands.jekyll, ...hands.hyde, ...(setAside ?? [])]) === null;
  const even = counts.jekyll === counts.hyde;
  return {
    plays: leader === null ? bothHold : counts[leader] > 0,
    winners: leader !== null && bothHold,
    greed: leader !== null && bothHold && even,
    'round-end': leader !== null && played <= TRICKS && marker < END,
    knowledge: once,
    'play-on': once && even && (leader === null ? played === 0 : counts.jekyll + played === TRICKS),
  };
}
