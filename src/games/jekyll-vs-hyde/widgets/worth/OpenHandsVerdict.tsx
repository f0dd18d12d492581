import type { Judged } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import type { OpenHands } from '#games/jekyll-vs-hyde/widgets/thinking/compare-with-open-hands';
import { words } from '#said/jekyll-vs-hyde/cost-explanation';
import { punctuation } from '#said/punctuation';
import { MoveCostReasons } from './MoveCostReasons.tsx';

interface OpenHandsVerdictProps {
  readonly judged: Judged;
  readonly open: OpenHands;
  /** Whether it is a mistake that the reader once made, told beside another move. */
  readonly formerly?: boolean;
}

/** How a card compares with both hands open with what did better by what was seen, and with the best, and why it is worse. */
export function OpenHandsVerdict(props: OpenHandsVerdictProps) {
  const { judged, open, formerly = false } = props;
  const { move, better, cost } = judged;
  // What is given away is not judged.
  if (move.type === 'exchange' || better.type === 'exchange') return null;
  if (cost === 0) return <p>{words.lucky(move, formerly)}</p>;
  return (
    <>
      <p>
        {words.openHands(open.known, better)}
        {open.continuations !== null && (
          <>
            {punctuation.afterSentence}
            {words.after(move, formerly)}
          </>
        )}
      </p>
      {open.continuations !== null && <MoveCostReasons continuations={open.continuations} />}
    </>
  );
}
