import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/playable-position';
import type { PlayingFace } from '../face.ts';
import { replaceHand } from '../replace-hand-on-table.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';
import { Stage } from '../stage/Stage.tsx';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { MoveComment } from '../viewer/MoveComment.tsx';
import { FoldedEvents } from '../viewer/FoldedEvents.tsx';
import { ButtonBelowTable } from '../stage/ButtonBelowTable.tsx';
import './scene.css';
import { RefusalMessage } from './RefusalMessage.tsx';
import { usePlayOfCardReachedFor } from './use-play-of-card-reached-for.ts';
import { useFindMoveTask, type Made, type Task } from './use-find-move-task.ts';
import { useStaggeredEvents } from './use-staggered-events.ts';

interface TryItProps<T extends GameTypes> extends Task<T> {
  /** Its name in the reader's progress. */
  readonly task: string;
  /** What is to be said of every legal move that the replay does not have. */
  readonly otherwise?: string | undefined;
  /** What there is to do. */
  readonly children?: ComponentChildren;
}

/** A position and a move to find, or several one after the other. What is not allowed is refused with its reason; what is shows what it leads to, step by step. */
export function FindMoveTask<T extends GameTypes>(props: TryItProps<T>) {
  const { face, task, otherwise, children } = props;
  const { machine, Table, Hand } = face;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const [hints, setHints] = useState(false);
  const { seat, standing, refusals, made, attempt, reconsider, again, showAnswer } = useFindMoveTask(
    props,
    root,
  );
  const { change, events } = useStaggeredEvents<T>(made?.before ?? standing, made?.positions);
  const { state } = change.to.context;
  // To act again, the reader waits until what the last move led to has been told.
  const acts = change.to === standing;
  const reachForCard = usePlayOfCardReachedFor(root, acts, made?.kind === 'answer' ? null : again);
  const occasion = made === null || refusals.length > 0 ? refusals : made;
  return (
    <div role="group" class="try" aria-label={words.tryIt} data-task={task} ref={root} onClick={reachForCard}>
      <h3 class="label">{words.tryIt}</h3>
      <Stage
        turn={occasion}
        table={
          <Table
            below={seat}
            view={machine.game.view(state, seat)}
            change={change}
            hands={replaceHand<T>(
              seat,
              acts ? <Hand key={made} {...{ state, seat, hints, attempt, reconsider }} /> : undefined,
            )}
          />
        }
        prompt={<div class="task">{children}</div>}
        told={
          <Outcome
            {...{ face, refusals, occasion, otherwise, events }}
            made={refusals.length > 0 ? null : made}
          />
        }
        controls={
          <Actions
            made={acts ? null : (made?.kind ?? null)}
            {...{ hints, again, showAnswer }}
            mark={setHints}
          />
        }
      />
    </div>
  );
}

interface ActionsProps {
  /** What was made of the position; null as long as nothing was. */
  readonly made: Made<GameTypes>['kind'] | null;
  readonly hints: boolean;
  readonly mark: (hints: boolean) => void;
  readonly again: () => void;
  readonly showAnswer: () => void;
}

/** What can be done besides playing: have the hand marked, try again, see the answer. */
function Actions({ made, hints, mark, again, showAnswer }: ActionsProps) {
  return (
    <div class="actions">
      {made === null ? (
        <ButtonBelowTable
          key="hints"
          pressed={hints}
          press={() => {
            mark(!hints);
          }}
        >
          {words.hints}
        </ButtonBelowTable>
      ) : (
        <ButtonBelowTable key="again" press={again}>
          {words.again}
        </ButtonBelowTable>
      )}
      {made !== null && made !== 'answer' && (
        <ButtonBelowTable press={showAnswer}>{words.showAnswer}</ButtonBelowTable>
      )}
    </div>
  );
}

/** As what a move is coloured and marked: one that the rules allow is no wrong one, whether or not somebody wrote about it. */
const LOOKS = {
  answer: 'answer',
  onward: 'onward',
  mistake: 'possible',
  possible: 'possible',
  none: undefined,
} as const;

interface OutcomeProps<T extends GameTypes> {
  readonly face: PlayingFace<T>;
  readonly refusals: readonly T['refusal'][];
  /** What was tried last. */
  readonly occasion: unknown;
  readonly made: Made<T> | null;
  readonly otherwise: string | undefined;
  /** What a legal move leads to, as far as it has been told. */
  readonly events: readonly T['event'][];
}

/** What is to be said of a move: why it is refused, or how good it is and what it leads to. */
function Outcome<T extends GameTypes>({
  face,
  refusals,
  occasion,
  made,
  otherwise,
  events,
}: OutcomeProps<T>) {
  const step = made?.frames[0]?.step;
  return (
    <AnnouncedMessage
      occasion={occasion}
      kind={refusals.length > 0 ? 'refused' : made?.shown === true ? 'shown' : LOOKS[made?.kind ?? 'none']}
    >
      <RefusalMessage face={face} refusals={refusals} />
      {made !== null && (
        <>
          <p>
            <strong>{made.shown ? words.shown : words.made[made.kind]}</strong>
          </p>
          {/* Without the sign that a replay has for it: how good the move is was said. */}
          {step?.comment !== undefined && (
            <MoveComment step={{ action: step.action, comment: step.comment }} />
          )}
          {made.kind === 'possible' && otherwise !== undefined && <p>{otherwise}</p>}
          <FoldedEvents face={face} events={events} />
        </>
      )}
    </AnnouncedMessage>
  );
}
