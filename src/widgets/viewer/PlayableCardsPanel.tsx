import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { GameTypes } from '#kit/game';
import { words } from '#said/playable-cards-panel';
import type { Face } from '../face.ts';
import { useAnnouncement } from '../use-announcement.ts';
import type { PanelProps } from './panel-and-tab-types.ts';
import '../../styles/side-panel.css';

interface AnswerProps<T extends GameTypes> {
  readonly state: T['state'];
  readonly seat: T['seat'];
}

interface PlayableCardsPanelProps<T extends GameTypes> extends PanelProps<T> {
  readonly face: Pick<Face<T>, 'machine' | 'words'>;
  /** What a hand that is to act may do, and why not the rest; the card that somebody asks about is marked by `data-asked`. */
  readonly Verdicts: ComponentType<AnswerProps<T> & { readonly asked: T['card'] | null }>;
  /** Why one card of it may not be played; nothing where it may. */
  readonly Answer: ComponentType<AnswerProps<T> & { readonly card: T['card'] }>;
}

/** For the hand that is to act: what may be played, and by which rule, or why it may not. */
export function PlayableCardsPanel<T extends GameTypes>(props: PlayableCardsPanelProps<T>) {
  const { frames, at, viewer, asked, face, Verdicts, Answer } = props;
  const root = useRef<HTMLDivElement>(null);
  const state = frames[at]?.position.context.state;
  const answer = useRef<HTMLDivElement>(null);
  useAnnouncement(answer, { occasion: asked, weight: 'answer', arrives: true });
  useEffect(() => {
    root.current?.querySelector('[data-asked]')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (state === undefined) return null;
  const seats = face.machine.game.toAct(state).filter((seat): seat is T['seat'] => seat !== 'dealer');
  const seen = seats.filter((seat) => viewer === 'all' || viewer === seat);
  return (
    <div class="panel why" role="group" aria-label={words.title} ref={root}>
      <p class="label">{words.title}</p>
      {/* It stands below as well, among the others. */}
      <div class="visually-hidden" inert ref={answer}>
        {asked !== null && seen.map((seat) => <Answer key={seat} state={state} seat={seat} card={asked} />)}
      </div>
      {seats.length === 0 && <p>{words.nobody}</p>}
      {seats.map((seat) =>
        seen.includes(seat) ? (
          <Verdicts key={seat} state={state} seat={seat} asked={asked} />
        ) : (
          <p key={seat}>{words.hidden(face.words.seats[seat])}</p>
        ),
      )}
    </div>
  );
}
