import { infer } from '#games/jekyll-vs-hyde/infer';
import { view } from '#games/jekyll-vs-hyde/view';
import { english } from '#words/en/inference';
import '../../styles/play.css';
import { Inferred } from './Inferred.tsx';
import type { PanelProps } from './panel.ts';

/** What the seat through whose eyes the game is seen can tell of the other hand at this step. */
export default function Infer({ frames, at, viewer }: PanelProps) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  const inference = viewer === 'all' ? null : infer(view(state, viewer));
  return (
    <div class="panel" role="group" aria-label={english.title}>
      <p class="label">{english.title}</p>
      {viewer === 'all' ? (
        <p>{english.openHands}</p>
      ) : inference === null ? (
        <p>{english.noHands}</p>
      ) : (
        <Inferred inference={inference} />
      )}
    </div>
  );
}
