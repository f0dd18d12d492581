import { useEffect, useState } from 'preact/hooks';
import type { Reason } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { words as positions } from '#said/jekyll-vs-hyde/unreachable-reasons';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { say } from '#words/sentence-per-type';

/** Whether the position that was laid out can come up in a game, and if not, why. Who judges it is loaded when there is one. */
export function Reachability({ setup }: { readonly setup: Setup }) {
  const [reasons, keep] = useState<readonly Reason[] | null>(null);
  const { possible: words } = sandbox;
  useEffect(() => {
    let latest = true;
    void import('#games/jekyll-vs-hyde/reachability/unreachable-reasons').then(
      ({ unreachableReasons }) => {
        if (latest) keep(unreachableReasons(setup));
      },
      // Without it everything else is still answered.
      () => undefined,
    );
    return () => {
      latest = false;
    };
  }, [setup]);
  return (
    <div class="possible" data-possible={reasons === null ? undefined : reasons.length === 0}>
      {reasons !== null && (
        <>
          <p>{reasons.length === 0 ? words.yes : words.no}</p>
          {reasons.length > 0 && (
            <ul>
              {reasons.map((reason, index) => (
                <li key={index}>{say(positions.reasons, reason)}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
