import type { Card, Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { verdicts, type Permission, type Verdict } from '#games/jekyll-vs-hyde/rules/card-verdicts';
import { punctuation } from '#said/punctuation';
import { words as legality } from '#said/jekyll-vs-hyde/legality';
import { words } from '#said/jekyll-vs-hyde/table-and-replay-steps';
import { say } from '#words/sentence-per-type';
import { CardName } from '#games/jekyll-vs-hyde/table/CardName.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { RuleLink } from '#games/jekyll-vs-hyde/table/RuleLink.tsx';

interface PlayableAndBarredCardListProps {
  readonly state: State;
  readonly seat: Seat;
  /** The card that somebody asks about, which is marked. */
  readonly asked?: Card | null;
}

/** Of a hand that is to act the cards that may be played, together where it is by the same rule; then those that may not, one by one. */
export function PlayableAndBarredCardList({ state, seat, asked = null }: PlayableAndBarredCardListProps) {
  const all = verdicts(state, seat);
  const allowed = groupsOf(all);
  return (
    <section>
      <p>
        <strong>{words.table.hand(seat, all.length)}</strong>
      </p>
      <ul class="verdicts">
        {allowed.map((group) => (
          <li key={group[0].rule}>
            <Labels cards={group.map(({ card }) => card)} />
            <p>
              {say(legality.permissions, group[0])}
              {punctuation.afterSentence}
              <RuleLink rule={group[0].rule} />
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
    <p>
      {cards.map((card) => (
        <CardName key={card} card={card} />
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
