import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '#games/jekyll-vs-hyde/rules/cards';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Judged } from '#games/jekyll-vs-hyde/opponents/review';
import { words as play } from '#said/jekyll-vs-hyde/play';
import { MoveLabel } from '#games/jekyll-vs-hyde/table/MoveLabel.tsx';
import type { ReviewProps } from '#widgets/play/rivals.ts';
import type { Playing } from './setup.ts';

type Stage = 'unasked' | 'running' | 'done' | 'stopped';

/** Looks back on the round that has just ended, with both hands open: what each of the reader's cards has cost. */
export function Review({ thinker, seat, moves, past }: ReviewProps<JekyllVsHyde, Playing>) {
  const [stage, set] = useState<Stage>('unasked');
  const [judged, keep] = useState<readonly Judged[]>([]);
  const { review: words } = play;
  const deal = moves.findLastIndex(({ type }) => type === 'deal');
  const played = moves.slice(deal).filter((move) => 'card' in move && move.by === seat).length;

  useEffect(() => {
    const from = past[deal]?.context.state;
    if (stage !== 'running' || from === undefined) return;
    return thinker.ask(
      { type: 'review', from, moves: moves.slice(deal), seat },
      (told) => {
        if (told.type === 'judged') keep((before) => [told.judged, ...before]);
      },
      () => {
        set('done');
      },
    );
  }, [stage]);

  const mistakes = judged.filter(({ cost }) => cost > 0);
  return (
    <section class="review">
      <h3>{words.title}</h3>
      <p>{words.intro}</p>
      <div class="actions">
        {stage === 'unasked' && (
          <button
            type="button"
            class="button"
            onClick={() => {
              set('running');
            }}
          >
            {words.ask}
          </button>
        )}
        {stage === 'running' && (
          <StopButton
            stop={() => {
              set('stopped');
            }}
          />
        )}
      </div>
      <Mistakes mistakes={mistakes} seat={seat} />
      {stage === 'running' && <p>{words.wait(judged.length, played)}</p>}
      <p role="status">
        {stage === 'stopped' && words.stopped(judged[0]?.trick ?? 10)}
        {stage === 'done' &&
          (mistakes.length === 0 ? words.flawless(played) : words.summary(mistakes.length, played))}
      </p>
    </section>
  );
}

interface MistakesProps {
  readonly mistakes: readonly Judged[];
  readonly seat: Seat;
}

/** Each move that cost something, with the better one. */
function Mistakes({ mistakes, seat }: MistakesProps) {
  const { review: words } = play;
  return (
    <ol class="mistakes">
      {mistakes.map((mistake) => (
        <li key={mistake.trick}>
          <p>
            <strong>{words.cost(mistake, seat)}</strong> <MoveLabel action={mistake.move} /> →{' '}
            <MoveLabel action={mistake.better} />
          </p>
          <p>{words.better(mistake)}</p>
        </li>
      ))}
    </ol>
  );
}

function StopButton({ stop }: { readonly stop: () => void }) {
  return (
    <button type="button" class="button quiet" onClick={stop}>
      {play.review.stop}
    </button>
  );
}
