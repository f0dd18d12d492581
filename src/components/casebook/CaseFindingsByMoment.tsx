import type { ComponentChildren } from 'preact';
import type { Case } from '#casebook/case';
import type { CaseTypes } from '#casebook/casebook-adapter';
import type { SharedClaim } from '#casebook/claim';
import type { Finding } from '#casebook/run-case-and-evaluate-claims';
import type { GameTypes } from '#kit/game';
import { words } from '#said/casebook';
import { words as trying } from '#said/playable-position';
import type { PlayingFace } from '#widgets/face.ts';

/** Of which a sentence says how it is; the rules that a move follows, and why one is refused, are told otherwise. */
type Statement<G extends GameTypes, C extends CaseTypes> = { readonly at: number } & (
  Exclude<SharedClaim<G, C>, { readonly type: 'cites' | 'refused' }> | C['claim']
);

interface CaseFindingsByMomentProps<G extends GameTypes, C extends CaseTypes> {
  readonly of: Pick<Case<G, C>, 'moves' | 'asked'>;
  /** What was found, as far as it is shown. */
  readonly findings: readonly Finding<G, C>[];
  readonly face: Pick<PlayingFace<G>, 'Refusals' | 'words'>;
  /** A move that somebody would like to make. */
  readonly tried: (move: G['action']) => string;
  readonly statement: (found: Statement<G, C>) => ComponentChildren;
}

/** What the machine found where a case makes its claims, moment by moment; what a move brought about is told with the move. */
export function CaseFindingsByMoment<G extends GameTypes, C extends CaseTypes>({
  of: { moves, asked },
  findings,
  face,
  tried,
  statement,
}: CaseFindingsByMomentProps<G, C>) {
  const { Refusals } = face;
  const shown = findings.filter(({ found }) => found.type !== 'cites');
  const moments = [...new Set(shown.map(({ found }) => found.at))].toSorted((a, b) => a - b);
  const refusedIn = (found: Finding<G, C>['found']) =>
    found.type === 'refused'
      ? (found as Extract<SharedClaim<G, C>, { readonly type: 'refused' }>).move
      : null;
  const nameOf = (at: number) => {
    const move = moves[at - 1];
    if (at === asked) return words.moments.asked;
    return move === undefined ? words.moments.start : words.moments.after(face.words.move(move));
  };
  return (
    <dl class="findings">
      {moments.map((at) => (
        <div key={at}>
          <dt>{nameOf(at)}</dt>
          {shown
            .filter(({ found }) => found.at === at)
            .map(({ found, refusals }, index) => {
              const move = refusedIn(found);
              return (
                <dd key={index}>
                  {move === null ? (
                    statement(found)
                  ) : (
                    <>
                      {tried(move)} <strong>{trying.refused}</strong>
                      <Refusals refusals={refusals} />
                    </>
                  )}
                </dd>
              );
            })}
        </div>
      ))}
    </dl>
  );
}
