import { askedSuit } from '#games/jekyll-vs-hyde/rules/following';
import { toAct } from '#games/jekyll-vs-hyde/rules/judge';
import { countDue } from '#games/jekyll-vs-hyde/rules/preparation';
import type { Refusal } from '#games/jekyll-vs-hyde/rules/refusal';
import type { State } from '#games/jekyll-vs-hyde/rules/state';
import { innermost, placeOf } from '#machines/chart-place';
import type { BoardFrame } from '#games/jekyll-vs-hyde/board/board';
import { words as game } from '#said/jekyll-vs-hyde/game';
import { wordsFor } from '#words/sentences';
import { words as places } from '#said/jekyll-vs-hyde/places';
import { punctuation } from '#said/punctuation';
import { words as sandbox } from '#said/jekyll-vs-hyde/sandbox';
import { Refused } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { voice } from '#games/jekyll-vs-hyde/voice.tsx';
import { LiveRegion } from '#widgets/LiveRegion.tsx';
import { Events } from '#widgets/viewer/Events.tsx';

interface MoveResultProps {
  readonly frame: BoardFrame;
  readonly refusals: readonly Refusal[];
}

/** What was just refused or has just happened, who is to act now, and in which phase. */
export function MoveResult({ frame, refusals }: MoveResultProps) {
  const { answers: words } = sandbox;
  const { state, events } = frame.position.context;
  const place = placeOf(frame.position);
  const taken = events.find((event) => event.type === 'won');
  return (
    <section class="verdict" data-phase={state.phase}>
      <LiveRegion
        answers={refusals.length > 0}
        main={
          <>
            {taken !== undefined && <p>{words.taken(taken.by)}</p>}
            <p>{dutyIn(state)}</p>
          </>
        }
      >
        {refusals.length > 0 ? (
          <div class="told" data-kind="refused">
            <Refused refusals={refusals} />
          </div>
        ) : (
          taken !== undefined && <p class="headline">{words.taken(taken.by)}</p>
        )}
        {refusals.length === 0 && events.length > 0 && <Events face={voice} events={events} />}
        <p class="headline">{dutyIn(state)}</p>
        <p class="phase">
          <span class="label">{words.phase}</span>
          {punctuation.afterLabel}
          <strong>{punctuation.ended(game.phases[state.phase])}</strong>
          {punctuation.afterSentence}
          {wordsFor(places, innermost(place))}
        </p>
      </LiveRegion>
    </section>
  );
}

/** Who is to do what. */
function dutyIn(state: State): string {
  const { toAct: words } = sandbox.answers;
  const seats = toAct(state).filter((seat) => seat !== 'dealer');
  const [seat] = seats;
  if (seat !== undefined && 'hands' in state && state.hands[seat].length === 0) return words.noCards(seat);
  switch (state.phase) {
    case 'deal':
      return words.deal;
    case 'over':
      return words.over;
    case 'preparation':
    case 'greed':
      return words[state.phase](seats, countDue(state));
    case 'lead':
      return words.lead(state.leader);
    case 'follow':
      return words.follow(seat ?? state.leader, askedSuit(state.led));
  }
}
