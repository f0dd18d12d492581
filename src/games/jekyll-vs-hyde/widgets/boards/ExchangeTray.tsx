import { playingMachine } from '#games/jekyll-vs-hyde/playing-machine';
import { voice } from '#games/jekyll-vs-hyde/face-without-pictures.tsx';
import { useMemo, useState } from 'preact/hooks';
import { seededRandom } from '#kit/random';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { start } from '#games/jekyll-vs-hyde/rules/initial-state';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { enter } from '#games/jekyll-vs-hyde/statechart';
import { pick } from '#kit/random';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-boards';
import { Announcement } from '#widgets/Announcement.tsx';
import { EventSentences } from '#widgets/viewer/EventSentences.tsx';
import { Hand } from '#games/jekyll-vs-hyde/table/Hand.tsx';
import { PlayerHand } from '#games/jekyll-vs-hyde/table/PlayerHand.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { useRunningGame } from '#widgets/scene/use-running-game.ts';

interface ExchangeTrayProps {
  readonly round: Round;
  /** The deal to begin with; later ones are drawn by lot. */
  readonly seed: number;
}

/** The preparation by itself: a hand, as many cards to give as the round asks for, and what comes back. */
export default function ExchangeTray({ round, seed }: ExchangeTrayProps) {
  const [deal, redeal] = useState(seed);
  return (
    <Tray
      key={deal}
      round={round}
      seed={deal}
      again={() => {
        redeal(Math.floor(Math.random() * 2 ** 31));
      }}
    />
  );
}

function Tray({ round, seed, again }: ExchangeTrayProps & { readonly again: () => void }) {
  const position = useMemo(() => {
    const luck = seededRandom(seed);
    const dealt = apply({ ...start(), round }, shuffledDeal(luck)).state;
    // Hyde has laid his cards down already, as at a table where he chose first.
    const gift = pick(
      legal(dealt).filter((action) => action.type === 'exchange' && action.by === 'hyde'),
      luck,
    );
    return enter(apply(dealt, gift).state);
  }, [round, seed]);
  const { position: now, past, refusals, attempt } = useRunningGame(playingMachine, position);
  const { state, events } = now.context;
  const seen = view(state, 'jekyll');
  const done = past.length > 1;
  return (
    <div role="group" class="board" aria-label={boards.tray(round)}>
      <p class="label">{boards.tray(round)}</p>
      {done ? (
        <Hand seat="jekyll" cards={seen.hands.jekyll} chosen={[]} />
      ) : (
        <PlayerHand state={state} seat="jekyll" hints={false} attempt={attempt} />
      )}
      <Announcement occasion={refusals}>
        {refusals.length > 0 ? (
          <Refusals refusals={refusals} />
        ) : (
          done && <EventSentences face={voice} events={events.filter(({ type }) => type === 'exchanged')} />
        )}
      </Announcement>
      <div class="actions">
        <button type="button" class="button quiet" onClick={again}>
          {boards.newHand}
        </button>
      </div>
    </div>
  );
}
