import type { Advice as Given } from '#games/switch/opponents/advice';
import { unnamed } from '#games/switch/opponents/distinct-legal-moves';
import { seatView } from '#games/switch/opponents/sample-hidden-cards';
import type { Switch } from '#games/switch/rules/game-types';
import { MoveLabel } from '#games/switch/table/MoveLabel.tsx';
import { ADVICE_DEALS } from '#games/switch/opponents/advice-sample-size';
import type { Task, Told } from '#games/switch/widgets/thinking/background-tasks';
import { punctuation } from '#said/punctuation';
import { words as play } from '#said/switch/play-against-computer';
import { words as effects } from '#said/switch/told-effects';
import { AskAdvice } from '#widgets/play/AskAdvice.tsx';
import { MovesConsideredInAdvice } from '#widgets/play/MovesConsideredInAdvice.tsx';
import type { AdviceProps } from '#widgets/play/play-adapter.ts';
import { say } from '#words/sentence-per-type';
import type { Playing } from './match-options.ts';

/** What the strongest opponent would play in this seat, when somebody asks, and why. */
export function Advice({ thinker, seen, point, children }: AdviceProps<Switch, Playing>) {
  const { hint: words } = play;
  const isMine = seen.turn !== null && seen.turn === seen.viewer;
  return (
    <AskAdvice<Given, Task, Told>
      thinker={thinker}
      task={isMine ? { type: 'advise', seen: seatView(seen) } : null}
      read={(told) => (told.type === 'advice' ? told : null)}
      ask={words.ask}
      wait={(advice) => words.wait(advice?.deals ?? 0, ADVICE_DEALS)}
      say={(advice) => (
        <>
          <p>
            {punctuation.row([words.would(advice), ...advice.effects.map((effect) => say(effects, effect))])}
          </p>
          {advice.reasons.map((reason, index) => (
            <p key={index}>{say(words.reasons, reason)}</p>
          ))}
        </>
      )}
      more={({ moves, deals }) => (
        <MovesConsideredInAdvice
          summary={words.more(moves.length - 1)}
          caption={words.table(deals)}
          columns={words.columns}
          moves={moves.map(({ move, share }) => ({
            move: (
              <>
                <span aria-hidden="true">
                  <MoveLabel action={move} />
                </span>
                <span class="visually-hidden">{words.move(move)}</span>
              </>
            ),
            said: [words.share(share)],
          }))}
        />
      )}
      point={(advice) => {
        const move = advice?.moves[0]?.move;
        point(move === undefined ? undefined : unnamed(move), advice?.even.map(unnamed));
      }}
    >
      {children}
    </AskAdvice>
  );
}
