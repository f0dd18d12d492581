import type { ComponentChildren } from 'preact';
import { severityOf, type Better as Known, type Severity } from '#kit/detect-and-rate-mistakes';
import type { Reason } from '#games/jekyll-vs-hyde/opponents/advice-reasons';
import type { Move } from '#games/jekyll-vs-hyde/opponents/legal-moves-of-seat';
import type { Judged } from '#games/jekyll-vs-hyde/opponents/played-move-costs';
import { sameMove } from '#games/jekyll-vs-hyde/rules/same-move';
import type { OpenHands } from '#games/jekyll-vs-hyde/widgets/thinking/compare-with-open-hands';
import { words as explanation } from '#said/jekyll-vs-hyde/cost-explanation';
import { words as play } from '#said/jekyll-vs-hyde/play-against-computer';
import { words as shared } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import { OpenHandsVerdict } from '#games/jekyll-vs-hyde/widgets/worth/OpenHandsVerdict.tsx';
import { figuresOf, reasonSentence } from './move-reason-sentence.ts';

/** A card that was looked back on. */
export interface Found extends Judged {
  /** It had been advised: whatever did better, it was no mistake of the reader's. */
  readonly isAdvised: boolean;
  readonly open: OpenHands;
  /** What did better by what its player saw, also where the card has cost nothing; null where what it cost was bad luck. */
  readonly known: Known<Move> | null;
  /** Why, by the count. */
  readonly reasons: readonly Reason[];
}

/** Whether it was a mistake of its player: it could be known, and was not what the advice had said. */
export function isBlamed({ known, isAdvised }: Pick<Found, 'known' | 'isAdvised'>): boolean {
  return known !== null && !isAdvised;
}

interface CostlyMovesProps {
  readonly found: readonly Found[];
  /** Shows the position it was made in, to be played out. */
  readonly open: (mistake: Found) => void;
  /** Draws what is told once it is wanted. */
  readonly answer: (mistake: Found, told: ComponentChildren) => ComponentChildren;
}

/** What was a mistake, as it is given, and behind a line what had been advised or nobody could know: that is held against nobody. */
export function CostlyMoves({ found, ...props }: CostlyMovesProps) {
  const [mistakes, others] = [found.filter(isBlamed), found.filter((one) => !isBlamed(one))];
  return (
    <>
      {mistakes.length > 0 && <Moves found={mistakes} {...props} />}
      {others.length > 0 && (
        <details>
          <summary>{play.review.notBlamed(others.length)}</summary>
          <Moves found={others} {...props} />
        </details>
      )}
    </>
  );
}

/** Each leads to its position, where all that follows is told, and what was better is told once it is wanted. */
function Moves({ found, open, answer }: CostlyMovesProps) {
  return (
    <ol class="mistakes">
      {found.map((one) => (
        <li key={one.trick}>
          <p>
            <button
              type="button"
              class="mistake"
              onClick={() => {
                open(one);
              }}
            >
              {play.review.found(one.trick, severityOfFound(one))}
            </button>{' '}
            <MoveLabel action={one.move} />
          </p>
          {answer(one, <Answer mistake={one} />)}
        </li>
      ))}
    </ol>
  );
}

/** What was better than a card, and what came of it. */
function Answer({ mistake }: { readonly mistake: Found }) {
  const came = whatCameOfIt(mistake);
  return (
    <>
      <p>{betterByKnowledge(mistake)}</p>
      {came !== null && <p>{came}</p>}
    </>
  );
}

/** How bad a mistake it was; null: none, but bad luck. */
function severityOfFound({ known, isAdvised }: Found): Severity | 'advised' | null {
  if (isAdvised) return 'advised';
  return known === null ? null : severityOf(known);
}

/** What was better: what could be known, and where nothing could, what was with both hands open. */
export function betterOf({ known, open: { continuations }, better }: Found): Move {
  return known?.move ?? continuations?.better.action ?? better;
}

/** Whether something was better by what was seen, and why, where the count tells; how much better comes last. */
function betterByKnowledge({ known, reasons, isAdvised }: Found): string {
  if (known === null) return play.review.unlucky;
  return play.hint.told([
    play.review.known(known),
    ...reasons.map(reasonSentence),
    ...figuresOf(reasons),
    play.review.wins(known),
    ...(isAdvised ? [shared.over.advised] : []),
  ]);
}

/** What both hands open say where that is something else: what bad luck has cost, that what was better would have been no better, or why nothing came of it. */
function whatCameOfIt(mistake: Found): string | null {
  const { known, cost, got, solved, open, better } = mistake;
  if (cost > 0) {
    if (known === null) return play.review.cost(mistake, betterOf(mistake));
    return open.known?.standing === 'no-better' && better.type !== 'exchange'
      ? explanation.openHands(open.known, better)
      : null;
  }
  const other = solved.find(({ action }) => known !== null && sameMove(action, known.move));
  if (known === null || known.move.type === 'exchange' || other === undefined) return null;
  return explanation.harmless(known.move, got, other.gap);
}

/** What was better by what was seen, and with both hands open, and why. */
export function Better({ mistake }: { readonly mistake: Found }) {
  const { review: words } = play;
  const { move, open } = mistake;
  return (
    <>
      <p>
        {words.chose(move)}
        {punctuation.afterSentence}
        {betterByKnowledge(mistake)}
      </p>
      <OpenHandsVerdict judged={mistake} open={open} />
    </>
  );
}
