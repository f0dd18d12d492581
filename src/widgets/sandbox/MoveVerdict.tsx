import type { BoardFrame } from '#replays/board/sandbox-board';
import type { GameTypes } from '#kit/game';
import { innermost } from '#machines/state-path';
import { punctuation } from '#said/punctuation';
import { words } from '#said/sandbox';
import { words as trying } from '#said/playable-position';
import { AnnouncedMessage } from '../AnnouncedMessage.tsx';
import { STEPPING } from '../use-announcement.ts';
import { useLazyComponent } from '../use-lazy-component.ts';
import { EventSentences } from '../EventSentences.tsx';
import { OUTCOME_RULING_SWITCHES_ID } from './outcome-ruling-switches-id.ts';
import type { SandboxAdapter } from './sandbox-adapter.ts';

interface MoveVerdictProps<T extends GameTypes, Setup extends object> {
  readonly adapter: SandboxAdapter<T, Setup>;
  readonly frame: BoardFrame<T>;
  /** Why what was tried is not allowed; empty where nothing was. */
  readonly refusals: readonly T['refusal'][];
  /** What was tried and is not allowed. */
  readonly tried: T['action'] | null;
  /** Whether cards lie there that nobody named. */
  readonly isMadeUp?: boolean;
}

/** What a move that was tried still lacks; null where nothing was, or it lacks nothing. */
export function lackingIn<T extends GameTypes, Setup extends object>(
  { words: said }: SandboxAdapter<T, Setup>,
  { tried }: Pick<MoveVerdictProps<T, Setup>, 'tried'>,
): string | null {
  return tried === null ? null : (said.lacks?.(tried) ?? null);
}

/** One line: what the last move led to, or that it was refused, and whose turn it is. */
export function VerdictLine<T extends GameTypes, Setup extends object>({
  adapter,
  frame,
  refusals,
  tried,
  isRuled = false,
  isSet = false,
}: Omit<MoveVerdictProps<T, Setup>, 'isMadeUp'> & {
  /** Whether it depends on a reading, which can be chosen below. */
  readonly isRuled?: boolean;
  /** Whether cards are being laid: nothing is judged until that is done. */
  readonly isSet?: boolean;
}) {
  const { words: said } = adapter;
  const { state, events } = frame.position.context;
  const lacking = isSet ? lackingIn(adapter, { tried }) : null;
  if (lacking !== null) return <p class="verdict">{lacking}</p>;
  const outcome = refusals.length > 0 ? trying.refused : said.outcome(events);
  const toJudge = isSet ? said.toJudge?.(state) : null;
  return (
    <p class="verdict">
      {outcome !== null && (
        <>
          <strong>{outcome}</strong>
          {punctuation.afterSentence}
        </>
      )}
      {said.duty(state)}
      {typeof toJudge === 'string' && `${punctuation.afterSentence}${toJudge}`}
      {isRuled && (
        <>
          {punctuation.afterSentence}
          <a href={`#${OUTCOME_RULING_SWITCHES_ID}`}>{words.rulings.elsewhere}</a>
        </>
      )}
    </p>
  );
}

/** Why it was refused or what has happened, each with its rule, and in which phase the game stands: told in the order it happens. */
export function MoveVerdict<T extends GameTypes, Setup extends object>({
  adapter,
  frame,
  refusals,
  tried,
  isMadeUp = false,
}: MoveVerdictProps<T, Setup>) {
  const { face, positions } = adapter;
  const { state, events } = frame.position.context;
  const isRefused = refusals.length > 0;
  const Refusals = useLazyComponent(isRefused, adapter.refusals);
  return (
    <AnnouncedMessage
      occasion={tried ?? frame.id}
      happens={!isRefused}
      rest={isRefused ? 0 : STEPPING}
      kind={isRefused ? 'refused' : undefined}
    >
      {isMadeUp && <p>{words.table.madeUp}</p>}
      {isRefused && (
        <p>
          <strong>{trying.refused}</strong>
        </p>
      )}
      {isRefused && Refusals !== null && <Refusals refusals={refusals} />}
      {!isRefused && events.length > 0 && <EventSentences face={face} events={events} />}
      {!isRefused && events.length === 0 && <p class="hint">{words.table.hint}</p>}
      <p class="visually-hidden">{adapter.words.duty(state)}</p>
      <p class="phase">
        <span class="label">{words.answers.phase}</span>
        {punctuation.afterLabel}
        <strong>{punctuation.ended(face.words.phase(state))}</strong>
        {punctuation.afterSentence}
        {face.words.node(innermost(positions.machine.place(frame.position)))}
      </p>
    </AnnouncedMessage>
  );
}
