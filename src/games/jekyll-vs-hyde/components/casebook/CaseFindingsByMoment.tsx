import type { Case, Finding } from '#games/jekyll-vs-hyde/casebook/read-and-run-cases';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { words } from '#said/jekyll-vs-hyde/casebook';
import { say } from '#words/sentence-per-type';
import { CaseFindingsByMoment as AnyCaseFindingsByMoment } from '../../../../components/casebook/CaseFindingsByMoment.tsx';

/** What the rules found where a case makes its claims. */
export function CaseFindingsByMoment(props: { readonly of: Case; readonly findings: readonly Finding[] }) {
  return (
    <AnyCaseFindingsByMoment
      {...props}
      face={{ ...voice, Refusals }}
      tried={(move) => say(words.tried, move)}
      statement={(found) => say(words.statements, found)}
    />
  );
}
