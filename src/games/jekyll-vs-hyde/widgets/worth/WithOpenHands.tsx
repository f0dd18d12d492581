import type { Judged } from '#games/jekyll-vs-hyde/opponents/move-costs';
import type { OpenHands } from '#games/jekyll-vs-hyde/widgets/thinking/open-hands';
import { words } from '#said/jekyll-vs-hyde/cost-explanation';
import { punctuation } from '#said/punctuation';
import { Reasons } from './Reasons.tsx';

interface WithOpenHandsProps {
  readonly judged: Judged;
  readonly open: OpenHands;
}

/** How a card compares with both hands open with what did better by what was seen, and with the best, and why it is worse. */
export function WithOpenHands({ judged: { move, better, cost }, open }: WithOpenHandsProps) {
  // What is given away is not judged.
  if (move.type === 'exchange' || better.type === 'exchange') return null;
  if (cost === 0) return <p>{words.lucky(move)}</p>;
  return (
    <>
      <p>
        {words.openHands(open.known, better)}
        {open.courses !== null && (
          <>
            {punctuation.afterSentence}
            {words.after(move)}
          </>
        )}
      </p>
      {open.courses !== null && <Reasons courses={open.courses} />}
    </>
  );
}
