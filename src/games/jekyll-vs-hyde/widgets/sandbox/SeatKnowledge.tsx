import { SEATS, other, type Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { InRound } from '#games/jekyll-vs-hyde/rules/state';
import { knowledge, view } from '#games/jekyll-vs-hyde/rules/view';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox-answers';
import { CardNames } from '#games/jekyll-vs-hyde/table/CardName.tsx';

interface SeatKnowledgeProps {
  readonly state: InRound;
}

/** What each seat knows of the other's cards. */
export function SeatKnowledge({ state }: SeatKnowledgeProps) {
  const { knows: words } = sandbox;
  return (
    <section class="knows">
      <h2>{words.title}</h2>
      <div class="halves">
        {SEATS.map((seat) => (
          <SeatKnows key={seat} state={state} seat={seat} />
        ))}
      </div>
      <p class="sources">{words.note}</p>
    </section>
  );
}

function SeatKnows({ state, seat }: SeatKnowledgeProps & { readonly seat: Seat }) {
  const { knows: words } = sandbox;
  const them = other(seat);
  const { known, unseen, voids } = knowledge(view(state, seat));
  const held = state.hands[them].length - known.length;
  return (
    <div>
      {known.length > 0 && (
        <>
          <p>{words.surely(seat, them)}</p>
          <CardNames cards={known} />
        </>
      )}
      {held > 0 && (
        <>
          <p>{words.unseen(seat, them, unseen.length, held)}</p>
          <CardNames cards={unseen} />
        </>
      )}
      {held <= 0 && <p>{words.all(seat, them)}</p>}
      {voids.length > 0 && <p>{words.voids(them, voids)}</p>}
    </div>
  );
}
