import { statechartMachine } from '#games/jekyll-vs-hyde/machine-with-statechart';
import { voice } from '#games/jekyll-vs-hyde/move-and-event-texts.tsx';
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import { pick, seededRandom } from '#kit/random';
import { newlyReceived } from '#games/jekyll-vs-hyde/rules/newly-received-cards';
import { shuffledDeal } from '#games/jekyll-vs-hyde/rules/shuffled-deal';
import { apply } from '#games/jekyll-vs-hyde/rules/apply';
import { legal } from '#games/jekyll-vs-hyde/rules/judge';
import { start } from '#games/jekyll-vs-hyde/rules/state-before-deal';
import type { Round } from '#games/jekyll-vs-hyde/rules/state';
import { view } from '#games/jekyll-vs-hyde/rules/view';
import { enter } from '#games/jekyll-vs-hyde/statechart/enter-and-step-statechart';
import { words as boards } from '#said/jekyll-vs-hyde/lesson-demos';
import { AnnouncedMessage } from '#widgets/AnnouncedMessage.tsx';
import { EventSentences } from '#widgets/EventSentences.tsx';
import { Hand } from '#games/jekyll-vs-hyde/table/Hand.tsx';
import { HandToPlayFrom } from '#games/jekyll-vs-hyde/table/HandToPlayFrom.tsx';
import { Refusals } from '#games/jekyll-vs-hyde/table/Refusals.tsx';
import { useFocusFallback } from '#widgets/use-focus-fallback.ts';
import { useRunningGame } from '#widgets/use-running-game.ts';

interface ExchangeBoardProps {
  readonly round: Round;
  /** The deal to begin with; later ones are drawn by lot. */
  readonly seed: number;
}

/** Where the focus goes when what was pressed is gone: to the hand, or on to the next one. */
const NEXT = ['.player-hand [tabindex="0"]', '.actions button'];

/** The preparation by itself: a hand, as many cards to give as the round asks for, and what comes back. */
export default function ExchangeDemo({ round, seed }: ExchangeBoardProps) {
  const [deal, redeal] = useState(seed);
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, NEXT);
  return (
    <div role="group" class="board exchange-tray" aria-label={boards.tray(round)} ref={root}>
      <p class="label">{boards.tray(round)}</p>
      <Tray
        key={deal}
        root={root}
        round={round}
        seed={deal}
        again={() => {
          redeal(Math.floor(Math.random() * 2 ** 31));
        }}
      />
    </div>
  );
}

interface BoardProps extends ExchangeBoardProps {
  readonly root: RefObject<HTMLElement>;
  readonly again: () => void;
}

function Tray({ root, round, seed, again }: BoardProps) {
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
  const { position: now, past, refusals, attempt } = useRunningGame(statechartMachine, position);
  const { state, events } = now.context;
  const seen = view(state, 'jekyll');
  const done = past.length > 1;
  useFocusFallback(root, NEXT);
  return (
    <>
      {done ? (
        <Hand seat="jekyll" cards={seen.hands.jekyll} chosen={[]} received={newlyReceived(seen, 'jekyll')} />
      ) : (
        <HandToPlayFrom state={state} seat="jekyll" hints={false} attempt={attempt} />
      )}
      <AnnouncedMessage
        occasion={refusals}
        kind={refusals.length > 0 ? 'refused' : done ? 'answer' : undefined}
      >
        {refusals.length > 0 ? (
          <Refusals refusals={refusals} />
        ) : (
          done && <EventSentences face={voice} events={events.filter(({ type }) => type === 'exchanged')} />
        )}
      </AnnouncedMessage>
      <div class="actions">
        <button type="button" class="button quiet" onClick={again}>
          {boards.newHand}
        </button>
      </div>
    </>
  );
}
