import { innermost, placeOf } from '#machines/chart-place';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { wordsFor } from '#words/sentences';
import { words as places } from '#said/jekyll-vs-hyde/places';
import { punctuation } from '#said/punctuation';
import { words } from '#said/jekyll-vs-hyde/table';
import { LiveRegion } from '#widgets/LiveRegion.tsx';
import { Comment } from './Comment.tsx';
import { Events, MainEvents } from '#games/jekyll-vs-hyde/table/Events.tsx';
import type { ReplayFrame } from './round-outline.ts';

/** What the present move brought about, sentence by sentence, each with its rule, and what the machine waits for now. */
export function MoveEvents({ frame }: { readonly frame: ReplayFrame }) {
  const { replay } = words;
  const { step, position } = frame;
  const { state, events } = position.context;
  const place = placeOf(position);
  return (
    <div class="happened" data-phase={place}>
      <h2 class="label">{replay.happened}</h2>
      <LiveRegion main={<MainEvents events={events} />}>
        {events.length === 0 ? <p>{replay.notBegun}</p> : <Events events={events} />}
      </LiveRegion>
      {step !== null && <Comment step={step} />}
      <p class="phase">
        <span class="label">{replay.phase}</span>
        {punctuation.afterLabel}
        <strong>{punctuation.ended(game.phases[state.phase])}</strong>
        {punctuation.afterSentence}
        {wordsFor(places, innermost(place))}
      </p>
    </div>
  );
}
