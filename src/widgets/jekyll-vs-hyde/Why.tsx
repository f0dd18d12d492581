import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card, Seat } from '#games/jekyll-vs-hyde/cards';
import { toAct } from '#games/jekyll-vs-hyde/judge';
import type { State } from '#games/jekyll-vs-hyde/state';
import { verdicts, type Permission, type Verdict } from '#games/jekyll-vs-hyde/verdicts';
import { english as legality } from '#words/en/jekyll-vs-hyde-legality';
import { english as site } from '#words/en/site';
import { english } from '#words/en/table';
import { say } from '#words/sentences';
import '../../styles/play.css';
import { CardLabel } from './MoveLabel.tsx';
import type { PanelProps } from './panel.ts';
import { Refusals } from './Refusals.tsx';
import { RuleLink } from './RuleLink.tsx';

/** For every card of the hand that is to act: that it may be played, and by which rule, or why it may not. */
export default function Why({ frames, at, viewer, asked }: PanelProps) {
  const root = useRef<HTMLDivElement>(null);
  const state = frames[at]?.position.context.state;
  const { why: words } = site;
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
          <Cards key={seat} state={state} seat={seat} asked={asked} />
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

/** The cards that may be played, together where it is by the same rule; then those that may not, one by one. */
function Cards({ state, seat, asked }: HandProps & Pick<PanelProps, 'asked'>) {
  const all = verdicts(state, seat);
  const allowed = groupsOf(all);
  return (
    <section>
      <p>
        <strong>{english.table.hand(seat, all.length)}</strong>
      </p>
      <ul class="verdicts">
        {allowed.map((group) => (
          <li key={group[0].rule}>
            <Labels cards={group.map(({ card }) => card)} />
            <p>
              {say(legality.permissions, group[0])} <RuleLink rule={group[0].rule} />
            </p>
          </li>
        ))}
        {all.map(
          (verdict) =>
            verdict.type === 'barred' && (
              <li key={verdict.card} data-barred data-asked={verdict.card === asked ? '' : undefined}>
                <Labels cards={[verdict.card]} />
                <Refusals refusals={verdict.refusals} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function Labels({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <p class="verdict-cards">
      {cards.map((card) => (
        <span key={card}>
          <span aria-hidden="true">
            <CardLabel card={card} />
          </span>
          <span class="visually-hidden">{english.table.card(card)}</span>
        </span>
      ))}
    </p>
  );
}

function groupsOf(all: readonly Verdict[]): readonly (readonly [Permission, ...Permission[]])[] {
  const groups = new Map<string, [Permission, ...Permission[]]>();
  for (const verdict of all) {
    if (verdict.type === 'barred') continue;
    const group = groups.get(verdict.rule);
    if (group === undefined) groups.set(verdict.rule, [verdict]);
    else group.push(verdict);
  }
  return [...groups.values()];
}
