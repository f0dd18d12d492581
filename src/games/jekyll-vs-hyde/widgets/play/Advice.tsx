import type { JekyllVsHyde } from '#games/jekyll-vs-hyde/rules/game';
import type { Advice as Given } from '#games/jekyll-vs-hyde/opponents/advice';
import { words as playWords } from '#said/jekyll-vs-hyde/play';
import { ADVICE_TRIALS } from '#games/jekyll-vs-hyde/widgets/thinking/advice-trials';
import type { Task, Told } from '#games/jekyll-vs-hyde/widgets/thinking/tasks';
import { AskAdvice } from '#widgets/play/AskAdvice.tsx';
import type { AdviceProps } from '#widgets/play/play-adapter.ts';
import { seatView } from './seat-view.ts';
import type { Playing } from './setup.ts';

/** What the strongest opponent would play in this seat, when somebody asks, and why. */
export function Advice({ thinker, seen: view, seed, children }: AdviceProps<JekyllVsHyde, Playing>) {
  const { hint: words } = playWords;
  const seen = seatView(view);
  return (
    <AskAdvice<Given, Task, Told>
      thinker={thinker}
      task={{ type: 'advise', seen, seed }}
      read={(told) => (told.type === 'advice' ? told : null)}
      ask={words.ask}
      wait={(advice) => words.wait(advice?.trials ?? 0, ADVICE_TRIALS)}
      say={(advice) => (
        <>
          <p>{words.would(advice, seen.viewer)}</p>
          {advice.fear !== null && <p>{words.fear(advice.fear, seen.viewer)}</p>}
        </>
      )}
      more={({ moves }) => moves.length > 1 && <OtherMoves moves={moves} />}
    >
      {children}
    </AskAdvice>
  );
}

/** All moves that were thought of, with what each is worth. */
function OtherMoves({ moves }: Pick<Given, 'moves'>) {
  const { hint: words } = playWords;
  return (
    <details class="other-moves">
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
