import { useEffect, useState } from 'preact/hooks';
import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Advice as Given } from '#games/jekyll-vs-hyde/opponents/advice';
import { words as playWords } from '#said/jekyll-vs-hyde/play';
import { ADVICE_TRIALS } from '#games/jekyll-vs-hyde/widgets/thinking/advice-trials';
import type { AdviceProps } from '#widgets/play/rivals.ts';
import { seatView } from './seat-view.ts';
import type { Playing } from './setup.ts';

/** What the strongest opponent would play in this seat, when somebody asks, and why. */
export function Advice({ thinker, seen: view, seed, children }: AdviceProps<JekyllVsHyde, Playing>) {
  const [asked, ask] = useState(false);
  const [told, tell] = useState<{ readonly advice: Given; readonly done: boolean } | null>(null);
  const { hint: words } = playWords;
  const seen = seatView(view);
  const { viewer: seat } = seen;

  useEffect(() => {
    if (!asked || thinker === null) return;
    return thinker.ask({ type: 'advise', seen, seed }, (given) => {
      if (given.type === 'advice') tell(given);
    });
  }, [asked]);

  return (
    <>
      <div class="actions">
        <button
          type="button"
          class="button"
          aria-disabled={asked || thinker === null}
          onClick={() => {
            ask(thinker !== null);
          }}
        >
          {words.ask}
        </button>
        {children}
      </div>
      {/* Not told step by step: whoever listens hears what comes of it. */}
      {asked && told?.done !== true && <p>{words.wait(told?.advice.trials ?? 0, ADVICE_TRIALS)}</p>}
      <div class="advice" role="status" hidden={told?.done !== true}>
        {told?.done === true && (
          <>
            <p>{words.would(told.advice, seat)}</p>
            {told.advice.fear !== null && <p>{words.fear(told.advice.fear, seat)}</p>}
          </>
        )}
      </div>
      {told?.done === true && told.advice.moves.length > 1 && <OtherMoves moves={told.advice.moves} />}
    </>
  );
}

/** All moves that were thought of, with what each is worth. */
function OtherMoves({ moves }: Pick<Given, 'moves'>) {
  const { hint: words } = playWords;
  return (
    <details class="others">
      <summary>{words.more(moves.length)}</summary>
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            {words.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moves.map(({ move, gap, chance }, index) => (
            <tr key={index}>
              <th scope="row">{words.move(move)}</th>
              <td>{words.gap(gap)}</td>
              <td>{words.chance(chance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
