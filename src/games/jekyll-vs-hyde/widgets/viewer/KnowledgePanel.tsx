import { face } from '#games/jekyll-vs-hyde/face.tsx';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { words } from '#said/jekyll-vs-hyde/seat-knowledge';
import '../../../../styles/side-panel.css';
import { InferenceView } from './InferenceView.tsx';
import { SeatsToSeeAs } from '#widgets/viewer/SeatsToSeeAs.tsx';
import type { PanelProps } from '#widgets/viewer/panel-and-tab-types.ts';

/** What the seat through whose eyes the game is seen can tell of the other hand at this step. */
export default function KnowledgePanel({ frames, at, viewer, seeAs }: PanelProps<JekyllVsHyde>) {
  const state = frames[at]?.position.context.state;
  if (state === undefined) return null;
  return (
    <div class="panel" role="group" aria-label={words.title}>
      <p class="label">{words.title}</p>
      {viewer === 'all' ? (
        <SeatsToSeeAs {...{ face, state, seeAs }} why={words.openHands} />
      ) : (
        <InferenceView view={view(state, viewer)} />
      )}
    </div>
  );
}
