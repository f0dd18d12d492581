import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts } from '#games/jekyll-vs-hyde/rules/verdicts';
import { words } from '#said/why';
import '../../../../styles/panel.css';
import type { PanelProps } from '#widgets/viewer/panel.ts';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { VerdictList } from './VerdictList.tsx';

/** For every card of the hand that is to act: that it may be played, and by which rule, or why it may not. */
export default function WhyPanel({ frames, at, viewer, asked }: PanelProps<JekyllVsHyde>) {
  const root = useRef<HTMLDivElement>(null);
  const state = frames[at]?.position.context.state;
  // A region tells only what changes in it, so the answer comes when the region is there.
  const [told, tell] = useState<Card | null>(null);
  useEffect(() => {
    tell(asked);
    root.current?.querySelector('[data-asked]')?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  if (state === undefined) return null;
  const seats = toAct(state).filter((seat) => seat !== 'dealer');
  const seen = seats.filter((seat) => viewer === 'all' || viewer === seat);
  return (
    <div class="panel why" role="group" aria-label={words.title} ref={root}>
      <p class="label">{words.title}</p>
      <div class="visually-hidden" role="status">
        {told !== null && seen.map((seat) => <Answer key={seat} state={state} seat={seat} card={told} />)}
      </div>
      {seats.length === 0 && <p>{words.nobody}</p>}
      {seats.map((seat) =>
        seen.includes(seat) ? (
          <VerdictList key={seat} state={state} seat={seat} asked={asked} />
        ) : (
          <p key={seat}>{words.hidden(seat)}</p>
        ),
      )}
    </div>
  );
}

interface HandProps {
  readonly state: State;
  readonly seat: Seat;
}

/** Why the card that was asked about may not be played. */
function Answer({ state, seat, card }: HandProps & { readonly card: Card }) {
  const verdict = verdicts(state, seat).find((one) => one.card === card);
  return verdict?.type === 'barred' ? <Refusals refusals={verdict.refusals} /> : null;
}
