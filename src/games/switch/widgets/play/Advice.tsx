import type { Advice as Given } from '#games/switch/opponents/advice';
import { seatView } from '#games/switch/opponents/imagine';
import type { Switch } from '#games/switch/rules/game-types';
import { MoveLabel } from '#games/switch/table/MoveLabel.tsx';
import { ADVICE_DEALS } from '#games/switch/widgets/thinking/advice-deals';
import type { Task, Told } from '#games/switch/widgets/thinking/tasks';
import { words as play } from '#said/switch/play';
import { AskAdvice } from '#widgets/play/AskAdvice.tsx';
import type { AdviceProps } from '#widgets/play/play-adapter.ts';
import { say } from '#words/sentences';
import type { Playing } from './setup.ts';

/** What the strongest opponent would play in this seat, when somebody asks, and why. */
export function Advice({ thinker, seen, seed, children }: AdviceProps<Switch, Playing>) {
  const { hint: words } = play;
  const isMine = seen.turn !== null && seen.turn === seen.viewer;
  return (
    <AskAdvice<Given, Task, Told>
      thinker={thinker}
      task={isMine ? { type: 'advise', seen: seatView(seen), seed } : null}
      read={(told) => (told.type === 'advice' ? told : null)}
      ask={words.ask}
      wait={(advice) => words.wait(advice?.deals ?? 0, ADVICE_DEALS)}
      say={(advice) => (
        <>
          <p>{words.would(advice)}</p>
          {advice.reasons.map((reason, index) => (
            <p key={index}>{say(words.reasons, reason)}</p>
          ))}
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
  const { hint: words } = play;
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
          {moves.map(({ move, share }, index) => (
            <tr key={index}>
              <th scope="row">
                <span aria-hidden="true">
                  <MoveLabel action={move} />
                </span>
                <span class="visually-hidden">{words.move(move)}</span>
              </th>
              <td>{words.share(share)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
