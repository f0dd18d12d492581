import type { ComponentChildren } from 'preact';
import type { GameTypes } from '#kit/game';
import { words as mistakes } from '#said/mistakes';
import { words as play } from '#said/play-against-computer';
import { punctuation } from '#said/punctuation';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { kindOfMiss } from '../mistakes/near-miss.ts';
import { useReasonsFound } from '../mistakes/use-reasons-found.ts';
import type { TryWeighing, WeighedTry } from './use-weighed-try.ts';

const { over: words } = play;

interface TriedMoveVerdictProps<T extends GameTypes, Task, Told> {
  readonly verdict: WeighedTry;
  readonly weighing: TryWeighing<T, Task, Told>;
  readonly tried: T['action'];
  readonly better: T['action'] | undefined;
  /** Whether it is told what was found, and so why it does better; before that a second try follows. */
  readonly isTold: boolean;
  /** Whether it is the move that was made then: what is told of that says why it does worse. */
  readonly isSame?: boolean;
  readonly children?: ComponentChildren;
}

/** How a move does that was tried and is not the best that was found: about as well, or by how much worse and why. */
export function TriedMoveVerdict<T extends GameTypes, Task, Told>(
  props: TriedMoveVerdictProps<T, Task, Told>,
) {
  const { verdict, better, isTold, isSame = false, children } = props;
  if (verdict.type !== 'worse')
    return (
      <AnnouncedMessage occasion={verdict} arrives kind={verdict.type === 'as-good' ? 'answer' : undefined}>
        <p>{verdict.type === 'as-good' ? <strong>{words.asGood}</strong> : mistakes.weighing}</p>
        {children}
      </AnnouncedMessage>
    );
  const { cost, nearly } = verdict;
  const called = [
    ...(isSame ? [words.sameAgain] : []),
    ...(nearly ? [mistakes.nearly] : isTold && !isSame ? [words.notFound] : []),
  ];
  return (
    <AnnouncedMessage occasion={isTold ? 'told' : verdict} arrives kind={kindOfMiss(verdict)}>
      <p>
        {called.length > 0 && (
          <>
            <strong>{punctuation.row(called)}</strong>
            {punctuation.afterSentence}
          </>
        )}
        {!isTold ? words.secondTryBy(cost) : !isSame && words.worse(cost)}
      </p>
      {isTold && !isSame && better !== undefined && <WhyWorse {...props} better={better} />}
      {children}
    </AnnouncedMessage>
  );
}

interface WhyWorseProps<T extends GameTypes, Task, Told> extends Pick<
  TriedMoveVerdictProps<T, Task, Told>,
  'weighing' | 'tried'
> {
  readonly better: T['action'];
}

/** Why it does worse, as soon as that is found out. */
function WhyWorse<T extends GameTypes, Task, Told>(props: WhyWorseProps<T, Task, Told>) {
  const { weighing, tried, better } = props;
  const { weigher, thinker, state } = weighing;
  const known = weigher?.reasonsBetween?.(state, tried, better) ?? [];
  const { isLooking, found } = useReasonsFound<T, Task, Told>({
    known,
    why: weigher?.why,
    thinker,
    state,
    worse: tried,
    better,
  });
  return (
    <>
      {isLooking && <p>{mistakes.whyWait}</p>}
      {[...known, ...found].map((why) => (
        <p key={why}>{why}</p>
      ))}
    </>
  );
}
