import type { ComponentChildren } from 'preact';
import type { Claim } from '#games/jekyll-vs-hyde/analysis/cost-explanation';
import { words as explanation } from '#said/jekyll-vs-hyde/cost-explanation';
import { solving } from '#said/jekyll-vs-hyde/unsolved-and-better-move';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { MoveCostReasons } from './MoveCostReasons.tsx';
import type { MoveWorth } from './use-tried-move-worth.ts';

interface TriedMoveVerdictProps {
  readonly worth: MoveWorth;
  /** Which reasons are told why it has cost something; all where it is left out. */
  readonly tells?: (claim: Claim) => boolean;
  /** Whether it was the better one by what was seen: then it is no mistake, though with both hands open another may be better still. */
  readonly isBetterBySight?: boolean;
  /** Said before the reasons why it has cost something. */
  readonly introduction?: string;
  /** What else there is of a move that has cost something. */
  readonly children?: ComponentChildren;
}

/** What is said of a move that somebody has tried: that it is as good as any, or why it is not. */
export function TriedMoveVerdict({
  worth,
  tells,
  isBetterBySight,
  introduction,
  children,
}: TriedMoveVerdictProps) {
  if (worth.type === 'none') return null;
  const costly = isBetterBySight === true ? undefined : 'mistake';
  const kind = { looking: undefined, failed: undefined, 'as-good': 'answer', costly }[worth.type];
  return (
    <AnnouncedMessage occasion={worth} kind={kind}>
      {worth.type === 'looking' && <p>{explanation.wait}</p>}
      {worth.type === 'failed' && <p>{solving.failed}</p>}
      {worth.type === 'as-good' && (
        <p>
          <strong>{explanation.asGood(worth.cost)}</strong>
        </p>
      )}
      {worth.type === 'costly' && introduction !== undefined && <p>{introduction}</p>}
      {worth.type === 'costly' && (
        <MoveCostReasons continuations={worth.continuations} {...(tells && { tells })} />
      )}
      {children}
    </AnnouncedMessage>
  );
}
