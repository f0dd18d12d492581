import { useEffect, useState } from 'preact/hooks';
import { unreachableReasons, type Reason } from '#games/jekyll-vs-hyde/reachability/unreachable-reasons';
import { SEATS } from '#games/jekyll-vs-hyde/rules/cards';
import type { Setup } from '#games/jekyll-vs-hyde/rules/position-setup';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { words as positions } from '#said/jekyll-vs-hyde/unreachable-reasons';
import { say } from '#words/sentence-per-type';

/** A past is looked for once the hands rest. */
const REST_MS = 250;

/** That what lies there cannot come up in a game, and why, one press away; nothing while a hand has no card yet. */
export default function FlawOfPosition({ setup }: { readonly setup: Setup }) {
  const [reasons, keep] = useState<readonly Reason[]>([]);
  const isLaid = SEATS.every((seat) => setup.hands[seat].length > 0);
  useEffect(() => {
    if (!isLaid) return;
    const timer = setTimeout(() => {
      keep(unreachableReasons(setup));
    }, REST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [setup]);
  if (!isLaid || reasons.length === 0) return null;
  return (
    <details class="flaw">
      <summary>{sandbox.possible.flaw}</summary>
      <ul>
        {reasons.map((reason, index) => (
          <li key={index}>{say(positions.reasons, reason)}</li>
        ))}
      </ul>
    </details>
  );
}
